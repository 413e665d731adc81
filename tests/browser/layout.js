// What is wrong with a layout: too small to be hit, out of sight, cut, or over each other.
// `roots`: what is looked at; `over`: what lies over other things on purpose; `fan`: where cards
// cover each other in part; `pans`: pictures that can be moved; `long`: the page may be scrolled.
({ roots, over, fan, pans, long }) => {
  const found = new Set()
  const matches = (one, selector) => Boolean(selector && one.closest(selector))
  const name = (one) => `${one.localName}.${one.getAttribute('class') ?? ''} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 50)}”`
  const isShown = (one) =>
    one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && getComputedStyle(one).clipPath === 'none' && !one.closest('.spoken')
  const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  const within = (a, b, slack) => a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack

  const page = document.documentElement
  const size = { left: 0, top: 0, right: innerWidth, bottom: long ? Infinity : innerHeight }
  const every = roots.flatMap((root) => [...document.querySelectorAll(root)])
  const dialogs = every.flatMap((root) => [...root.querySelectorAll('[aria-modal]')])
  const all = dialogs.length ? dialogs : every

  // What is scrolled or moved out of sight is not lost.
  const isScrolled = (one) => {
    for (let up = one; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      const wide = up.scrollWidth > up.clientWidth + 1 && /auto|scroll/.test(overflowX)
      const high = up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(overflowY)
      if (up !== page && (wide || high || (pans && up.matches(pans)))) return true
    }
    return false
  }
  // What is left of a box when all around it have clipped it.
  const clipped = (one, { left, top, right, bottom }) => {
    for (let up = one; up; up = up.parentElement) {
      if (up instanceof SVGElement && up.ownerSVGElement) continue
      const { overflowX, overflowY } = getComputedStyle(up)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const clip = up.getBoundingClientRect()
      ;[left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
      ;[top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }

  // Targets
  const target = (one) => (one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one)
  const targets = all
    .flatMap((root) => [...root.querySelectorAll('button, a[href], select, input, summary, .cell.may')])
    .filter(isShown)
    .map(target)
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
  for (const { one, box } of targets) {
    const least = one.matches('.cell.may') && matchMedia('(pointer: fine)').matches ? 29.5 : 39.5
    const isSmall = Math.min(box.width, box.height) < least && !one.closest('.caption, .ask, p') && !one.matches('.laid')
    if (isSmall) found.add(`small: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`)
    const root = every.find((root) => root.contains(one)).getBoundingClientRect()
    if (!isScrolled(one) && !(within(box, size, 1.5) && (matches(one, over) || within(box, root, 2.5)))) found.add(`outside: ${name(one)}`)
  }
  const reachable = targets.map(({ one, box }) => ({ one, box: clipped(one, box) })).filter(({ box }) => box.width > 0 && box.height > 0)
  for (const [place, { one, box }] of reachable.entries())
    for (const { one: other, box: another } of reachable.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      if (matches(one, fan) && matches(other, fan)) {
        if (Math.abs(box.left - another.left) < 39.5) found.add(`covered: ${name(one)} / ${name(other)}`)
      } else if (Math.min(...shared(box, another)) > 3 && !matches(one, over) && !matches(other, over)) found.add(`overlap: ${name(one)} / ${name(other)}`)
    }

  // Words
  const words = []
  for (const root of all) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = node.data.trim().slice(0, 50)
      if (!text || !isShown(parent) || parent.closest('option, [data-sky], [inert]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const ellipsis = getComputedStyle(parent).textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || box.height <= 1) continue
        const left = clipped(parent, box)
        if (!isScrolled(parent)) {
          if (ellipsis || left.width < box.width - 2 || left.height < box.height - 4) found.add(`cut: ${text}`)
          if (!within(box, size, 2)) found.add(`text outside: ${text}`)
        }
        if (left.width > 1 && left.height > 1) words.push({ node, parent, text, box: left, whole: box })
      }
    }
  }
  for (const { parent, text, whole } of words) {
    const picture = parent.closest('svg')
    if (picture && !matches(parent, pans) && !within(whole, picture.getBoundingClientRect(), 3)) found.add(`text leaves its picture: ${text}`)
    const around = parent.closest('button, li, td, th')
    if (around && !picture && !within(whole, around.getBoundingClientRect(), 3)) found.add(`text leaves its box: ${text} of ${name(around)}`)
  }
  for (const [place, { node, parent, text, box }] of words.entries())
    for (const other of words.slice(place + 1)) {
      if (node === other.node || (parent === other.parent && parent.closest('svg'))) continue
      if ((matches(parent, fan) && matches(other.parent, fan)) || [parent, other.parent].some((one) => matches(one, over) || matches(one, pans))) continue
      const [wide, high] = shared(box, other.box)
      const slack = 0.32 * Math.min(box.height, other.box.height)
      if (wide > 2 && high > Math.max(3, slack)) found.add(`words over words: ${text} / ${other.text}`)
    }

  // Arrows run past all words; behind the tray they are hidden.
  for (const path of document.querySelectorAll('.table svg > path[marker-end]')) {
    const origin = path.ownerSVGElement.getBoundingClientRect()
    for (let at = 6; at < path.getTotalLength(); at += 4) {
      const { x, y } = path.getPointAtLength(at)
      const [left, top] = [x + origin.left, y + origin.top]
      for (const { parent, box, text } of words)
        if (!parent.closest('.stage') && left > box.left && left < box.right && top > box.top && top < box.bottom) found.add(`an arrow runs over: ${text}`)
    }
  }

  // The explanation
  const popover = document.querySelector('#explanation.shown')?.getBoundingClientRect()
  if (popover) {
    if (!within(popover, size, 1.5)) found.add('the explanation leaves the window')
    for (const clear of document.querySelectorAll('[data-keep-clear]'))
      if (Math.min(...shared(popover, clear.getBoundingClientRect())) > 1) found.add(`the explanation covers ${name(clear)}`)
  }

  if (page.scrollWidth > innerWidth) found.add('the page scrolls sideways')
  if (!long && page.scrollHeight > innerHeight) found.add('the page scrolls')
  return [...found]
}
