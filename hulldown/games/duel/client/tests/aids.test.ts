import { describe, expect, it } from 'vitest'
import rules from '../../RULES.md?raw'
import en from '../../texts/en.ftl?raw'
import type { Situation } from '../../../../../web/table/contract'
import { Words } from '../../../../../web/table/words'
import { AIDS, rulesNow, soloAid, toldAids } from '../aids'
import type { TankView } from '../view'

describe('the player aid', () => {
  it('lists rules that there are, each once, under a heading that has its words', () => {
    const listed = AIDS.flatMap((part) => part.rules)
    expect(new Set(listed).size).toBe(listed.length)
    for (const id of listed) expect(rules).toContain(`| ${id} |`)
    for (const { title } of AIDS) expect(en).toContain(`\n${title} = `)
  })

  it('marks what is asked, what keeps from it, and what the figures come from', () => {
    const step = (rule: string) => ({ id: 'x', rule, level: 1, value: 1 })
    const view = { shots: [{ lines: [step('D-255')] }], tanks: [{ move_steps: [step('D-317')], fire_steps: [] }] }
    const situation = { view, prompt: { rule: 'D-150' }, refusals: [{ rule: 'D-162' }] } as unknown as Situation
    expect([...rulesNow(situation)].sort()).toEqual(['D-150', 'D-162', 'D-255', 'D-317'])
  })

  it('tells what leads the solo opponent, every line with a rule that there is', () => {
    const words = new Words('en', [{ language: 'en', text: en }])
    const solo = (personality: string, attitude: string) => ({ id: 'tank:soviet_i', out: false, solo: { personality: `personality:${personality}`, attitude: `attitude:${attitude}`, pool: ['card:n4'] } }) as unknown as TankView
    const kinds = ['aggressive', 'alert', 'bold', 'cautious', 'evasive']
    const lines = soloAid([{ id: 'tank:german_i', out: false, solo: null } as unknown as TankView, ...kinds.map((kind) => solo(kind, 'in_peril'))], words)
    expect(lines.length).toBe(kinds.length * 4)
    for (const { text, rule } of lines) {
      expect(rules).toContain(`| ${rule} |`)
      expect(text).not.toMatch(/undefined|\{|solo-list|_/)
    }
    expect(lines.map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))).toContain('aggressive, operational: a high-quality shot (to hit 55, penetration less armour −2) → the mission of the scenario → flank → a low-quality shot (to hit 40, penetration less armour −1) → lead → move; then spot → go Hull Down → load APCR → lay smoke.')
    expect([...words.missing]).toEqual([])
    expect(soloAid([], words)).toEqual([])
    const told = (tanks: TankView[]) => toldAids({ view: { tanks } } as unknown as Situation, words).map(({ title }) => title)
    expect([told([solo('bold', 'operational')]), told([])]).toEqual([['table-aid-solo'], []])
  })
})
