// The server's interface over HTTP, typed.

export type Game = {
  id: string
  title: string
  seats: [min: number, max: number]
  options: unknown
  maturity: string
  rules: { total: number; tested: number }
}

export type TextFiles = { language: string; shell: string; games: Record<string, string> }

/** What the server answers instead: a stable code, a sentence, a hint. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string,
  ) {
    super(message)
  }
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } })
  const body = await response.json()
  if (!response.ok) throw new ApiError(body.code, body.message, body.hint)
  return body
}

export const getGames = async (): Promise<Game[]> => (await get<{ games: Game[] }>('/api/games')).games

export const getTexts = (language: string): Promise<TextFiles> => get(`/api/texts/${language}`)
