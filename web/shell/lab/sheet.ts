// A game's things as a sheet of cells that can be changed: read from CSV, written back as CSV.

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
