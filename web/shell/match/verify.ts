// Works out again, in this browser, that a match's luck follows from the secret the server had committed to and the
// players' words (hulldown/kernel/chance.py, docs/replay-format.md), and compares both with what was remembered here.
import type { Memory } from '../luck'

export type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
export type CheckId = 'chain' | 'commitment' | 'remembered' | 'word' | 'agents' | 'draws' | 'start'
/** `ok` is null where it could not be checked; `line` is the first bad line of the file. */
export type Check = { id: CheckId; ok: boolean | null; count: number; line?: number }
/**
 * `fair`: the secret was fixed before this browser sent its word, the word is mixed in, all draws follow.
 * `consistent`: all draws follow, but whether the secret was fixed before is not known here.
 * `unknown`: nothing tells where the luck came from. `bad`: something is wrong, or a promise cannot be checked.
 */
export type Level = 'fair' | 'consistent' | 'unknown' | 'bad'
/** `words` are those mixed in, by seat; empty: none was sent. */
export type Verdict = { level: Level; checks: Check[]; words: string[] }

type Draw = [rule: string, stream: string, bound: number, result: number]
type FileLine = { chain: string; [field: string]: unknown }
type Header = { chance: { kind: string; commitment?: string; entropy?: string[] }; config?: { seats?: number } }

/** SHA-256 by the browser; only pages served safely, or from this computer, have it. */
export const sha256: Hash = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined

const utf8 = new TextEncoder()

/**
 * Checks a replay file against what this browser remembers. A remembered word is looked for only if its seat is still
 * this browser's (`seated`); `agents` are the seats that cannot have sent one.
 */
export async function verify(
  file: string,
  memory: Memory | null,
  { seated = true, agents = [] }: { seated?: boolean; agents?: number[] } = {},
  hash: Hash = sha256,
): Promise<Verdict> {
  const lines = file.trimEnd().split('\n').map((line) => JSON.parse(line) as FileLine)
  const header = lines[0] as unknown as Header
  const result = lines.at(-1) as unknown as { secret: string | null }
  const { kind, commitment = '', entropy = [] } = header.chance
  const fair = kind === 'fair'
  const secret = fair && result.secret !== null ? unhex(result.secret) : null
  const checks = [await checkChain(lines, hash)]
  if (secret === null) {
    checks.push({ id: 'commitment', ok: memory === null ? null : false, count: 0 })
  } else {
    const promised = hex(await hash(joined(utf8.encode('hulldown-commit:'), secret)))
    checks.push({ id: 'commitment', ok: promised === commitment, count: 1 })
  }
  checks.push({ id: 'remembered', ok: memory && fair && memory.commitment === commitment, count: 1 })
  checks.push({ id: 'word', ok: memory?.word && seated ? fair && entropy.includes(memory.word) : null, count: 1 })
  const bySeat = entropy.length === header.config?.seats
  if (memory && bySeat && agents.length) checks.push({ id: 'agents', ok: agents.every((seat) => !entropy[seat]), count: agents.length })
  checks.push(
    secret === null
      ? { id: 'draws', ok: null, count: 0 }
      : await checkDraws(lines.slice(1, -1), await keyOf(secret, entropy, hash), hash),
  )
  if (lines[1]?.action) checks.push({ id: 'start', ok: null, count: 1 })
  return { level: levelOf(checks), checks, words: bySeat ? entropy : [] }
}

function levelOf(checks: Check[]): Level {
  const found = new Map(checks.map(({ id, ok }) => [id, ok]))
  if ([...found.values()].includes(false)) return 'bad'
  if (!found.get('draws')) return 'unknown'
  return found.get('remembered') && found.get('word') ? 'fair' : 'consistent'
}

/** Each line is bound to all above it. */
async function checkChain(lines: FileLine[], hash: Hash): Promise<Check> {
  let above = ''
  for (const [place, { chain, ...line }] of lines.entries()) {
    above = hex(await hash(utf8.encode(canonical([above, line])))).slice(0, 32)
    if (above !== chain) return { id: 'chain', ok: false, count: place, line: place + 1 }
  }
  return { id: 'chain', ok: true, count: lines.length }
}

async function keyOf(secret: Uint8Array, entropy: string[], hash: Hash): Promise<Uint8Array> {
  const words = await Promise.all(entropy.map((word) => hash(utf8.encode(word))))
  return hash(joined(utf8.encode('hulldown-key:'), secret, ...words))
}

/** The n-th draw of a stream depends on nothing but the key, the stream's name and n. */
async function checkDraws(records: FileLine[], key: Uint8Array, hash: Hash): Promise<Check> {
  const drawn = new Map<string, number>()
  let count = 0
  for (const [place, record] of records.entries()) {
    for (const [, stream, bound, result] of record.draws as Draw[]) {
      const number = drawn.get(stream) ?? 0
      drawn.set(stream, number + 1)
      if ((await draw(key, stream, number, bound, hash)) !== result) return { id: 'draws', ok: false, count, line: place + 2 }
      count += 1
    }
  }
  return { id: 'draws', ok: true, count }
}

/** One of 0 … bound - 1, without bias: an attempt that would be biased is repeated. */
export async function draw(key: Uint8Array, stream: string, number: number, bound: number, hash: Hash): Promise<number> {
  const all = 1n << 64n
  const limit = all - (all % BigInt(bound))
  for (let attempt = 0; ; attempt++) {
    const block = await hash(joined(key, utf8.encode(`${stream}/${number}/${attempt}`)))
    const value = new DataView(block.buffer, block.byteOffset).getBigUint64(0)
    if (value < limit) return Number(value % BigInt(bound))
  }
}

/** The one way to write a value: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16))
