// A consequence goes from the Damage Card to the seat, level or counter of the board that shows it.
const DOT = 26

/** Sends a spark from the stage to where this thing shows on this tank's board or, without one, on its token. */
export function travel(stage: HTMLElement, tank: string, thing: string, lasts: number): void {
  const root = stage.closest('.table')
  const boards = [...(root?.querySelectorAll<HTMLElement>(`[data-board="${tank}"]`) ?? [])].filter((one) => one.checkVisibility())
  const target = boards.flatMap((board) => [...board.querySelectorAll<HTMLElement>(`[data-shows="${thing}"]`)])[0] ?? root?.querySelector<HTMLElement>(`.token[data-thing="${tank}"]`)
  if (!root || !target || lasts < 100 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [from, to, around] = [stage, target, root].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
  const at = (box: DOMRect) => `${box.left + box.width / 2 - around.left - DOT / 2}px ${box.top + box.height / 2 - around.top - DOT / 2}px`
  const spark = document.createElement('span')
  spark.className = 'spark'
  spark.setAttribute('aria-hidden', 'true')
  root.append(spark)
  const flight = spark.animate([{ translate: at(from), scale: 1.6 }, { translate: at(to), scale: 1 }, { translate: at(to), scale: 2, opacity: 0 }], { duration: lasts, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' })
  flight.onfinish = flight.oncancel = () => spark.remove()
}
