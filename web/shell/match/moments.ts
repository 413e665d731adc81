// Moments of a replay: their addresses.

/** `#/replay/ID/MOMENT/SEAT?key=…`; the key is a spectator's secret, for whoever else could not see the match. */
export function replayAddress(id: string, at: { moment?: number; seat?: number | null | undefined; key?: string }): string {
  const { moment, seat, key } = at
  const place = moment === undefined ? '' : `/${moment}${seat === undefined || seat === null ? '' : `/${seat}`}`
  return `#/replay/${id}${place}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}
