// The tables anybody may see, told by the server as they come and go.
import type { Channel, Listener } from '../channel'
import type { Listed, MatchInfo, ServerMessage } from './wire'

type Open = (listener: Listener) => Channel

/** The first page needs no connection until it can be used. */
const openLater = async (): Promise<Open> => (await import('../channel')).openChannel

export class Onlooking {
  /** The latest first; undefined as long as nothing was told. */
  tables = $state.raw<MatchInfo[]>()
  /** The ids of those that the last message told of. */
  news = $state.raw<string[]>([])

  readonly #opener: () => Promise<Open>
  #channel: Channel | undefined
  #isWanted = false
  /** Is the next message the first on its connection? Then it tells all there is. */
  #isFirst = true

  constructor(opener = openLater) {
    this.#opener = opener
  }

  /** Looks on while `isWanted`; what was told last stays. */
  async look(isWanted: boolean): Promise<void> {
    this.#isWanted = isWanted
    if (!isWanted) {
      this.#channel?.close()
      this.#channel = undefined
      return
    }
    const open = await this.#opener()
    if (!this.#isWanted || this.#channel) return
    const channel = open({
      opened: () => {
        this.#isFirst = true
        channel.send(JSON.stringify({ type: 'follow' }))
      },
      lost: () => {},
      heard: (text) => this.#heard(JSON.parse(text)),
    })
    this.#channel = channel
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'listed') this.#listed(message)
    if (message.type === 'bye' && !message.again) void this.look(false)
  }

  #listed({ matches, gone }: Listed): void {
    const old = this.#isFirst ? [] : (this.tables ?? [])
    this.news = [...gone, ...matches.map(({ id }) => id)]
    this.#isFirst = false
    this.tables = [...matches, ...old.filter(({ id }) => !this.news.includes(id))].sort((a, b) => b.changed - a.changed)
  }
}
