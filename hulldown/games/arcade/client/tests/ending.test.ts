import { describe, expect, it } from 'vitest'
import type { Line, Situation } from '../../../../../web/table/contract'
import { Words } from '../../../../../web/table/words'
import shared_de from '../../../../words/de.ftl?raw'
import shared_en from '../../../../words/en.ftl?raw'
import shared_pl from '../../../../words/pl.ftl?raw'
import de from '../../texts/de.ftl?raw'
import en from '../../texts/en.ftl?raw'
import pl from '../../texts/pl.ftl?raw'
import { ending, remarks } from '../ending'

const wordsIn = (language: string, text: string, shared: string) => new Words(language, [{ language, text }, { language, text: shared }], ['Ada', 'Bo'])
const WORDS = { en: wordsIn('en', en, shared_en), de: wordsIn('de', de, shared_de), pl: wordsIn('pl', pl, shared_pl) }
const plain = (text: string | undefined) => text?.replace(/[\u2068\u2069]/g, '')

const ROUND = ['round-began']
const bot = (seat: number) => ['bot-scored', `seat:${seat}`]
const eagle = (seat: number) => ['eagle-taken', `seat:${seat}`]
const logOf = (...told: string[][]): Line[] =>
  told.map(([id, seat], index) => ({ index, message: { id: id!, args: seat ? { seat } : {} }, rule: '', moment: 0 }))

/** How a match of two stands after such a log. */
function over(log: Line[], reason: string, ranking: number[][]): Situation {
  const count = (id: string, seat: number) => log.filter(({ message }) => message.id === id && message.args.seat === `seat:${seat}`).length
  const seats = [0, 1].map((seat) => ({ id: `seat:${seat}`, kills: count('bot-scored', seat), eagles: count('eagle-taken', seat) }))
  const scores = seats.map(({ kills, eagles }) => ({ bots: kills, eagles: 3 * eagles }))
  const view = { seats: seats.map((seat, place) => ({ ...seat, points: scores[place]!.bots + scores[place]!.eagles })) }
  return { outcome: { reason, ranking, scores, rule: '' }, view } as unknown as Situation
}

describe('the end of a match', () => {
  it('names who brought it about', () => {
    const log = logOf(ROUND, eagle(0), eagle(1), eagle(1))
    const said = (reason: string, ranking: number[][], language: keyof typeof WORDS = 'en') => plain(ending(over(log, reason, ranking), WORDS[language], log))
    expect(said('third-eagle', [[1], [0]])).toBe('Bo took the third Eagle.')
    expect(said('third-eagle', [[1], [0]], 'de')).toBe('Bo hat den dritten Adler erobert.')
    expect(said('five-ahead', [[1], [0]])).toBe('Bo is five points ahead.')
    expect(said('tie-broken', [[0], [1]])).toBe('Ada broke the tie after the third Eagle.')
    expect(said('round-limit', [[0], [1]])).toBe('Ada led after the last round.')
    expect(said('round-limit', [[0, 1]])).toBe('Ada and Bo were level after the last round.')
    expect(said('round-limit', [[0, 1]], 'pl')).toBe('Po ostatniej rundzie remisują Ada i Bo.')
    expect(said('round-limit', [[], [0]])).toBeUndefined()
    expect(said('no-bot-left', [[0, 1]])).toBeUndefined()
  })

  it('tells where the lead changed', () => {
    const log = logOf(ROUND, bot(0), eagle(1), ROUND, bot(1), eagle(0), bot(0))
    const told = remarks(over(log, 'round-limit', [[0], [1]]), WORDS.en, log)
    expect([...told].map(([index, text]) => [index, plain(text)])).toEqual([[2, 'That was the lead: 3 to 1.'], [6, 'That was the lead: 5 to 4.']])
  })

  it('tells of the best round where nobody lost the lead', () => {
    const log = logOf(ROUND, eagle(0), ROUND, bot(1), ROUND, bot(0), eagle(0))
    const told = remarks(over(log, 'five-ahead', [[0], [1]]), WORDS.en, log)
    expect([...told].map(([index, text]) => [index, plain(text)])).toEqual([[6, 'That made 4 points, the best round of the match.']])
  })

  it('counts nothing where something was taken back', () => {
    const log = logOf(ROUND, bot(0), eagle(1))
    const less = over(log.slice(0, 2), 'round-limit', [[0], [1]])
    expect(remarks(less, WORDS.en, log).size).toBe(0)
  })
})
