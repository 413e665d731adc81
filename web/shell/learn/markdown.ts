// The little Markdown that guides and rulebooks are written in: headings, paragraphs, lists, tables, pictures of positions.

export type Span =
  | { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
  /** A link is to a rule: `rule:R-042`. */
  | { kind: 'link'; text: string; rule: string }
  /** A rule or a ruling, named by its id. */
  | { kind: 'rule'; text: string }

export type Item = { anchor: string; text: string }
export type Block =
  | { kind: 'heading'; level: number; text: string; anchor: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: string[]; rows: { anchor: string; cells: string[] }[] }
  | { kind: 'figure'; scene: string; caption: string }

const RULE_ID = /^[A-Z]+-\d+$/
const FIGURE = /^!\[(.*)\]\(scene:(\w+)\)$/
const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(rule:([^)]+)\)|\b([A-Z]+-\d+)\b/g

/** The blocks of a text, in their order. */
export function blocksOf(text: string): Block[] {
  const lines = text.split('\n')
  const blocks: Block[] = []
  let at = 0
  const while_ = (holds: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && holds(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#+) (.*)$/.exec(line)
    const figure = FIGURE.exec(line)
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]!, anchor: slug(heading[2]!) })
      at++
    } else if (figure) {
      blocks.push({ kind: 'figure', caption: figure[1]!, scene: figure[2]! })
      at++
    } else if (line.startsWith('|')) blocks.push(table(while_((one) => one.startsWith('|'))))
    else if (line.startsWith('- ')) blocks.push(list(while_((one) => one.startsWith('- ') || one.startsWith('  '))))
    else if (line.trim()) blocks.push({ kind: 'paragraph', text: while_(isProse).join(' ') })
    else at++
  }
  return blocks
}

/** What is written between the stars and brackets; `known` are the rules that a mention leads to. */
export function spansOf(text: string, known: ReadonlySet<string> = new Set()): Span[] {
  const spans: Span[] = []
  let at = 0
  const plain = (end: number) => end > at && spans.push({ kind: 'text', text: text.slice(at, end) })
  for (const found of text.matchAll(SPANS)) {
    const [whole, bold, italic, code, words, linked, rule] = found
    if (rule !== undefined && !known.has(rule)) continue
    plain(found.index)
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) spans.push({ kind: 'italic', text: italic })
    else if (code !== undefined) spans.push({ kind: 'code', text: code })
    else if (rule !== undefined) spans.push({ kind: 'rule', text: rule })
    else spans.push({ kind: 'link', text: words!, rule: linked! })
    at = found.index + whole.length
  }
  plain(text.length)
  return spans
}

/** The ids that a text explains: the first cell of a table's row, or the first words of an item. */
export function idsIn(blocks: Block[]): Set<string> {
  const anchors = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ anchor }) => anchor) : block.kind === 'list' ? block.items.map(({ anchor }) => anchor) : [],
  )
  return new Set(anchors.filter(Boolean))
}

/** Only what holds all of these words, under its headings; tables and lists lose their other lines. */
export function search(blocks: Block[], wanted: string[]): Block[] {
  const holds = (...texts: string[]) => {
    const within = texts.join(' ').toLocaleLowerCase()
    return wanted.every((word) => within.includes(word))
  }
  const found = blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [block]
    if (block.kind === 'table') {
      const rows = block.rows.filter(({ cells }) => holds(...cells))
      return rows.length ? [{ ...block, rows }] : []
    }
    if (block.kind === 'list') {
      const items = block.items.filter(({ text }) => holds(text))
      return items.length ? [{ ...block, items }] : []
    }
    return block.kind === 'paragraph' && holds(block.text) ? [block] : []
  })
  return found.filter((block, place) => block.kind !== 'heading' || leads(found, place, block.level))
}

/** With pictures, each before the table or list that explains its rule. */
export function illustrated(blocks: Block[], pictures: { figure: Block; rule: string }[]): Block[] {
  return blocks.flatMap((block) => {
    const explained = idsIn([block])
    return [...pictures.filter(({ rule }) => explained.has(rule)).map(({ figure }) => figure), block]
  })
}

/** How many lines that stand for themselves there are. */
export function count(blocks: Block[]): number {
  const each = blocks.map((block) =>
    block.kind === 'table' ? block.rows.length : block.kind === 'list' ? block.items.length : Number(block.kind === 'paragraph'),
  )
  return each.reduce((sum, one) => sum + one, 0)
}

/** A heading's place in an address. */
export function slug(title: string): string {
  return title.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
}

/** Is there anything below this heading? */
function leads(blocks: Block[], place: number, level: number): boolean {
  for (const block of blocks.slice(place + 1)) {
    if (block.kind !== 'heading') return true
    if (block.level <= level) return false
  }
  return false
}

const isProse = (line: string): boolean => line.trim() !== '' && !/^(#+ |\||- |!\[)/.test(line)

function table(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim()))
  return { kind: 'table', head, rows: rows.map((cells) => ({ anchor: RULE_ID.test(cells[0]!) ? cells[0]! : '', cells })) }
}

function list(lines: string[]): Block {
  const items: Item[] = []
  for (const line of lines) {
    if (!line.startsWith('- ')) items.at(-1)!.text += ` ${line.trim()}`
    else items.push({ anchor: /^- \*\*([A-Z]+-\d+)\b/.exec(line)?.[1] ?? '', text: line.slice(2) })
  }
  return { kind: 'list', items }
}
