// Lessons: guided matches of a game, begun and gone on with; the first match of one's own follows them.
import { beginLesson, type Game } from './api'
import { quickMatch } from './lobby/form.svelte'
import { beginMatch } from './luck'
import { player } from './player.svelte'
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

export const lessonTitle = (game: string, lesson: string, texts: Texts): string => texts.ofGame(game, `lesson-${lesson}`) ?? lesson

/** Begins a lesson, and goes there. */
export async function learn(game: string, lesson: string, texts: Texts): Promise<void> {
  const { id } = await beginLesson(game, lesson, await player.ensure(texts))
  go(`#/match/${id}`)
}

/** A match as it comes out of the box, against the easiest level. */
export async function firstMatch(game: Game, texts: Texts): Promise<void> {
  const wish = quickMatch(game, texts.language)
  const seats = wish.seats.map((seat) => (seat.kind === 'agent' ? { ...seat, agent: game.agents[0] } : seat))
  const { id } = await beginMatch(await player.ensure(texts), { ...wish, seats })
  go(`#/match/${id}`)
}
