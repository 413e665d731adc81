// The coach of a first match says one thing at a time, and nothing about what has been done twice.
import { beforeEach, expect, test } from 'vitest'
import type { Words } from '../../../table/words'
import type { Situation } from '../../wire'
import { Coach, coachAlong } from '../coach.svelte'

const WORDS = { has: (id: string) => ['coach-buy', 'coach-use', 'coach-end'].includes(id), ui: (id: string) => id } as unknown as Words
const choice = (kind: string, start = '') => ({ action: { kind }, start, touches: [] })
const situation = (...kinds: string[]) => ({ advice: null, usual: null, choices: kinds.map((kind) => choice(kind, `card:${kind}`)) }) as unknown as Situation

beforeEach(() => localStorage.clear())

test('nobody is coached in a match of their own', () => {
  expect(new Coach('rush', 'm1').says(situation('buy'), WORDS)).toBeUndefined()
})

test('of all that is possible one thing is spoken of, until it has been done twice', () => {
  coachAlong('m1')
  const coach = new Coach('rush', 'm1')
  const said = () => coach.says(situation('pass', 'buy', 'use'), WORDS)
  expect(said()).toEqual({ kind: 'buy', words: 'coach-buy', things: ['card:buy'] })
  coach.saw([{ kind: 'buy' }, { kind: 'buy' }])
  expect(said()?.kind).toBe('buy')
  coach.saw([{ kind: 'buy' }])
  expect(said()?.kind).toBe('use')
  coach.saw([{ kind: 'use' }])
  coach.saw([{ kind: 'use' }])
  expect(said()).toBeUndefined()
  expect(new Coach('rush', 'm1').says(situation('buy', 'use'), WORDS)).toBeUndefined()
})

test('what is advised comes first, and what goes without saying last', () => {
  coachAlong('m1')
  const asked = { ...situation('buy', 'use', 'end'), usual: 0, advice: { actions: [{ kind: 'end' }] } } as unknown as Situation
  const coach = new Coach('rush', 'm1')
  expect(coach.says(asked, WORDS)?.kind).toBe('end')
  expect(coach.says({ ...asked, advice: null }, WORDS)?.kind).toBe('use')
  expect(coach.says({ ...asked, advice: null, choices: asked.choices.slice(0, 1) }, WORDS)).toEqual({ kind: 'buy', words: 'coach-buy', things: [] })
})
