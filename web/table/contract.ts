// What a game's table gets, and what it may ask of the shell around it. GenericTable keeps the same contract.
import type { Component, Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { ActionData, Answer, Line, MatchInfo, Situation } from '../shell/wire'
import type { Words } from './words'

export type { ActionData, Answer, Choice, Denied, Line, MatchInfo, Situation, Text, WholePlay } from '../shell/wire'
export type { Rule, Words } from './words'

/** The props of `hulldown/games/<id>/client/Table.svelte`. A table never opens a socket and knows no rules. */
export type TableProps = {
  match: MatchInfo
  /** Whose view this is; null: a spectator's. */
  seat: number | null
  /** View, question, choices, plays, refusals: all that the seat may know and do now. */
  situation: Situation
  /** The lines that led here from the situation before: animate these, in order. */
  lines: Line[]
  words: Words
  /** False in replays, while moves are played back, and to spectators: nothing can be done. */
  live: boolean
  /** 0 (no motion) … 8; divide durations by it. */
  speed: number
  /** Carry these out, whole or not at all; one list a click. Trouble is shown by the shell. */
  act(actions: ActionData[]): Promise<void>
  /** The situation after these, nothing kept. */
  preview(actions: ActionData[]): Promise<Answer>
  /** One of the situation's questions. */
  query(question: unknown): Promise<unknown>
  /** Replace the seat's draft. */
  draft(actions: ActionData[]): Promise<void>
  /** Carry out the draft. */
  commit(): Promise<void>
  /** Replace the seat's standing orders. */
  giveOrders?(orders: Record<string, unknown>): Promise<unknown>
  /** Says whether what happened is still being shown: the end of the match is announced after it. */
  hold?(busy: boolean): void
  explain: Explain
}

/** What `hulldown/games/<id>/client/index.ts` exports. */
export type TableModule = {
  default: Component<TableProps>
  /** The table shows the seat's draft itself: the prompt bar does not list it. */
  showsDraft?: boolean
  /** The lines that the story of a match is made of; without it, all that are told. */
  story?: string[]
  /** The table's own keys, each with the id of the text that says what it does. */
  keys?: [key: string, text: string][]
}

/** What a popover says: a title, lines with or without a label, the rule behind it, or a picture of your own. */
export type Explanation = {
  title: string
  lines?: { label?: string; text: string }[]
  rule?: string
  /** Why it cannot be used now. */
  why?: string
  /** Drawn above the lines, such as the card in large. */
  picture?: Snippet
}

/**
 * `{@attach explain('card:t_34')}` or `{@attach explain({ title, lines })}`: shows the explanation on hover,
 * focus and long press. For a thing's id the shell knows its name, facts, help and why it cannot be used.
 */
export type Explain = (thing: string | Explanation | (() => Explanation)) => Attachment<HTMLElement | SVGElement>

/** Why this thing cannot be used now. */
export function denials(situation: Situation, thing: string) {
  return situation.denied.filter((denied) => denied.subject === thing)
}
