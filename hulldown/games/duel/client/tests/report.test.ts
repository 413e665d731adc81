import { describe, expect, it } from 'vitest'
import type { Line, Situation } from '../../../../../web/table/contract'
import { Words } from '../../../../../web/table/words'
import shared_de from '../../../../words/de.ftl?raw'
import shared_en from '../../../../words/en.ftl?raw'
import shared_pl from '../../../../words/pl.ftl?raw'
import de from '../../texts/de.ftl?raw'
import en from '../../texts/en.ftl?raw'
import pl from '../../texts/pl.ftl?raw'
import { ending } from '../ending'
import { MOST_SENTENCES, reportOf, told, winningSide } from '../report'
import type { DuelView } from '../view'

const wordsIn = (language: string, text: string, shared: string) => new Words(language, [{ language, text }, { language, text: shared }], ['Ada', 'Bo'])
const WORDS = { en: wordsIn('en', en, shared_en), de: wordsIn('de', de, shared_de), pl: wordsIn('pl', pl, shared_pl) }

const line = (id: string, args: Record<string, unknown> = {}): Line => ({ index: 0, message: { id, args }, rule: '', moment: 0 })
const tank = (id: string, model: string, points = 0, kills = 0) => ({ id: `tank:${id}`, side: `side:${id.split('_')[0]}`, model: `model:${model}`, points, kills })
const view = {
  sides: [{ id: 'side:german', points: 12, kills: 1 }, { id: 'side:soviet', points: 1, kills: 0 }],
  seats: [{ id: 'seat:0', side: 'side:german' }, { id: 'seat:1', side: 'side:soviet' }],
  tanks: [tank('german_i', 'pz4g', 12, 1), tank('german_ii', 'stug3g'), tank('soviet_i', 't34_76_m43', 1)],
} as unknown as DuelView
const outcome = (reason = 'by-points', ranking: number[][] = [[0], [1]]) => ({ reason, ranking, scores: [], rule: '' })

const [german, soviet] = [{ tank: 'tank:german_i', enemy: 'tank:soviet_i' }, { tank: 'tank:soviet_i', enemy: 'tank:german_i' }]
const BATTLE = [
  line('round-began', { round: 2 }),
  line('tank-moved', { tank: 'tank:german_i', range: 600 }),
  line('shot-missed', { ...soviet, number: 88 }),
  line('round-began', { round: 3 }),
  line('shot-hit', { ...german, number: 34 }),
  line('shot-pierced', { enemy: 'tank:soviet_i' }),
  line('man-killed', { tank: 'tank:soviet_i', man: 'crew:driver' }),
  line('man-wounded', { tank: 'tank:soviet_i', man: 'crew:loader' }),
  line('man-wounded', { tank: 'tank:soviet_i', man: 'crew:commander' }),
  line('crew-broken', { tank: 'tank:soviet_i' }),
  line('tank-destroyed', { tank: 'tank:soviet_i' }),
  line('game-ended', { round: 3 }),
]
const reportFor = (language: keyof typeof WORDS, lines: Line[], ended = outcome()) => {
  const words = WORDS[language]
  const sentences = reportOf(lines, view, ended, words)
  return { sentences, text: told(sentences, words) }
}

