// The things a lesson speaks of, marked on whatever table shows them: every table marks its things by `data-thing`.

const MARK = 'data-pointed'

/** Marks these things, now and whenever the table is redrawn, and brings them into sight. */
export function pointAt(table: HTMLElement, things: readonly string[]): () => void {
  const wanted = new Set(things)
  const mark = () => {
    for (const element of table.querySelectorAll(`[data-thing], [${MARK}]`)) {
      const is = wanted.has(element.getAttribute('data-thing') ?? '')
      if (is === element.hasAttribute(MARK)) continue
      element.toggleAttribute(MARK, is)
      if (is) element.setAttribute('aria-current', 'step')
      else element.removeAttribute('aria-current')
      if (is) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-thing'] })
  return () => {
    observer.disconnect()
    wanted.clear()
    mark()
  }
}
