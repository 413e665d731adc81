// Vehicles drawn from numbers: side view, top view and icon from one short record each.
//
// All numbers are decimetres; x runs from the front backwards, y from the ground upwards, so
// that a record can be read off a drawing. The vehicle faces left.

/** A part beside hull, turret and gun: its kind and the numbers of that kind. */
export type Part = [kind: keyof typeof PARTS, ...numbers: number[]]

export type Numbers = {
  /** Upper outline of the hull from nose to tail: x, y, x, y …; empty for a gun on its carriage. */
  hull: number[]
  /** Width over the tracks. */
  wide: number
  /** Road wheels: how many, their diameter; then, if not evenly spread, first and last axle. */
  wheels: number[]
  /** How they run: one row, interleaved, in bogies, or on tyres without a track. */
  gear?: 'row' | 'overlap' | 'bogies' | 'tyres' | 'half'
  /** Radius and height of the front wheel of the track, then of the rear one. */
  ends?: [number, number, number, number]
  /** Which of them drives. */
  drive?: 'front' | 'rear'
  rollers?: number
  /** How far plates hang over the running gear: from which x, to which x, down to which y. */
  skirt?: [number, number, number]
  /** Front edge at the ring, length there, height, how far front and rear lean in (a bustle
   * leans out), roundness of the corners; the ring's height if it is not the deck's. */
  turret?: number[]
  /** Where the barrel starts (x, y), its length and thickness, muzzle brake (0–2), mantlet. */
  gun?: number[]
  /** Cupola on the turret or roof: x, width, height; its foot if not the roof's. */
  cupola?: number[]
  parts?: Part[]
}

/** `body` and `lit` are armour in shade and in light, `dark` what lies behind or below. */
export type Tone = 'body' | 'lit' | 'dark' | 'rim' | 'line'
export type Layer = { tone: Tone; d: string }
export type Drawing = { layers: Layer[]; box: [x: number, y: number, width: number, height: number] }

type Point = [x: number, y: number]

const BELLY = 4.6
const ENDS: [number, number, number, number] = [3.2, 6.6, 3.2, 6.6]

const fixed = (value: number) => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point) => `${fixed(x)} ${fixed(-y)}`

function pairs(numbers: number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as Point]))
}

