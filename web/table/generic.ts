// Any game's view as sections to read: the browser's twin of hulldown/cli/view.py and details.py.
import { isEmpty, isFields, singular, textId, type JSONValue, type Words } from './words'

export type Fields = Record<string, JSONValue>
/** `figure`: a number, which reads badly without its label. */
export type Fact = { label: string; text: string; figure: boolean }
/** Something on the table: its id if it has one, its words, how many of it, what is printed on it. */
export type Item = { id: string; name: string; count: number; facts: Fact[]; marks: string[] }
export type Figure = { key: string; label: string; items: Item[]; text: string }
/** A player, a pile, a lane: a name, figures, and lists of things. */
export type Row = { id: string; name: string; figures: Figure[]; lists: Figure[] }
export type Section =
  | { kind: 'rows'; key: string; label: string; rows: Row[] }
  | { kind: 'things'; key: string; label: string; items: Item[] }
  | { kind: 'fields'; key: string; label: string; fields: Figure[] }

/** One half of the table: what lies there, the players first. */
export type Half = { sections: Section[] }
/** The open figures, what lies on the table, and what is one's own: whatever a view has after its `seats`. */
export type Overview = { figures: Figure[]; table: Half; own: Half }

export const LONG = 12
const SEATS = 'seats'

/** What is said of things, by their ids. */
export function isReference(value: JSONValue): value is Record<string, Fields> {
  return isFields(value) && Object.keys(value).some((key) => key.includes(':'))
}

/** All that a view says of things. */
export function factsIn(view: Fields): Map<string, Fields> {
  const references = Object.values(view).filter(isReference)
  return new Map(references.flatMap((reference) => Object.entries(reference)))
}

export function overview(view: Fields, words: Words, toAct: number[] = []): Overview {
  const facts = factsIn(view)
  const entries = Object.entries(view).filter(([, value]) => !isReference(value))
  const seats = entries.findIndex(([key]) => key === SEATS)
  const made: Overview = { figures: [], table: { sections: [] }, own: { sections: [] } }
  const asked = toAct.length ? JSON.stringify(toAct.map((seat) => `seat:${seat}`)) : ''
  entries.forEach(([key, value], place) => {
    if (isSingle(value)) {
      if (!isEmpty(value)) made.figures.push(figure(key, value, words, facts))
    } else if (JSON.stringify(value) !== asked) {
      const half = seats >= 0 && place > seats ? made.own : made.table
      const section = sectionOf(key, once(value, view), words, facts)
      if (!section) return
      if (key === SEATS) half.sections.unshift(section)
      else half.sections.push(section)
    }
  })
  made.figures = made.figures.filter((one) => one.text)
  return made
}

const isSingle = (value: JSONValue): boolean => value === null || typeof value !== 'object'

function sectionOf(key: string, value: JSONValue, words: Words, facts: Map<string, Fields>): Section | undefined {
  const label = words.label(key)
  if (isRows(value, key, words))
    return { kind: 'rows', key, label, rows: value.map((row) => rowOf(key, row, words, facts)) }
  if (isEmpty(value)) return undefined
  if (Array.isArray(value)) return { kind: 'things', key, label, items: items(key, value, words, facts) }
  if (!isFields(value)) return undefined
  return { kind: 'fields', key, label, fields: fieldsOf(value, words, facts) }
}

/** Rows of figures; counted things, pairs, and what has a text of its own are things. */
function isRows(value: JSONValue, key: string, words: Words): value is Fields[] {
  if (!Array.isArray(value) || !isFields(value[0]) || words.has(`tell-${key}`)) return false
  return !isCounted(value[0]) && Object.values(value[0]).some((one) => typeof one !== 'string')
}

const isCounted = (value: Fields): boolean => Object.keys(value).sort().join() === 'count,id'

