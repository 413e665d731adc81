// Things travel from where they were to where they are, one consequence after the other.
import type { Line } from '../../../../web/table/contract'
import { sounds } from './cues'

type Place = { card: string; zone: string; rect: DOMRect; element: HTMLElement }
export type Shot = Map<string, Place>

const TRAVEL = 280
const BEAT = 110
const LONGEST = 900
const FLIGHT = 200
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Where a card goes when it leaves the table, by what is told of it. */
const PILES: Record<string, string> = {
  'vehicle-bought': 'depot',
  'vehicle-researched': 'depot',
  'card-paid': 'depot',
  'card-used': 'depot',
  'card-put-away': 'depot',
  'card-given-up': 'depot',
  'card-stood-down': 'depot',
  'defender-replaced': 'depot',
  'defender-returned': 'depot',
  'reserve-rotated': 'discards',
  'reserve-scouted': 'discards',
  'card-buried': 'graveyard',
}

/** Where all cards are now. Equal ones in a zone are told apart by their order. */
export function measure(root: HTMLElement | undefined): Shot {
  const shot: Shot = new Map()
  for (const element of root?.querySelectorAll<HTMLElement>('[data-flip]:not([aria-hidden])') ?? []) {
    const [zone = '', card = ''] = element.dataset.flip!.split('|')
    let number = 0
    while (shot.has(`${zone}|${card}|${number}`)) number++
    shot.set(`${zone}|${card}|${number}`, { card, zone, rect: element.getBoundingClientRect(), element })
  }
  return shot
}

/** Moves everything from the shot before to where it is now. */
export function play(root: HTMLElement, before: Shot, lines: Line[], speed: number): void {
  if (speed) sounds(lines, (place) => delay(place, speed), FLIGHT / speed)
  if (!speed || !before.size || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const after = measure(root)
  const when = orderOf(lines, speed)
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, place]) => place)
  for (const [key, place] of after) {
    const old = before.get(key) ?? taken(gone, place)
    const from = old?.rect ?? pile(root, place.zone === 'reserve' ? 'deck' : place.zone === 'hand' ? 'garage' : '')
    if (from) travel(place.element, from, place.rect, speed, when.get(place.card) ?? 0)
  }
  for (const place of gone) leave(root, place, lines, speed, when.get(place.card) ?? 0)
  strikes(root, lines, speed)
}

/** When each card moves: in the order in which things happened. */
function orderOf(lines: Line[], speed: number): Map<string, number> {
  const when = new Map<string, number>()
  lines.forEach(({ message }, place) => {
    const named = [message.args.card, ...((message.args.cards as unknown[] | undefined) ?? [])]
    for (const card of named) if (typeof card === 'string') when.set(card, delay(place, speed))
  })
  return when
}

const delay = (place: number, speed: number): number => Math.min(place * BEAT, LONGEST) / speed

/** The card that lay elsewhere before, taken out of those that are gone. */
function taken(gone: Place[], place: Place): Place | undefined {
  const at = gone.findIndex((one) => one.card === place.card)
  return at < 0 ? undefined : gone.splice(at, 1)[0]
}

function pile(root: HTMLElement, name: string): DOMRect | undefined {
  return name ? root.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect() : undefined
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, speed: number, wait: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top]
  const scale = from.width / (to.width || 1)
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return
  const timing = { duration: TRAVEL / speed, delay: wait, easing: EASE, fill: 'backwards' } as const
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { ...timing, composite: 'add' })
  element.animate([{ transformOrigin: '0 0', scale: `${scale}` }, { transformOrigin: '0 0', scale: '1' }], timing)
}

