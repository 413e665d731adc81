import { expect, test } from 'vitest'
import { blocksOf, count, idsIn, illustrated, search, slug, spansOf } from '../markdown'

const RULES = `# Crates

One rule
a line.

## Set-up

| id | rule | see |
| --- | --- | --- |
| L-001 | The pile has **eight** crates. | LQ-01 |
| L-002 | Take one to three. | |

![The pile](scene:pile)

## Rulings

- **LQ-01 Pile.** More is fine,
  too.
- **Plain.** No id here.
`

test('a text falls into its blocks', () => {
  expect(blocksOf(RULES)).toEqual([
    { kind: 'heading', level: 1, text: 'Crates', anchor: 'crates' },
    { kind: 'paragraph', text: 'One rule a line.' },
    { kind: 'heading', level: 2, text: 'Set-up', anchor: 'set-up' },
    {
      kind: 'table',
      head: ['id', 'rule', 'see'],
      rows: [
        { anchor: 'L-001', cells: ['L-001', 'The pile has **eight** crates.', 'LQ-01'] },
        { anchor: 'L-002', cells: ['L-002', 'Take one to three.', ''] },
      ],
    },
    { kind: 'figure', scene: 'pile', caption: 'The pile' },
    { kind: 'heading', level: 2, text: 'Rulings', anchor: 'rulings' },
    {
      kind: 'list',
      items: [
        { anchor: 'LQ-01', text: '**LQ-01 Pile.** More is fine, too.' },
        { anchor: '', text: '**Plain.** No id here.' },
      ],
    },
  ])
})

test('rules that are written down can be led to, others are words', () => {
  const known = idsIn(blocksOf(RULES))
  expect([...known]).toEqual(['L-001', 'L-002', 'LQ-01'])
  expect(spansOf('See L-001, not T-34, and `--seats` or *so* [there](rule:L-002).', known)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'L-001' },
    { kind: 'text', text: ', not T-34, and ' },
    { kind: 'code', text: '--seats' },
    { kind: 'text', text: ' or ' },
    { kind: 'italic', text: 'so' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'there', rule: 'L-002' },
    { kind: 'text', text: '.' },
  ])
})

test('a search keeps the lines that hold all words, under their headings', () => {
  const found = search(blocksOf(RULES), ['pile', 'more'])
  expect(found.map((block) => block.kind)).toEqual(['heading', 'heading', 'list'])
  expect(count(found)).toBe(1)
  expect(search(blocksOf(RULES), ['nowhere'])).toEqual([])
})

test('a picture stands before the lines that explain its rule', () => {
  const figure = { kind: 'figure' as const, scene: 'start', caption: 'The start' }
  const [id] = idsIn(blocksOf(RULES))
  const blocks = illustrated(blocksOf(RULES), [{ figure, rule: id! }, { figure, rule: 'none' }])
  const place = blocks.indexOf(figure)
  expect(blocks.filter((block) => block === figure)).toHaveLength(1)
  expect(idsIn([blocks[place + 1]!]).has(id!)).toBe(true)
})

test('headings make addresses', () => {
  expect(slug('1) Purchase')).toBe('1-purchase')
  expect(slug('Was Bots tun, und Öl')).toBe('was-bots-tun-und-öl')
})
