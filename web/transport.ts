// How the page reaches its server: all that crosses the network passes here and in `channel.ts`, by
// addresses relative to the page. Another host, such as a worker beside the page, would replace these two.

/** Something of the interface as a link. */
export const addressOf = (path: string): string => `api/${path}`

/** One request to the interface; rejected if nobody answers. */
export const request = (path: string, init?: RequestInit): Promise<Response> => fetch(addressOf(path), init)
