// What every page needs: the words, and the games.
import { getGames, type Game } from './api'
import { player } from './player.svelte'
import { chosenLanguage, isLanguageKey, loadTexts, readGame, remember, Texts } from './texts'

class Shell {
  texts = $state.raw<Texts>()
  games = $state.raw<Game[]>()
  /** The server does not answer. */
  trouble = $state(false)
  /** What is being loaded, or was loaded last. */
  #asked = { language: '' }

  /** Of several languages asked for in a row the last one holds, whichever answer comes last. */
  load = async (language = chosenLanguage()): Promise<void> => {
    const asked = (this.#asked = { language })
    try {
      const [texts, games] = await Promise.all([loadTexts(language, Object.keys(this.texts?.opened ?? {})), getGames()])
      if (asked !== this.#asked) return
      ;[this.texts, this.games] = [texts, games]
      document.documentElement.lang = language
      this.trouble = false
    } catch {
      if (asked !== this.#asked) return
      this.texts ??= new Texts('en')
      this.trouble = true
    }
  }

  /** Reads all words of a game; what they are needed for waits until `texts.knows` it. */
  open = async (game: string): Promise<void> => {
    const { texts } = this
    const exists = !this.games || this.game(game)
    if (!texts || texts.knows(game) || !exists) return
    const text = await readGame(texts.language, game).catch(() => texts.files?.games[game] ?? '')
    if (this.texts?.language === texts.language) this.texts = this.texts.with(game, text)
  }

  speak = (language: string): void => {
    remember(language)
    void this.load(language)
    void player.speak(language).catch(() => {})
  }

  /** A language chosen in another tab holds here, too. */
  follow = ({ key }: StorageEvent): void => {
    if (isLanguageKey(key) && chosenLanguage() !== this.#asked.language) void this.load(chosenLanguage())
  }

  game = (id: string): Game | undefined => this.games?.find((game) => game.id === id)
}

export const shell = new Shell()

/** Where one learns to play a game: its guide, or the rules if it has none. */
export const learnAddress = ({ id, guide }: Game): string => `#/${guide ? 'learn' : 'rules'}/${id}`

/** A game's title in the page's language. */
export function titleOf(texts: Texts, game: string): string {
  return texts.ofGame(game, 'game-title') ?? shell.game(game)?.title ?? game
}
