// What is wrong with the layout of the table as it stands: too small, out of sight, cut, or over each other.
// `scrolls`: what may be scrolled through; `over`: what lies over other things on purpose.
({ scrolls, over, fan }) => {
  const found = new Set()
  const table = document.querySelector('.table')
  const dialog = table.querySelector('[aria-modal]')
  const root = dialog ?? table
  const frame = table.getBoundingClientRect()
  const name = (one) => `${one.localName}.${one.getAttribute('class') ?? ''} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 50)}”`
  const shown = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const isOver = (one) => over && one.closest(over)
  const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  const within = (a, b, slack = 1.5) => a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack

  // What is scrolled out of sight is no fault of the layout.
  const isScrolledAway = (one, box) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (up.matches(scrolls) && !within(box, up.getBoundingClientRect())) return true
    return false
  }

  // Targets
  const buttons = [...root.querySelectorAll('button')].filter(shown).map((one) => [one, one.getBoundingClientRect()])
  const reachable = buttons.filter(([one, box]) => !isScrolledAway(one, box))
  for (const [one, box] of reachable) {
    if (Math.min(box.width, box.height) < 39.5) found.add(`small: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`)
    if (!within(box, frame, 2.5)) found.add(`outside: ${name(one)}`)
  }
  reachable.forEach(([one, a], place) => {
    for (const [other, b] of reachable.slice(place + 1)) {
      const [wide, high] = shared(a, b)
      if (one.closest(fan) && other.closest(fan)) {
        if (Math.abs(a.left - b.left) < 39.5) found.add(`covered: ${name(one)} / ${name(other)}`)
      } else if (wide > 4 && high > 4 && !isOver(one) && !isOver(other)) found.add(`overlap: ${name(one)} / ${name(other)}`)
    }
  })

  // Words
  const words = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent.trim() || !shown(parent) || getComputedStyle(parent).clipPath !== 'none') continue
    if (parent.closest('[data-sky]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) words.push({ parent, box, text: node.textContent.trim().slice(0, 40) })
  }
  const legible = words.filter(({ parent, box }) => !isScrolledAway(parent, box))
  for (const { parent, box, text } of legible) {
    if (!within(box, frame, 2.5)) found.add(`text outside: ${text}`)
    const svg = parent.closest('svg')
    if (svg && !within(box, svg.getBoundingClientRect(), 3)) found.add(`text leaves its picture: ${text}`)
    for (let up = parent; up && up !== table; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (up instanceof SVGElement || (overflowX === 'visible' && overflowY === 'visible') || up.matches(scrolls)) continue
      if (!within(box, up.getBoundingClientRect(), 2)) found.add(`cut: ${text} by ${name(up)}`)
    }
    const button = parent.closest('button, li, td, th')
    if (button && !svg && !within(box, button.getBoundingClientRect(), 3)) found.add(`text leaves its box: ${text} of ${name(button)}`)
  }
  legible.forEach(({ parent, box, text }, place) => {
    for (const other of legible.slice(place + 1)) {
      if (parent === other.parent || (parent.closest(fan) && other.parent.closest(fan)) || isOver(parent) || isOver(other.parent)) continue
      const [wide, high] = shared(box, other.box)
      const slack = parent.closest('svg') ? 0.32 * Math.min(box.height, other.box.height) : 3
      if (wide > 2 && high > Math.max(3, slack)) found.add(`words over words: ${text} / ${other.text}`)
    }
  })

  // Arrows run past all words; behind the tray they are hidden.
  for (const path of table.querySelectorAll('svg > path[marker-end]')) {
    const origin = path.ownerSVGElement.getBoundingClientRect()
    for (let at = 6; at < path.getTotalLength(); at += 4) {
      const { x, y } = path.getPointAtLength(at)
      const [left, top] = [x + origin.left, y + origin.top]
      for (const { parent, box, text } of legible)
        if (!parent.closest('.stage') && left > box.left && left < box.right && top > box.top && top < box.bottom) found.add(`an arrow runs over: ${text}`)
    }
  }

  // The explanation
  const popover = document.querySelector('#explanation.shown')?.getBoundingClientRect()
  if (popover) {
    if (!within(popover, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.add('the explanation leaves the window')
    for (const clear of document.querySelectorAll('[data-keep-clear]')) {
      const [wide, high] = shared(popover, clear.getBoundingClientRect())
      if (wide > 1 && high > 1) found.add(`the explanation covers ${name(clear)}`)
    }
  }

  if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight) found.add('the page scrolls')
  return [...found]
}
