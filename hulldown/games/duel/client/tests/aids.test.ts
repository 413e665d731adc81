import { describe, expect, it } from 'vitest'
import rules from '../../RULES.md?raw'
import en from '../../texts/en.ftl?raw'
import type { Situation } from '../../../../../web/table/contract'
import { AIDS, rulesNow } from '../aids'

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
})