/** A closed outline whose corners are rounded off by `round`, as far as the edges allow. */
export function outline(points: Point[], round = 0): string {
  if (!round) return `M${points.map(at).join('L')}Z`
  const corners = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner
    const after = points[(i + 1) % points.length] ?? corner
    return `${at(towards(corner, before, round))}Q${at(corner)} ${at(towards(corner, after, round))}`
  })
  return `M${corners.join('L')}Z`
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(by / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function circle(x: number, y: number, radius: number): string {
  const r = fixed(radius)
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${fixed(2 * radius)} 0a${r} ${r} 0 1 0 ${fixed(-2 * radius)} 0Z`
}

function box(x: number, y: number, width: number, height: number, round = 0): string {
  return outline([[x, y], [x, y + height], [x + width, y + height], [x + width, y]], round)
}

function onCircle(x: number, y: number, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** The taut line around points: a track around its wheels. */
function around(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      while (kept.length > 1 && !turnsLeft(kept.at(-2)!, kept.at(-1)!, point)) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}

const lengthOf = (numbers: Numbers) => Math.max(0, ...pairs(numbers.hull).map(([x]) => x))

/** How high the hull's upper outline is at x. */
function deck(numbers: Numbers, x: number): number {
  const points = pairs(numbers.hull)
  for (let i = 1; i < points.length; i++) {
    const [left, right] = [points[i - 1]!, points[i]!]
    if (x >= left[0] && x <= right[0] && right[0] > left[0])
      return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
  }
  return points[0]?.[1] ?? 0
}

// Running gear

type Axle = { x: number; y: number; radius: number }

function roadWheels(numbers: Numbers): Axle[] {
  const [count = 0, diameter = 0, first, last] = numbers.wheels
  const [frontRadius, , rearRadius] = numbers.ends ?? ENDS
  const radius = diameter / 2
  const start = first ?? frontRadius * 2 + radius * 0.55 + 0.5
  const end = last ?? lengthOf(numbers) - rearRadius * 2 - radius * 0.55 - 0.5
  const step = count > 1 ? (end - start) / (count - 1) : 0
  return Array.from({ length: count }, (_, i) => ({ x: start + i * step, y: radius + 0.7, radius }))
}

function endWheels(numbers: Numbers): [Axle, Axle] {
  const [frontRadius, frontY, rearRadius, rearY] = numbers.ends ?? ENDS
  const x = lengthOf(numbers) - rearRadius - 0.9
  return [
    { x: frontRadius + 0.9, y: frontY, radius: frontRadius },
    { x, y: rearY, radius: rearRadius },
  ]
}

function sprocket({ x, y, radius }: Axle): string {
  const teeth = onCircle(x, y, radius, 28).map((point, i) => (i % 2 ? point : towards(point, [x, y], 0.55)))
  return outline(teeth)
}

/** Wheels of one row, ring by ring: a few large paths are drawn faster than many small ones. */
function dishes(wheels: Axle[], rings: [tone: Tone, share: number][]): Layer[] {
  return rings.map(([tone, share]) => ({ tone, d: wheels.map(({ x, y, radius }) => circle(x, y, radius * share)).join('') }))
}

const DISH: [Tone, number][] = [['rim', 1], ['body', 0.78], ['lit', 0.3]]
const BEHIND: [Tone, number][] = [['rim', 1], ['dark', 0.86], ['rim', 0.74]]
const TYRE: [Tone, number][] = [['dark', 1], ['lit', 0.52], ['dark', 0.18]]

function runningGear(numbers: Numbers): Layer[] {
  const wheels = roadWheels(numbers)
  if (numbers.gear === 'tyres') return wheels.length ? dishes(wheels, TYRE) : []
  const [front, rear] = endWheels(numbers)
  const loop = track(numbers)
  const drives = numbers.drive === 'front' ? front : rear
  const idles = numbers.drive === 'front' ? rear : front
  const layers: Layer[] = [
    { tone: 'dark', d: outline(loop) },
    { tone: 'rim', d: sprocket(drives) },
    { tone: 'body', d: circle(drives.x, drives.y, drives.radius * 0.55) + rollers(numbers, front, rear) },
    ...dishes([idles], DISH),
  ]
  if (numbers.gear === 'overlap') layers.push(...dishes(betweenWheels(wheels), BEHIND))
  layers.push(...dishes(wheels, DISH))
  if (numbers.gear === 'bogies') layers.push({ tone: 'lit', d: bogies(wheels) })
  return layers
}

function track(numbers: Numbers): Point[] {
  const wheels = [...roadWheels(numbers), ...endWheels(numbers)]
  return around(wheels.flatMap(({ x, y, radius }) => onCircle(x, y, radius + 0.7, 24)))
}

function rollers(numbers: Numbers, front: Axle, rear: Axle): string {
  const count = numbers.rollers ?? 0
  const run = rear.x - front.x
  const made = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1)
    const y = front.y + front.radius + (rear.y + rear.radius - front.y - front.radius) * share - 1.1
    return circle(front.x + run * share, y, 1)
  })
  return made.join('')
}

function betweenWheels(wheels: Axle[]): Axle[] {
  return wheels.slice(1).map((wheel, i) => ({ ...wheel, x: (wheel.x + wheels[i]!.x) / 2 }))
}

function bogies(wheels: Axle[]): string {
  const made = wheels.map((wheel, i) => {
    const next = wheels[i + 1]
    if (i % 2 || !next) return ''
    const middle = (wheel.x + next.x) / 2
    const top = wheel.y + wheel.radius + 1.4
    const arm: Point[] = [[wheel.x - 0.6, wheel.y], [middle - 1.5, top], [middle + 1.5, top], [next.x + 0.6, wheel.y], [middle, wheel.y + 1.6]]
    return outline(arm, 0.5)
  })
  return made.join('')
}

// Armour

function hull(numbers: Numbers): Layer[] {
  const points = pairs(numbers.hull)
  if (!points.length) return []
  return [
    { tone: 'body', d: outline(hullPoints(numbers), 0.5) },
    { tone: 'lit', d: lightOn(points) },
  ]
}

function hullPoints(numbers: Numbers): Point[] {
  return [...pairs(numbers.hull), [lengthOf(numbers) - 5, BELLY], [5.5, BELLY]]
}

/** The plates that face the sky, as a band below the outline. */
function lightOn(points: Point[]): string {
  const band = points.map(([x, y], i): Point => {
    const isEnd = i === 0 || i === points.length - 1
    return [x, y - (isEnd ? 0.2 : 1.3)]
  })
  return outline([...points, ...band.reverse()])
}

function turretPoints(numbers: Numbers): Point[] {
  const [x = 0, length = 0, height = 0, front = 0, rear = 0, , ring] = numbers.turret ?? []
  const y = ring ?? deck(numbers, x + length / 2)
  return [[x, y], [x + front, y + height], [x + length - rear, y + height], [x + length, y]]
}

function turret(numbers: Numbers): Layer[] {
  if (!numbers.turret) return []
  const points = turretPoints(numbers)
  const [a, b, c, d] = points as [Point, Point, Point, Point]
  const round = numbers.turret[5] ?? 0
  const depth = (b[1] - a[1]) * 0.24
  const light: Point[] = [towards(b, a, depth), b, c, towards(c, d, depth)]
  const neck: Point[] = [[a[0] + 1, a[1] - 0.8], [a[0] + 1, a[1] + 0.6], [d[0] - 1, a[1] + 0.6], [d[0] - 1, a[1] - 0.8]]
  return [
    { tone: 'dark', d: outline(neck) },
    { tone: 'body', d: outline(points, round) },
    { tone: 'lit', d: outline(light, Math.min(round, depth * 0.9)) },
  ]
}

const BRAKES = [[], [[0, 2.2]], [[0, 1.4], [2.2, 1.4]]] as const

function barrel(x: number, y: number, length: number, thick: number, brake = 0, mantlet = 0): Layer[] {
  const muzzle = x - length
  const layers: Layer[] = [
    { tone: 'rim', d: outline([[x, y - thick * 0.62], [x, y + thick * 0.62], [muzzle, y + thick * 0.42], [muzzle, y - thick * 0.42]]) },
  ]
  for (const [from, width] of BRAKES[brake] ?? [])
    layers.push({ tone: 'rim', d: box(muzzle - 0.4 + from, y - thick * 0.85, width, thick * 1.7, 0.4) })
  if (mantlet) {
    const half = thick * 0.7 + 1.5
    const shield: Point[] = [[x + 1, y - half], [x + 1, y + half], [x - mantlet * 0.45, y + half], [x - mantlet, y + thick * 0.62], [x - mantlet, y - thick * 0.62], [x - mantlet * 0.45, y - half]]
    layers.push({ tone: 'lit', d: outline(shield, 0.8) })
  }
  return layers
}

function gun(numbers: Numbers): Layer[] {
  const [x, y, length, thick, brake, mantlet] = numbers.gun ?? []
  if (x === undefined || y === undefined) return []
  return barrel(x, y, length ?? 0, thick ?? 1, brake, mantlet)
}

function cupola(numbers: Numbers): Layer[] {
  if (!numbers.cupola) return []
  const [x = 0, width = 0, height = 0, foot] = numbers.cupola
  const roof = numbers.turret ? turretPoints(numbers)[1]![1] : deck(numbers, x)
  return [{ tone: 'body', d: box(x, (foot ?? roof) - 0.5, width, height + 0.5, 0.7) }]
}

/** The kinds of parts a vehicle may have besides. */
const PARTS = {
  /** A second turret: x, y, length, height, then its gun's length and thickness. */
  turret: (x = 0, y = 0, length = 0, height = 0, reach = 0, thick = 1): Layer[] => [
    ...barrel(x + 1, y + height * 0.5, reach, thick),
    { tone: 'body', d: outline([[x, y], [x + 0.8, y + height], [x + length - 0.8, y + height], [x + length, y]], 1) },
    { tone: 'lit', d: box(x + 0.8, y + height - 1, length - 1.6, 1, 0.4) },
  ],
  /** A second gun: as `gun`. */
  gun: barrel as (...numbers: number[]) => Layer[],
  /** Stowage, a sponson, a load: x, y, width, height, roundness. */
  box: (x = 0, y = 0, width = 0, height = 0, round = 0.4): Layer[] => [
    { tone: 'body', d: box(x, y, width, height, round) },
    { tone: 'lit', d: box(x, y + height - 0.9, width, 0.9, 0.3) },
  ],
  /** Something dark: an exhaust, an opening, a wheel well. */
  dark: (x = 0, y = 0, width = 0, height = 0, round = 0.6): Layer[] => [
    { tone: 'dark', d: box(x, y, width, height, round) },
  ],
  /** An outline of its own: x, y, x, y … */
  plate: (...numbers: number[]): Layer[] => [{ tone: 'body', d: outline(pairs(numbers), 0.5) }],
  /** The same in light. */
  sheet: (...numbers: number[]): Layer[] => [{ tone: 'lit', d: outline(pairs(numbers), 0.4) }],
  /** A pole, a rail, a seam: a thin line. */
  line: (...numbers: number[]): Layer[] => [{ tone: 'line', d: `M${pairs(numbers).map(at).join('L')}` }],
  /** A wheel without a track: x, radius. */
  wheel: (x = 0, radius = 0, y = radius): Layer[] => [
    { tone: 'dark', d: circle(x, y, radius) },
    { tone: 'lit', d: circle(x, y, radius * 0.5) },
    { tone: 'dark', d: circle(x, y, radius * 0.16) },
  ],
}

function parts(numbers: Numbers): Layer[] {
  return (numbers.parts ?? []).flatMap(([kind, ...figures]) => PARTS[kind](...figures))
}

function skirt(numbers: Numbers): Layer[] {
  if (!numbers.skirt) return []
  const [from, to, low] = numbers.skirt
  const high = Math.min(deck(numbers, from + 1), deck(numbers, to - 1))
  return [
    { tone: 'body', d: outline([[from, low + 1], [from, high], [to, high], [to, low + 1], [to - 1, low], [from + 1, low]]) },
    { tone: 'line', d: `M${at([from + 0.5, high - 1.4])}L${at([to - 0.5, high - 1.4])}` },
  ]
}

function fender(numbers: Numbers): Layer[] {
  if (numbers.gear === 'tyres' || numbers.skirt) return []
  const [front, rear] = endWheels(numbers)
  const high = waist(numbers)
  return [{ tone: 'rim', d: box(front.x - front.radius - 0.4, high - 0.35, rear.x + rear.radius - front.x + front.radius + 0.8, 0.7, 0.3) }]
}

/** How high the tracks reach. */
function waist(numbers: Numbers): number {
  const [front, rear] = endWheels(numbers)
  return Math.max(front.y + front.radius, rear.y + rear.radius) + 1.2
}

// Where a vehicle can be hit

export const LOCATIONS = ['turret', 'hull', 'tracks'] as const
export type Location = (typeof LOCATIONS)[number]

/** How much of what stands above the tracks still counts as hull where there is no turret. */
const HULL_SHARE = 0.38

/** The outline of each location, to lie over the side view; a superstructure is its vehicle's turret. */
export function areas(numbers: Numbers): Partial<Record<Location, string>> {
  if (!numbers.hull.length) return {}
  const low = waist(numbers) - 0.8
  const armour = cut(hullPoints(numbers), low)[0]
  const roof = Math.max(...armour.map(([, y]) => y))
  const [superstructure, hull] = numbers.turret ? [turretPoints(numbers), armour] : cut(armour, low + (roof - low) * HULL_SHARE)
  return { turret: outline(superstructure, 0.5), hull: outline(hull, 0.5), tracks: outline(track(numbers)) }
}

/** The middle of each location, for what is written there. */
export function middles(numbers: Numbers): [location: Location, x: number, y: number][] {
  const outlines = areas(numbers)
  return LOCATIONS.flatMap((location) => {
    const d = outlines[location]
    if (!d) return []
    const [xs, ys] = pointsOf(d)
    return [[location, middle(xs), middle(ys)] as [Location, number, number]]
  })
}

const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2

/** What of an outline lies above this height, and what below. */
function cut(points: Point[], height: number): [above: Point[], below: Point[]] {
  const above: Point[] = []
  const below: Point[] = []
  points.forEach((point, i) => {
    const before = points.at(i - 1)!
    if (point[1] > height !== before[1] > height) {
      const crossing: Point = [before[0] + ((point[0] - before[0]) * (height - before[1])) / (point[1] - before[1]), height]
      above.push(crossing)
      below.push(crossing)
    }
    ;(point[1] > height ? above : below).push(point)
  })
  return [above, below]
}

// Views

/** The whole vehicle from the left. */
export function side(numbers: Numbers): Drawing {
  const layers = [
    ...gun(numbers),
    ...hull(numbers),
    ...runningGear(numbers),
    ...skirt(numbers),
    ...fender(numbers),
    ...cupola(numbers),
    ...turret(numbers),
    ...gun(numbers).slice(1),
    ...parts(numbers),
  ]
  return { layers, box: boxOf(layers) }
}

/** The ends of all lines of a path. */
function pointsOf(d: string): [xs: number[], ys: number[]] {
  const ends = [...d.matchAll(/[MLQ ](-?[\d.]+) (-?[\d.]+)(?=[LQZa]|$)/g)]
  return [ends.map(([, x]) => Number(x)), ends.map(([, , y]) => Number(y))]
}

/** The space a drawing takes: the ends of all its lines. */
function boxOf(layers: Layer[]): Drawing['box'] {
  const ends = layers.map(({ d }) => pointsOf(d))
  const [xs, ys] = [ends.flatMap(([all]) => all), ends.flatMap(([, all]) => all)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const high = Math.min(...ys)
  return [left, high, right - left, -high]
}

/** From above, the front upwards: tracks, hull, turret, gun. */
export function top(numbers: Numbers): Drawing {
  const length = lengthOf(numbers)
  const half = numbers.wide / 2
  const track = numbers.gear === 'tyres' ? 2 : numbers.wide * 0.17
  const points = pairs(numbers.hull)
  const front = points[1]?.[0] ?? 0
  const back = points.at(-2)?.[0] ?? length
  const layers: Layer[] = [
    { tone: 'dark', d: box(-half, -length, track, length, 1.2) },
    { tone: 'dark', d: box(half - track, -length, track, length, 1.2) },
    { tone: 'body', d: box(-half + track * 0.75, -length, numbers.wide - track * 1.5, length, 1) },
    { tone: 'lit', d: box(-half + track * 1.1, -back, numbers.wide - track * 2.2, back - front, 0.8) },
    ...topGun(numbers),
    ...topTurret(numbers),
  ]
  return { layers, box: topBox(numbers, half, length) }
}

function topBox(numbers: Numbers, half: number, length: number): Drawing['box'] {
  const [x = 0, , reach = 0] = numbers.gun ?? []
  const muzzle = Math.min(0, x - reach)
  return [-half, muzzle, half * 2, length - muzzle]
}

function topGun(numbers: Numbers): Layer[] {
  const [x, , length = 0, thick = 1, brake = 0] = numbers.gun ?? []
  if (x === undefined) return []
  const muzzle = x - length
  const layers: Layer[] = [{ tone: 'rim', d: box(-thick / 2, -x - 2, thick, x + 2 - muzzle, 0.3) }]
  if (brake) layers.push({ tone: 'rim', d: box(-thick, -muzzle - 2, thick * 2, 2.2, 0.3) })
  return layers
}

function topTurret(numbers: Numbers): Layer[] {
  if (!numbers.turret) return []
  const [a, b, c, d] = turretPoints(numbers) as [Point, Point, Point, Point]
  const half = numbers.wide * 0.31
  const [front, back] = [a[0], Math.max(c[0], d[0])]
  const round = 1 + (numbers.turret[5] ?? 0) * 1.6
  const shape = (grow: number): Point[] => [
    [-half * 0.62 * grow, -front], [half * 0.62 * grow, -front],
    [half * grow, -(front + (back - front) * 0.4)], [half * 0.8 * grow, -back],
    [-half * 0.8 * grow, -back], [-half * grow, -(front + (back - front) * 0.4)],
  ]
  const roof: Layer = { tone: 'lit', d: outline(shape(0.7).map(([x, y]) => [x, y * 0.94 - Math.min(b[0], c[0]) * 0.04]), round) }
  return [{ tone: 'body', d: outline(shape(1), round) }, roof]
}

/** A shape for a line of text: one tone, the gun a little too thick. */
export function icon(numbers: Numbers): Drawing {
  if (!numbers.hull.length) return inOneTone(side(numbers).layers)
  const bold: Numbers = { ...numbers, parts: [], cupola: undefined }
  if (numbers.gun) bold.gun = numbers.gun.map((value, i) => (i === 3 ? value + 1.4 : value))
  const solid = [...gun(bold).slice(0, 1), ...hull(bold).slice(0, 1), ...runningGear(bold).slice(0, 1), ...turret(bold).slice(1, 2)]
  return inOneTone(solid)
}

function inOneTone(layers: Layer[]): Drawing {
  return { layers: layers.map(({ tone, d }) => ({ tone: tone === 'line' ? 'line' : 'body', d })), box: boxOf(layers) }
}