function rowOf(key: string, row: Fields, words: Words, facts: Map<string, Fields>): Row {
  const id = typeof row.id === 'string' ? row.id : ''
  const parts = Object.entries(row).filter(([name]) => name !== 'id')
  const figures = parts.filter(([, value]) => isSingle(value) && value !== null)
  const lists = parts.filter(([, value]) => !isSingle(value) && !isEmpty(value))
  return {
    id,
    name: id ? words.thing(id) : words.label(key),
    figures: figures.map(([name, value]) => figure(name, value, words, facts)),
    lists: lists.map(([name, value]) => figure(name, value, words, facts)),
  }
}

function fieldsOf(value: Fields, words: Words, facts: Map<string, Fields>): Figure[] {
  const told = Object.entries(value).filter(([, one]) => one !== 0 && !isEmpty(one))
  return told.map(([key, one]) => figure(key, one, words, facts))
}

/** A label with its words, and with the things it names so that they can be clicked. */
function figure(key: string, value: JSONValue, words: Words, facts: Map<string, Fields>): Figure {
  const listed = typeof value === 'string' && value.includes(':') ? [value] : value
  const named = Array.isArray(listed) && listed.some((one) => idOf(one))
  return {
    key,
    label: words.label(key),
    items: named ? items(key, listed, words, facts) : [],
    text: words.value(value, key),
  }
}

/** The things of a list, equal ones together. */
export function items(key: string, list: JSONValue[], words: Words, facts: Map<string, Fields>): Item[] {
  const made = new Map<string, Item>()
  for (const one of list) {
    const id = idOf(one)
    const counted = isFields(one) && isCounted(one)
    const name = counted ? words.thing(id) : words.value([one], key)
    const known = made.get(id + name)
    const count = counted ? Number(one.count) : 1
    if (known) known.count += count
    else made.set(id + name, { id, name, count, ...printed(facts.get(id), words) })
  }
  return [...made.values()]
}

function idOf(value: JSONValue): string {
  if (isFields(value)) return typeof value.id === 'string' ? value.id : ''
  return typeof value === 'string' && value.includes(':') ? value : ''
}

/** What is printed on a thing: figures by their texts `fact-KEY`, marks and lists in words. */
export function printed(fields: Fields | undefined, words: Words): { facts: Fact[]; marks: string[] } {
  const told = Object.entries(fields ?? {}).filter(([key]) => words.has(`fact-${key}`))
  const isMark = (value: JSONValue) => typeof value === 'boolean' || Array.isArray(value)
  return {
    facts: told
      .filter(([, value]) => !isMark(value) && !isEmpty(value))
      .map(([key, value]) => ({
        label: words.ui(`fact-${key}`),
        text: words.value(value, key),
        figure: typeof value === 'number',
      })),
    marks: told
      .filter(([, value]) => isMark(value) && !isEmpty(value))
      .map(([key, value]) => (value === true ? words.ui(`fact-${key}`) : words.value(value, key))),
  }
}

/** The words on a thing that have a text `ID-help`, with that text. */
export function helps(id: string, fields: Fields | undefined, words: Words): { label: string; text: string }[] {
  const ids = new Set(id.includes(':') ? [textId(id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1))] : [])
  for (const [key, value] of Object.entries(fields ?? {})) {
    if (value === true) ids.add(`fact-${key}`)
    for (const word of wordsIn(value)) {
      ids.add(textId(key, word))
      ids.add(textId(singular(key), word))
    }
  }
  return [...ids].flatMap((one) => {
    const help = words.help(one)
    return help === undefined ? [] : [{ label: words.ui(one), text: help }]
  })
}

function wordsIn(value: JSONValue): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(wordsIn) : []
}

/** Without the lists that stand on the table by themselves. */
function once(value: JSONValue, view: Fields): JSONValue {
  if (!isFields(value)) return value
  const lists = Object.values(view).filter((one) => Array.isArray(one) && one.length)
  const shown = new Set(lists.map((one) => JSON.stringify(one)))
  return Object.fromEntries(Object.entries(value).filter(([, one]) => !shown.has(JSON.stringify(one))))
}
