// The form's parts, drawn and used.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../api'
import { MatchForm } from '../lobby/form.svelte'
import OptionField from '../lobby/OptionField.svelte'
import PaceFields from '../lobby/PaceFields.svelte'
import RuleFields from '../lobby/RuleFields.svelte'
import SeatFields from '../lobby/SeatFields.svelte'
import { Texts } from '../texts'
import type { Option } from '../wire'
import { CONVOY } from './convoy'

const GAME: Game = {
  ...CONVOY,
  seats: [2, 3],
  options: [
    { id: 'rounds', kind: 'number', default: 4, low: 3, high: 5, rule: 'T-004', per_seat: false },
    { id: 'scouting', kind: 'switch', default: true, rule: '', per_seat: false },
  ],
}
const WORDS = `
option-edition = Edition
option-edition-help = Which rulebook.
option-edition-de-1_3 = German
option-rounds = Rounds
option-scouting = Scouting
preset-short = Short match
team-red = Red
team-blue = Blue
`
const texts = new Texts('en', { language: 'en', shell: '', games: { convoy: WORDS } })

const option = (form: Partial<Option>, value: unknown, change = vi.fn(), seats: string[] = []) => {
  const whole = { id: 'edition', kind: 'choice', default: value, rule: '', per_seat: false, ...form } as Option
  render(OptionField, { game: 'convoy', form: whole, value, seats, texts, change })
  return change
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a choice shows its values in words and its help', async () => {
  const change = option({ choices: ['de-1.3', 'en'] }, 'de-1.3')
  const field = screen.getByLabelText<HTMLSelectElement>('Edition')
  expect([...field.options].map((one) => one.text)).toEqual(['German', 'en'])
  expect(screen.getByText('Which rulebook.')).toBeTruthy()
  await fireEvent.change(field, { target: { value: 'en' } })
  expect(change).toHaveBeenCalledWith('en')
})

test('a switch is a checkbox; what differs from print says what is printed', async () => {
  const change = option({ id: 'scouting', kind: 'switch', default: true }, false)
  const field = screen.getByLabelText<HTMLInputElement>('Scouting')
  expect(field.checked).toBe(false)
  expect(screen.getByText(/Printed: .on/)).toBeTruthy()
  await fireEvent.click(field)
  expect(change).toHaveBeenCalledWith(true)
})

test('a number beyond its limits is not taken', async () => {
  const change = option({ id: 'rounds', kind: 'number', low: 3, high: 5 }, 4)
  const field = screen.getByLabelText<HTMLInputElement>('Rounds')
  expect([field.min, field.max, field.required]).toEqual(['3', '5', true])
  await fireEvent.input(field, { target: { value: '9' } })
  expect(change).not.toHaveBeenCalled()
  await fireEvent.input(field, { target: { value: '5' } })
  expect(change).toHaveBeenCalledWith(5)
})

test('an option for each seat has a field for each seat', async () => {
  const form = { id: 'rounds', kind: 'number', default: 3, low: 3, high: 5, per_seat: true } as const
  const change = option(form, [3, 4], vi.fn(), ['Seat A', 'Seat B'])
  await fireEvent.input(screen.getByLabelText('Rounds: Seat A'), { target: { value: '5' } })
  expect(change).toHaveBeenCalledWith([5, 4])
})

test('choosing a company fills the seats, each can be changed, teams stand beside', async () => {
  const form = new MatchForm(GAME)
  render(SeatFields, { form, texts, name: 'Ada' })
  await fireEvent.click(screen.getByLabelText(/^Friends, by link/))
  expect(form.seats.map(({ kind }) => kind)).toEqual(['me', 'friend'])
  await fireEvent.click(screen.getByLabelText('One seat more'))
  expect(form.seats.length).toBe(3)
  expect(screen.getByLabelText<HTMLButtonElement>('One seat more').disabled).toBe(true)
  flushSync(() => (form.seats[2]!.kind = 'here'))
  expect(screen.getByLabelText<HTMLSelectElement>(/^Seat .C. is filled by/).value).toBe('here')
  await fireEvent.input(screen.getByLabelText(/^Name at seat .C/), { target: { value: 'Cy' } })
  expect(form.wish.seats[2]).toEqual({ kind: 'here', name: 'Cy' })
  const side = screen.getByLabelText<HTMLSelectElement>(/^Side of seat .B/)
  expect([...side.options].map((one) => one.text)).toEqual(['Red', 'Blue'])
})

test('presets and house rules fill the options; changed ones can be kept and dropped', async () => {
  const form = new MatchForm(GAME)
  render(RuleFields, { form, texts })
  const sets = screen.getByLabelText<HTMLSelectElement>('Play by')
  await fireEvent.change(sets, { target: { value: '1' } })
  expect(form.changed).toEqual({ rounds: 3 })
  await fireEvent.click(screen.getByLabelText('Scouting'))
  expect(sets.selectedOptions[0]?.text).toBe('rules of your own')
  await fireEvent.input(screen.getByLabelText('Name of these house rules'), { target: { value: 'Ours' } })
  await fireEvent.click(screen.getByText('Save as house rules'))
  flushSync()
  expect(sets.selectedOptions[0]?.text).toBe('Ours')
  await fireEvent.click(screen.getByText(/^Delete/))
  expect([...sets.options].map((one) => one.text)).not.toContain('Ours')
})

test('a clock asks for minutes, days for days', async () => {
  const form = new MatchForm(GAME)
  render(PaceFields, { form, texts })
  expect(screen.queryByLabelText('Minutes')).toBeNull()
  await fireEvent.click(screen.getByLabelText('Live, with a clock'))
  await fireEvent.input(screen.getByLabelText('Minutes'), { target: { value: '5' } })
  expect(form.pace).toMatchObject({ mode: 'live', clock: 'bank', seconds: 300 })
  await fireEvent.click(screen.getByLabelText('Over several days'))
  await fireEvent.input(screen.getByLabelText('Days per decision'), { target: { value: '3' } })
  expect(form.pace).toMatchObject({ mode: 'days', clock: 'move', seconds: 3 * 86_400 })
})
