// What the browser keeps between visits; where storage is switched off, it holds until the page is left.

const forNow = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`hulldown.${key}`)
  } catch {
    return forNow.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`hulldown.${key}`, value)
  } catch {
    forNow.set(key, value)
  }
}

/** The same for anything JSON can hold; what cannot be read is as if it had never been kept. */
export function recallJson<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(recall(key) ?? '') as T
  } catch {
    return otherwise
  }
}

export const keepJson = (key: string, value: unknown): void => keep(key, JSON.stringify(value))
