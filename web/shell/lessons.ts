// Lessons: guided matches of a game, begun and gone on with; the first match of one's own follows them.
import { beginLesson, type Game } from './api'
import { coachAlong } from './match/coach.svelte'
import { quickMatch } from './lobby/form.svelte'
import { beginMatch } from './luck'
import { isPuzzle, player } from './player.svelte'
import { go } from './route.svelte'
import type { Texts } from './texts'
import type { MatchInfo } from './wire'

/** How somebody stands with a lesson: has it ever been finished, and where does it go on? */
export type Progress = { id: string; learned: boolean; open?: MatchInfo }

/** A game's lessons in their order, as far as this person has come. */
export function progress(game: Game, matches: MatchInfo[]): Progress[] {
  return game.lessons.map((id) => {
    const mine = matches.filter((match) => match.game === game.id && match.lesson === id)
    const open = mine.filter(({ learned, status }) => !learned && status === 'running')
    return { id, learned: mine.some(({ learned }) => learned), open: open.sort((a, b) => b.changed - a.changed)[0] }
  })
}

/** How somebody stands with the puzzles of a game: those solved, by their ids. */
export const solved = (game: string, matches: MatchInfo[]): Set<string> =>
  new Set(matches.filter((match) => match.game === game && match.learned).map(({ lesson }) => puzzleId(lesson)))

export const puzzleId = (lesson: string): string => lesson.replace(/^puzzle-/, '')

/** The title of a lesson, or of a puzzle. */
export const lessonTitle = (game: string, lesson: string, texts: Texts): string =>
  isPuzzle(lesson) ? texts.say('puzzle-title', { number: puzzleId(lesson) }) : (texts.ofGame(game, `lesson-${lesson}`) ?? lesson)

/** Begins a lesson, and goes there. */
export async function learn(game: string, lesson: string, texts: Texts): Promise<void> {
  const { id } = await beginLesson(game, lesson, await player.ensure(texts))
  go(`#/match/${id}`)
}

/** A match as it comes out of the box, against the easiest level, with a coach. */
export async function firstMatch(game: Game, texts: Texts): Promise<void> {
  const wish = quickMatch(game, texts.language)
  const seats = wish.seats.map((seat) => (seat.kind === 'agent' ? { ...seat, agent: game.agents[0] } : seat))
  const { id } = await beginMatch(await player.ensure(texts), { ...wish, seats })
  coachAlong(id)
  go(`#/match/${id}`)
}
