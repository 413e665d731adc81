// What a game's table gets, and what it may ask of the shell around it. GenericTable keeps the same contract.
import type { Component, Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { ActionData, Answer, Line, MatchInfo, Message, Situation } from '../shell/wire'
import type { Words } from './words'

export type { ActionData, Answer, Choice, Line, MatchInfo, Message, Play, Refusal, Situation } from '../shell/wire'
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
  /** All lines so far, for who tells the whole story. */
  log?: Line[]
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
  /** Says whether what happened is still being shown: prompt, log and end of the match wait for it. */
  hold?(showing: boolean | Showing, skip?: () => void): void
  /** The match is over: whether it is won by whoever looks, as far as that is one person; why, and the story of it, for a debriefing of the table's own. */
  won?: boolean
  reason?: string | undefined
  story?: string[]
  /** The match is over: how much of it was luck, for such a debriefing; the shell asks when it is drawn. */
  luck?: Snippet
  /** Says what is chosen and only waits for a word: the prompt bar then asks that and nothing else. */
  choose?(chosen: Chosen | undefined): void
  explain: Explain
}

/** What is chosen on the table: what is asked about it, and the answers; Enter gives the main one. */
export type Chosen = {
  question: string
  answers: { words: string; go: () => void; main?: boolean; key?: string }[]
}

/** What a table still shows by itself, such as a film of the round. */
export type Showing = {
  /** So many lines of the log have been told. */
  told: number
  /** What happens now, in the table's own words. */
  text?: string
  /** Ends it: the table shows how things stand. */
  skip(): void
}

/** A part of the player aid: the text that heads it, and its rules, those that belong under another one deeper. */
export type Aid = { title: string; rules: (string | [id: string, depth: number])[] }
/** A part of it that is told of this match: lines, and which of them apply now. */
export type ToldAid = { title: string; lines: { text: string; now: boolean }[] }

/** What `hulldown/games/<id>/client/index.ts` exports. */
export type TableModule = {
  default: Component<TableProps>
  /** The table plays the lines it is given one after another, and says by `hold` how far it is. */
  isFilm?: boolean
  /** The lines that begin a turn or a round: each begins a block of the log. */
  turns?: string[]
  /** What belongs to a seat and stands in lines for it, such as its tanks: what happens to them concerns it. */
  mine?(situation: Situation, seat: number): string[]
  /** The lines that tell of a blow, each with the argument that names whom it strikes. */
  strikes?: Record<string, string>
  /** The lines that only the whole log tells. */
  minor?: string[]
  /** The table shows the seat's draft itself: the prompt bar does not list it. */
  showsDraft?: boolean
  /** The table offers this whole play itself: the prompt bar does not, unless it is the highlighted one. */
  showsPlay?(message: Message): boolean
  /** The lines that the story of a match is made of, the weightiest first; without it, all that are told. */
  story?: string[]
  /** Kinds of action that only pass or end: never the highlighted button while there is a play. */
  quiet?: string[]
  /** The table debriefs by itself when the match is over: no sheet covers it. */
  debriefs?: boolean
  /** Why the match ended, with names, where the game can say more than the outcome; `log` is all that happened. */
  ending?(situation: Situation, words: Words, log: Line[]): string | undefined
  /** What more there is to say of some lines in the story of a match, by their index. */
  remarks?(situation: Situation, words: Words, log: Line[]): Map<number, string>
  /** The player aid behind `?`, part by part. */
  aids?: Aid[]
  /** What it tells of this very match, besides. */
  toldAids?(situation: Situation, words: Words): ToldAid[]
  /** The rules that the moment is about, besides those of what is asked, refused and just told. */
  rulesNow?(situation: Situation): Set<string>
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
export function refusalsOf(situation: Situation, thing: string) {
  return situation.refusals.filter((refusal) => refusal.subject === thing)
}
