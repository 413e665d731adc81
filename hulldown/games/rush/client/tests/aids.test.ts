import { describe, expect, it } from 'vitest'
import achievements from '../../data/achievements.toml?raw'
import rules from '../../RULES.md?raw'
import type { Situation } from '../../../../../web/table/contract'
import { AIDS, rulesNow } from '../aids'

const facts = (abilities: [string, number][], kind: string | null) => ({ abilities, class: kind })

/** The rules that a hand and the Achievements of a match make apply. */
function now(hand: string[], revealed: string[] = []): string[] {
  const cards = {
    'card:volunteers': facts([['recruitment', 0]], null),
    'card:kv_1': facts([['invulnerability', 0], ['reinforcements', 1]], 'heavy'),
  }
  const view = { hand, cards, achievements: revealed.map((id) => ({ id: `achievement:${id}` })) }
  return [...rulesNow({ view } as unknown as Situation)].sort()
}

describe('the player aid', () => {
  it('lists rules that there are, each once', () => {
    const listed = AIDS.flatMap((part) => part.rules)
    expect(new Set(listed).size).toBe(listed.length)
    for (const id of listed) expect(rules).toContain(`| ${id} |`)
  })

  it('marks what the cards in hand are and can do', () => {
    expect(now(['card:volunteers'])).toEqual(['R-134', 'R-147', 'R-148'])
    expect(now(['card:kv_1'])).toEqual(['R-140', 'R-146', 'R-167'])
  })

  it('marks each Achievement of the match by the rule that says what it counts', () => {
    for (const [, id, rule] of achievements.matchAll(/id = "(\w+)"\nrule = "(R-\d+)"/g)) expect(now([], [id!])).toEqual([rule])
  })
})
