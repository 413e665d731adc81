// Arrow keys go from thing to thing by where they lie; Enter belongs to the thing they have led to.
const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Focuses the nearest button in that direction; false if the key is none of these. */
export function step(key: string, root: HTMLElement | undefined): boolean {
  const direction = DIRECTIONS[key]
  if (!direction || !root) return false
  const scope = root.querySelector<HTMLElement>('[aria-modal]') ?? root
  const buttons = [...scope.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((one) => one.offsetParent)
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || !scope.contains(from)) {
    const first = buttons.find((one) => one.matches('.can')) ?? buttons.find((one) => one.matches('.go')) ?? buttons[0]
    first?.focus()
    return true
  }
  const here = centre(from)
  const [dx, dy] = direction
  let best: HTMLElement | undefined
  let least = Infinity
  for (const button of buttons) {
    if (button === from) continue
    const there = centre(button)
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (along > 4 && along + aside * 2.2 < least) {
      least = along + aside * 2.2
      best = button
    }
  }
  best?.focus()
  return true
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** What has the focus was pointed at: no key has led there. */
let pointed = false
window.addEventListener('pointerdown', () => (pointed = true), true)
window.addEventListener('keydown', ({ key }) => (pointed &&= key !== 'Tab' && !DIRECTIONS[key]), true)

/** Is a key meant for this thing? A thing on the table that was only clicked lets Enter and Escape pass. */
export function isMeant(here: Element): boolean {
  const lies = here.closest('main') && !here.closest('[role="dialog"]')
  return here.closest('button, a, summary, [role="tab"]') !== null && !(pointed && lies)
}
