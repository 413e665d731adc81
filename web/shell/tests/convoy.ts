import type { Game } from '../api'

/** A game of many possibilities, for tests of forms. */
export const CONVOY: Game = {
  id: 'convoy',
  title: 'Convoy',
  seats: [2, 4],
  options: [],
  scenarios: ['standard', 'night'],
  presets: { short: { rounds: 3 } },
  teams: ['red', 'blue'],
  agents: ['recruit', 'ace'],
  stand_in: 'lieutenant',
  packs: true,
  guide: false,
  lessons: [],
  puzzles: 0,
  maturity: 'beta',
  audience: 'players',
  rules: { total: 1, tested: 1 },
}