describe('the after-action report', () => {
  it('tells a battle in English', () => {
    const { text } = reportFor('en', BATTLE)
    expect(text).toContain('The Germans took the field with PzKpfw IV Ausf G and StuG III Ausf G.')
    expect(text).toContain('In round 2 Soviet I opened fire on German I and missed.')
    expect(text).toContain('In round 3 German I knocked out Soviet I (T-34/76 M43).')
    expect(text).toContain('The Germans fired one shot, which hit and pierced the armour.')
    expect(text).toContain('The luckiest shot was fired by German I, which hit Soviet I with a chance of 34%.')
    expect(text).toContain('One man died, and 2 were wounded.')
    expect(text).toMatch(/The Germans had 12 points, the Soviets 1\. The field belonged to the Germans\.$/)
  })

  it('tells shots that hit nothing, and equal tanks together', () => {
    const many = { ...view, tanks: [...view.tanks, tank('soviet_ii', 't34_76_m43')] } as unknown as DuelView
    const text = told(reportOf([line('shot-missed', { ...soviet, number: 50 })], many, outcome(), WORDS.en), WORDS.en)
    expect(text).toContain('The Soviets fired one shot and hit nothing.')
    expect(text).toMatch(/met them with T-34\/76 M43 [^a]*2|met them with 2[^.]*T-34\/76 M43/)
  })

  it('tells it in German and in Polish, each number with its form', () => {
    const german = reportFor('de', BATTLE).text
    expect(german).toContain('In Runde 3 wurde S-I (T-34/76 M43) von D-I abgeschossen.')
    expect(german).toContain('Ein Mann fiel, 2 wurden verwundet.')
    expect(german).toContain('mit 12 Punkten und einem Abschuss.')
    const polish = reportFor('pl', BATTLE).text
    expect(polish).toContain('Niemcy oddali jeden strzał, który trafił i przebił pancerz.')
    expect(polish).toContain('12 punktów, 1 zniszczony czołg.')
    expect(polish).toContain('Zginął 1 żołnierz, 2 zostało rannych.')
    const many = (count: number) => reportFor('pl', [...BATTLE, ...Array.from({ length: count }, () => line('tank-on-fire', {}))]).text
    expect([1, 3, 5].map((count) => /Wybuch\p{L}+ \d pożar\S*/u.exec(many(count))?.[0])).toEqual(['Wybuchł 1 pożar.', 'Wybuchły 3 pożary.', 'Wybuchło 5 pożarów.'])
    const bounced = (count: number) => reportFor('pl', [...BATTLE, ...Array.from({ length: count }, () => line('shot-bounced', {}))]).text
    expect([1, 2, 5, 22].map((count) => /odbi\p{L}+ się \d+ pocisk\p{L}*/u.exec(bounced(count))?.[0])).toEqual(['odbił się 1 pocisk', 'odbiły się 2 pociski', 'odbiło się 5 pocisków', 'odbiły się 22 pociski'])
  })

  it('has 8 to 20 sentences, whatever happened, and no word is missing', () => {
    const kinds = ['tank-abandoned', 'tank-destroyed', 'tank-exploded', 'tank-left', 'tank-on-fire', 'tank-flanked', 'tactics-played', 'shot-bounced', 'tank-reinforced']
    const long = [...BATTLE, ...Array.from({ length: 12 }, () => kinds.map((id) => line(id, german))).flat()]
    for (const language of ['en', 'de', 'pl'] as const)
      for (const lines of [[], BATTLE, long])
        for (const ended of [outcome(), outcome('by-kills-soviet', [[], [0]]), outcome('by-side', [[1], [0]])]) {
          const { sentences, text } = reportFor(language, lines, ended)
          expect(sentences.length).toBeGreaterThanOrEqual(8)
          expect(sentences.length).toBeLessThanOrEqual(MOST_SENTENCES)
          expect(text).not.toMatch(/undefined|NaN|\{|report/i)
        }
    for (const words of Object.values(WORDS)) expect([...words.missing]).toEqual([])
  })

  it('knows the winner even if nobody at the table is', () => {
    expect(winningSide(view, outcome('by-points-soviet', [[], [0, 1]]))).toBe('soviet')
    expect(winningSide(view, outcome('by-kills-german', [[], [0, 1]]))).toBe('german')
    expect(winningSide(view, outcome('by-side', [[1], [0]]))).toBe('soviet')
  })

  it('names the side that has more points or kills, and how many both have', () => {
    const said = (language: keyof typeof WORDS, ended: ReturnType<typeof outcome>) => ending({ outcome: ended, view } as unknown as Situation, WORDS[language])?.replace(/[\u2068\u2069]/g, '')
    expect(said('en', outcome())).toBe('The German side has more victory points: 12 to 1')
    expect(said('de', outcome())).toBe('Die deutsche Seite hat mehr Siegpunkte: 12 zu 1')
    expect(said('pl', outcome('by-points-german', [[], [1]]))).toBe('Strona niemiecka ma więcej punktów zwycięstwa: 12 do 1')
    expect(said('en', outcome('by-kills'))).toBe('12 victory points each, and the German side has more kills: 1 to 0')
    expect(said('pl', outcome('by-kills-german', [[], [1]]))).toBe('Po 12 PZ, ale strona niemiecka zniszczyła więcej czołgów: 1 do 0')
    expect(said('en', outcome('by-side', [[1], [0]]))).toBeUndefined()
  })
})
