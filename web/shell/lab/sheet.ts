// A game's things as a sheet of cells that can be changed: read from CSV, written back as CSV.

import type { Texts } from '../texts'

export type Row = string[]
/** The things of one kind: the names of their columns, and a row for each of them. */
export type Block = { columns: Row; rows: Row[] }
export type CellChange = { block: number; row: number; column: number; before: string; after: string }

/** The cells of a CSV text; quotes may hold commas, line breaks and doubled quotes. */
export function cellsOf(text: string): Row[] {
  const rows: Row[] = [[]]
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const [, raw = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`no cell at ${at}`)
    rows.at(-1)!.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end !== ',' && cell.lastIndex < text.length) rows.push([])
    if (end === '') break
  }
  return rows
}

/** The blocks of a sheet: each begins with its columns, an empty line ends it. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let begins = true
  for (const row of cellsOf(text)) {
    if (!row.some((cell) => cell.trim())) begins = true
    else if (begins) {
      blocks.push({ columns: row, rows: [] })
      begins = false
    } else blocks.at(-1)!.rows.push(row)
  }
  return blocks
}

/** What columns of one kind have in common: `ability` of `ability1` and `ability2`. */
export const stem = (column: string): string => column.replace(/\d+$/, '')

const MOST_CHOICES = 16
/** The words that a column holds, if words are all it holds; a figure or a list has no choices. */
export function choicesOf({ columns, rows }: Block, column: number): string[] {
  const alike = columns.flatMap((name, place) => (stem(name) === stem(columns[column]!) ? [place] : []))
  const values = [...new Set(rows.flatMap((row) => alike.map((place) => row[place] ?? '')))]
  const words = values.filter(Boolean)
  return words.length > 0 && words.length <= MOST_CHOICES && words.every((word) => /^[a-z_]+$/.test(word)) ? ['', ...words.sort()] : []
}

/** Ids as words, where the game has none for them. */
const plain = (key: string): string => key.replaceAll('_', ' ')

/** What a column is called. */
export const columnTitle = (texts: Texts, game: string, column: string): string =>
  texts.ofGame(game, `sheet-${column}`) ?? texts.ofGame(game, `fact-${column}`) ?? plain(column)

/** What a word of a column is called. */
export const valueTitle = (texts: Texts, game: string, column: string, value: string): string =>
  value === '' ? '–' : (texts.ofGame(game, `sheet-${column}-${value}`) ?? texts.ofGame(game, `${stem(column)}-${value}`) ?? plain(value))

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The sheet with these changes, as CSV. */
export function written(blocks: Block[], changes: CellChange[]): string {
  const changed = new Map(changes.map(({ block, row, column, after }) => [`${block}/${row}/${column}`, after]))
  return blocks
    .map(({ columns, rows }, block) =>
      [columns, ...rows.map((cells, row) => columns.map((_, column) => changed.get(`${block}/${row}/${column}`) ?? cells[column] ?? ''))]
        .map((cells) => cells.map(quoted).join(','))
        .join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
