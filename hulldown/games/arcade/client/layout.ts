// Boards laid from tiles, as the code of a match's option `layout` names them: set: red0.blue3/white1.green2.
import boards from '../data/boards.toml?raw'
import text from '../data/tiles.toml?raw'
import { FACINGS, type ArcadeView } from './view'

type Cell = { ground: string; wall: boolean; number: number; facing: number }
type Tile = Cell[][]
/** A tile at its place, turned by a number of quarters. */
export type Laid = { tile: string; turns: number }
export type Layout = { set: string; wide: number; laid: Laid[] }

/** The tiles by set and colour, as data/tiles.toml draws them. */
export const SETS: Record<string, Record<string, Tile>> = read(text)

function read(source: string): Record<string, Record<string, Tile>> {
  const sets: Record<string, Record<string, Tile>> = {}
  for (const part of source.split('[[set]]').slice(1)) {
    const [head = '', ...tiles] = part.split('[[set.tile]]')
    sets[/id = "(\w+)"/.exec(head)?.[1] ?? ''] = Object.fromEntries(tiles.map((tile) => [/id = "(\w+)"/.exec(tile)?.[1] ?? '', grid(tile.split('"""')[1] ?? '')]))
  }
  return sets
}

/** For how many players at most a board is how wide, as data/boards.toml says. */
const BOARDS = [...boards.matchAll(/seats = (\d+)\nwide = (\d+)/g)].map(([, seats, wide]) => ({ seats: Number(seats), wide: Number(wide) }))

/** How many tiles wide the board of a match is: as chosen where there is a choice, else by the players. */
export function wideFor(seats: number, board: string): number {
  const fit = BOARDS.find((one) => seats <= one.seats) ?? BOARDS.at(-1)!
  const chosen = Number(/^2x(\d)$/.exec(board)?.[1])
  return fit === BOARDS[0] || !chosen ? fit.wide : chosen
}

function grid(drawn: string): Tile {
  return drawn
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(cell))
}

function cell(sign: string): Cell {
  const number = Number(/\d/.exec(sign)?.[0] ?? 0)
  return { number, facing: Math.max(0, '^>v<'.indexOf(sign[1] ?? '')), wall: sign === 'b', ground: number || sign === 'b' ? '.' : sign }
}

function turned(tile: Tile, turns: number): Tile {
  if (!turns) return tile
  const size = tile.length
  const once = tile.map((row, r) => row.map((_, c) => ({ ...tile[size - 1 - c]![r]!, facing: (tile[size - 1 - c]![r]!.facing + 1) % 4 })))
  return turned(once, turns - 1)
}

/** Reads a code; undefined if it is none, such as `random`. */
export function readLayout(code: string): Layout | undefined {
  const [set = '', drawn = ''] = code.split(':')
  const tiles = SETS[set.trim()]
  const rows = drawn.trim().split('/').map((row) => row.trim().split('.'))
  const laid = rows.flat().map((word) => ({ tile: word.slice(0, -1), turns: Number(word.slice(-1)) }))
  if (!tiles || rows.length !== 2 || laid.some(({ tile, turns }) => !tiles[tile] || !(turns < 4))) return undefined
  return { set: set.trim(), wide: rows[0]!.length, laid }
}

export function writeLayout({ set, wide, laid }: Layout): string {
  const words = laid.map(({ tile, turns }) => `${tile}${turns}`)
  return `${set}: ${words.slice(0, wide).join('.')}/${words.slice(wide).join('.')}`
}

/** Any board of a set, by chance; a picture to start from, not a draw of the match. */
export function anyLayout(set: string, wide: number): Layout {
  const tiles = Object.keys(SETS[set] ?? {})
  const more = shuffled(tiles).slice(0, 2 * wide - tiles.length)
  return { set, wide, laid: shuffled([...tiles, ...more]).map((tile) => ({ tile, turns: Math.floor(Math.random() * 4) })) }
}

function shuffled<T>(things: T[]): T[] {
  return things.map((thing) => ({ thing, by: Math.random() })).sort((a, b) => a.by - b.by).map(({ thing }) => thing)
}

export type Picture = { rows: string[]; walls: string[]; numbers: ArcadeView['numbers']; tile: number }

/** The board as it will lie. */
export function pictureOf({ set, wide, laid }: Layout): Picture {
  const tiles = laid.map(({ tile, turns }) => ({ tile, grid: turned(SETS[set]![tile]!, turns) }))
  const size = tiles[0]!.grid.length
  const at = (row: number, column: number) => {
    const placed = tiles[Math.floor(row / size) * wide + Math.floor(column / size)]!
    return { ...placed.grid[row % size]![column % size]!, colour: `tile:${placed.tile}` }
  }
  const spaces = Array.from({ length: 2 * size }, (_, row) => Array.from({ length: wide * size }, (_, column) => ({ id: `space:${row}:${column}`, ...at(row, column) })))
  const all = spaces.flat()
  return {
    rows: spaces.map((row) => row.map(({ ground }) => ground).join('')),
    walls: all.filter(({ wall }) => wall).map(({ id }) => id),
    numbers: Object.fromEntries(all.filter(({ number }) => number).map(({ id, colour, number, facing }) => [id, { colour, number, facing: FACINGS[facing]! }])),
    tile: size,
  }
}

