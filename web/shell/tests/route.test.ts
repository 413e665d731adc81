import { expect, test } from 'vitest'
import { go, link, parse, whereabouts } from '../route.svelte'

test.each([
  ['', { page: 'front' }],
  ['#/', { page: 'front' }],
  ['#/lessons/rush', { page: 'lessons', game: 'rush' }],
  ['#/puzzles/rush', { page: 'puzzles', game: 'rush' }],
  ['#/deal/rush', { page: 'deal', game: 'rush', deal: '' }],
  ['#/deal/rush/abc', { page: 'deal', game: 'rush', deal: 'abc' }],
  ['#/match/m1', { page: 'match', id: 'm1' }],
  ['#/table/m1', { page: 'table', id: 'm1' }],
  ['#/join/s.3-x_y', { page: 'join', secret: 's.3-x_y' }],
  ['#/seat/s', { page: 'seat', secret: 's' }],
  ['#/me/s', { page: 'me', secret: 's' }],
  ['#/me', { page: 'me', secret: '' }],
  ['#/watch/s', { page: 'watch', secret: 's' }],
  ['#/confirm/s', { page: 'confirm', secret: 's' }],
  ['#/replay/m1', { page: 'replay', id: 'm1', moment: undefined, seat: undefined }],
  ['#/replay/m1/12/0', { page: 'replay', id: 'm1', moment: 12, seat: 0 }],
  ['#/learn/rush', { page: 'learn', game: 'rush', at: '' }],
  ['#/rules/rush/R-042', { page: 'rules', game: 'rush', at: 'R-042' }],
  ['#/match/', { page: 'lost' }],
  ['#/nowhere/at-all', { page: 'lost' }],
  ['#/match/%E0%A4%A', { page: 'match', id: '%E0%A4%A' }],
])('%s leads to its page', (hash, route) => {
  expect(parse(hash)).toEqual(route)
})

test('a link with house rules carries them', () => {
  const route = parse('#/new/rush?name=Calm%20night&rounds=5')
  expect(route.page === 'new' && [route.game, ...route.asked]).toEqual(['rush', ['name', 'Calm night'], ['rounds', '5']])
})

test('going somewhere changes the address and the page', async () => {
  go('#/match/m7')
  await new Promise((done) => setTimeout(done))
  expect(location.hash).toBe('#/match/m7')
  expect(whereabouts.at).toEqual({ page: 'match', id: 'm7' })
})

test('a link for others is absolute', () => {
  expect(link('#/join/s')).toMatch(/^https?:\/\/[^#]+#\/join\/s$/)
})
