// What overlaps, is cut, too small to be hit or out of sight within these roots; `scrolls`: the page may be long.
([roots, scrolls]) => {
  const found = new Set()
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.spoken')
  const name = (one) => `${one.localName}.${one.getAttribute('class') ?? ''} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`
  const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  const all = roots.flatMap((root) => [...document.querySelectorAll(root)])
  const within = (selector) => all.flatMap((one) => [...one.querySelectorAll(selector)]).filter(seen)

  // What containers that clip or scroll let through of a box.
  const shown = (one, { left, top, right, bottom }) => {
    for (let up = one; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const clip = up.getBoundingClientRect()
      ;[left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
      ;[top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
  // What can be scrolled or panned to is not lost.
  const isScrolled = (one) => {
    for (let up = one; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      const longer = up.scrollWidth > up.clientWidth + 1 || up.scrollHeight > up.clientHeight + 1
      if (up.matches('.picture') || (longer && /auto|scroll/.test(overflowX + overflowY))) return true
    }
    return false
  }

  // Targets
  const target = (one) => (one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one)
  const targets = within('button, a[href], select, input, summary, .cell.may').map(target).map((one) => [one, one.getBoundingClientRect()])
  for (const [one, box] of targets) {
    const inText = one.closest('.caption, .ask, p')
    if (Math.min(box.width, box.height) < 39.5 && !inText && !one.matches('.laid')) found.add(`small: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`)
    const beyond = box.left < -1 || box.right > innerWidth + 1 || (!scrolls && (box.top < -1 || box.bottom > innerHeight + 1))
    if (beyond && !isScrolled(one)) found.add(`outside: ${name(one)}`)
  }
  const OVER = '.facing, .exchange'
  const boxes = targets.filter(([one]) => !one.closest(OVER)).map(([one, box]) => [one, shown(one, box)])
  for (const [place, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(place + 1))
      if (!one.contains(other) && !other.contains(one) && Math.min(...shared(a, b)) > 3) found.add(`overlap: ${name(one)} / ${name(other)}`)

  // Texts
  const texts = []
  for (const root of all) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const one = node.parentElement
      const said = node.data.trim()
      if (!said || !seen(one) || one.closest(`svg, option, ${OVER}`)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const ellipsis = getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1
      for (const box of range.getClientRects()) {
        const clipped = shown(one, box)
        const cut = ellipsis || clipped.width < box.width - 2 || clipped.height < box.height - 6
        if (cut && !isScrolled(one)) found.add(`cut: ${said}`)
        if (box.right > innerWidth + 1 && !isScrolled(one)) found.add(`outside: ${said}`)
        if (clipped.width > 0 && clipped.height > 0 && !one.closest('.picture')) texts.push([said, node, clipped])
      }
    }
  }
  for (const [place, [said, node, a]] of texts.entries())
    for (const [other, another, b] of texts.slice(place + 1)) {
      const [wide, high] = shared(a, b)
      if (node !== another && wide > 3 && high > 6) found.add(`over each other: ${said} / ${other}`)
    }

  const page = document.documentElement
  if (page.scrollWidth > innerWidth) found.add('the page scrolls sideways')
  if (!scrolls && page.scrollHeight > innerHeight) found.add('the page scrolls')
  return [...found]
}