/** What is no longer on the table goes to the pile it went to, or fades. */
function leave(root: HTMLElement, place: Place, lines: Line[], speed: number, wait: number): void {
  const line = lines.find(({ message }) => message.args.card === place.card && PILES[message.id])
  const scouted = place.zone === 'reserve' ? lines.find(({ message }) => message.id === 'reserve-scouted') : undefined
  const kind = PILES[(line ?? scouted)?.message.id ?? '']
  const owner = String(line?.message.args.seat ?? '').replace('seat:', '')
  const to = pile(root, kind === 'depot' ? `depot:${owner}` : (kind ?? ''))
  const sky = root.querySelector('[data-sky]')
  if (!sky) return
  const ghost = place.element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-flip')
  const { left, top, width, height } = place.rect
  Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', opacity: '1', translate: '0 0', rotate: '0deg' })
  sky.append(ghost)
  const away = to
    ? { translate: `${to.left + to.width / 2 - left - width / 2}px ${to.top + to.height / 2 - top - height / 2}px`, scale: `${Math.min(0.6, to.width / width)}`, opacity: 0.4 }
    : { scale: '0.8', opacity: 0 }
  const flight = ghost.animate([{ translate: '0 0', scale: '1', opacity: 1 }, away], { duration: TRAVEL / speed, delay: wait, easing: EASE, fill: 'both' })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

const STRIKES: Record<string, number> = { 'vehicle-damaged': 0.75, 'base-damaged': 0.75, 'vehicle-destroyed': 1.2, 'base-destroyed': 1.35 }

/** From where a player's shots come: the hand, or the player's corner of the table. */
function muzzle(root: HTMLElement, seat: unknown): DOMRect | undefined {
  const corner = root.querySelector(`[data-seat="${String(seat).replace('seat:', '')}"] header`) ?? root.querySelector('.hand')
  return corner?.getBoundingClientRect()
}

/** A shell flies, and what it hits is struck when it is there. */
function shoot(sky: Element, from: DOMRect, to: DOMRect, timing: { duration: number; delay: number }): void {
  const shell = sky.querySelector('[data-shell]')?.cloneNode(true) as HTMLElement | undefined
  if (!shell) return
  shell.hidden = false
  shell.removeAttribute('data-shell')
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2]
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y]
  Object.assign(shell.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, rotate: `${Math.atan2(dy, dx)}rad` })
  sky.append(shell)
  const flight = shell.animate([{ translate: '0 0', opacity: 1 }, { translate: `${dx}px ${dy}px`, opacity: 1 }], { ...timing, easing: 'ease-in', fill: 'backwards' })
  flight.onfinish = flight.oncancel = () => shell.remove()
}

/** A shell, then a burst over whatever was hit. */
function strikes(root: HTMLElement, lines: Line[], speed: number): void {
  const sky = root.querySelector('[data-sky]')
  lines.forEach(({ message }, place) => {
    const size = STRIKES[message.id]
    const owner = String(message.args.owner ?? '').replace('seat:', '')
    const at = size ? root.querySelector(`[data-thing="base:${owner}:${Number(message.args.base) - 1}"]`) : null
    if (!size || !at || !sky) return
    const target = at.getBoundingClientRect()
    const { left, top, width } = target
    const fired = muzzle(root, message.args.seat)
    if (fired) shoot(sky, fired, target, { duration: FLIGHT / speed, delay: delay(place, speed) })
    const landed = delay(place, speed) + (fired ? FLIGHT / speed : 0)
    const burst = sky.querySelector('[data-burst]')?.cloneNode(true) as HTMLElement | undefined
    if (!burst) return
    burst.hidden = false
    burst.removeAttribute('data-burst')
    Object.assign(burst.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${width}px`, display: 'block' })
    sky.append(burst)
    const flash = burst.animate(
      [{ scale: '0.2', opacity: 1, rotate: '0deg' }, { scale: `${size}`, opacity: 1, rotate: '14deg', offset: 0.35 }, { scale: `${size * 1.15}`, opacity: 0, rotate: '20deg' }],
      { duration: 620 / speed, delay: landed, easing: 'ease-out', fill: 'both' },
    )
    flash.onfinish = flash.oncancel = () => burst.remove()
    at.animate([{ translate: '0 0' }, { translate: '-4px 2px' }, { translate: '4px -2px' }, { translate: '0 0' }], { duration: 260 / speed, delay: landed })
  })
}
