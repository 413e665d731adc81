// Sheets: read, changed, written.
import { expect, test } from 'vitest'
import { blocksOf, cellsOf, choicesOf, written } from '../sheet'

const SHEET = '\uFEFFid,name,cost\r\nt_34,T-34,3\r\nkv_1,"KV-1, early ""Klim""",4\r\n\r\nterrain,cover\r\nwoods,20\r\n'

test('cells may hold commas and quotes', () => {
  expect(cellsOf('a,"b, ""c""",\nd,e,f\n')).toEqual([
    ['a', 'b, "c"', ''],
    ['d', 'e', 'f'],
  ])
})

test('a sheet is read in blocks, each below its columns', () => {
  const [vehicles, terrain] = blocksOf(SHEET)
  expect(vehicles).toEqual({ columns: ['id', 'name', 'cost'], rows: [['t_34', 'T-34', '3'], ['kv_1', 'KV-1, early "Klim"', '4']] })
  expect(terrain).toEqual({ columns: ['terrain', 'cover'], rows: [['woods', '20']] })
})

test('a changed cell is written, and the rest as it was', () => {
  const blocks = blocksOf(SHEET)
  const text = written(blocks, [{ block: 0, row: 0, column: 2, before: '3', after: '5' }])
  expect(blocksOf(text)[0]?.rows[0]).toEqual(['t_34', 'T-34', '5'])
  expect(blocksOf(written(blocks, []))).toEqual(blocks)
})

test('a column of words can be chosen from, one of figures or lists cannot', () => {
  const block = { columns: ['id', 'class', 'cost', 'ability1', 'ability2', 'crew'], rows: [['a', 'light', '2', 'scouting', '', 'gunner driver'], ['b', 'heavy', '', '', 'repair', 'driver']] }
  expect(choicesOf(block, 1)).toEqual(['', 'heavy', 'light'])
  expect(choicesOf(block, 2)).toEqual([])
  expect(choicesOf(block, 3)).toEqual(['', 'repair', 'scouting'])
  expect(choicesOf(block, 5)).toEqual([])
})
