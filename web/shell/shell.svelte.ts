// What every page needs: the words, and the games.
import { getGames, type Game } from './api'
import { player } from './player.svelte'
import { chosenLanguage, loadTexts, remember, Texts } from './texts'

class Shell {
  texts = $state.raw<Texts>()
  games = $state.raw<Game[]>()
  /** The server does not answer. */
  trouble = $state(false)

  load = async (language = chosenLanguage()): Promise<void> => {
    try {
      ;[this.texts, this.games] = await Promise.all([loadTexts(language), getGames()])
      this.trouble = false
    } catch {
      this.texts ??= new Texts('en')
      this.trouble = true
    }
  }

  speak = (language: string): void => {
    remember(language)
    void this.load(language)
    void player.speak(language).catch(() => {})
  }

  game = (id: string): Game | undefined => this.games?.find((game) => game.id === id)
}

export const shell = new Shell()

/** A game's title in the page's language. */
export function titleOf(texts: Texts, game: string): string {
  return texts.ofGame(game, 'game-title') ?? shell.game(game)?.title ?? game
}
