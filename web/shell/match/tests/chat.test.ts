// Talk at the table: who may say what to whom.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import english from '../../../i18n/en.ftl?raw'
import { Words } from '../../../table/words'
import type { MatchInfo } from '../../wire'
import Chat from '../Chat.svelte'

afterEach(cleanup)

const words = new Words('en', [{ language: 'en', text: english }], ['Ada', 'Bo', 'Cy'], {}, {})

function table(teams: number[], listed = false): MatchInfo {
  const seats = teams.map((team, seat) => ({ seat, team, kind: 'person', name: `${seat}` }))
  return { seats, teams, listed } as unknown as MatchInfo
}

function drawn(match: MatchInfo, seat: number | null = 0) {
  const say = vi.fn(async () => {})
  render(Chat, { match, chat: [], seat, words, say })
  return say
}

test('a team has a channel of its own, for words and for phrases', async () => {
  const say = drawn(table([0, 1, 0]))
  await fireEvent.click(screen.getByRole('button', { name: 'To the team' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Thanks!' }))
  expect(say).toHaveBeenLastCalledWith({ phrase: 'phrase-thanks', channel: 'team' })
  await fireEvent.input(screen.getByLabelText('Say something'), { target: { value: 'left flank' } })
  await fireEvent.submit(screen.getByLabelText('Say something').closest('form')!)
  expect(say).toHaveBeenLastCalledWith({ text: 'left flank', channel: 'team' })
  await fireEvent.click(screen.getByRole('button', { name: 'To all' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Thanks!' }))
  expect(say).toHaveBeenLastCalledWith({ phrase: 'phrase-thanks', channel: 'all' })
})

test('who has no team-mate has no such channel', () => {
  drawn(table([0, 1, 1]))
  expect(screen.queryByRole('button', { name: 'To the team' })).toBeNull()
})

test('a line to the team is marked', () => {
  const line = { number: 0, seat: 2, channel: 'team' as const, text: 'left flank', phrase: '' }
  render(Chat, { match: table([0, 1, 0]), chat: [line], seat: 0, words, say: async () => {} })
  const said = screen.getByRole('log').textContent
  expect(said).toContain('Cy')
  expect(said).toContain('To the team')
})

test('a listed match takes phrases only, and spectators say nothing', () => {
  drawn(table([0, 1, 0], true))
  expect(screen.queryByLabelText('Say something')).toBeNull()
  cleanup()
  drawn(table([0, 1, 0]), null)
  expect(screen.queryByRole('button')).toBeNull()
})
