// Things follow the pointer and are dropped on whatever has `data-drop`.
import type { Attachment } from 'svelte/attachments'

const FAR = 7

type Dragged = {
  /** May it be lifted? */
  start?: () => boolean
  end?: () => void
  drop: (onto: string, at: Element) => void
}

/** `{@attach draggable({ drop })}`: a press that moves lifts the element; a press that does not stays a click. */
export function draggable({ start, end, drop }: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | undefined
    let ghost: HTMLElement | undefined

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!ghost && Math.hypot(x, y) > FAR) lift()
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) scale(1.04)`
    }

    function lift() {
      if (start && !start()) return void (from = undefined)
      element.dispatchEvent(new PointerEvent('pointercancel'))
      const { left, top, width, height } = element.getBoundingClientRect()
      ghost = element.cloneNode(true) as HTMLElement
      ghost.setAttribute('aria-hidden', 'true')
      const look = { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
      Object.assign(ghost.style, look, { zIndex: '50', pointerEvents: 'none', margin: '0' })
      element.parentElement?.append(ghost)
      // Whatever the element is shifted by, its ghost begins where it lies.
      const placed = ghost.getBoundingClientRect()
      Object.assign(ghost.style, { left: `${2 * left - placed.left}px`, top: `${2 * top - placed.top}px` })
      element.style.opacity = '0.35'
    }

    function up(event: PointerEvent) {
      const lifted = ghost
      finish()
      if (!lifted) return
      element.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', stop, { capture: true }))
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      const target = under.map((one) => one.closest('[data-drop]')).find((one) => one && one !== element)
      if (target) drop(target.getAttribute('data-drop')!, target)
      end?.()
    }

    const stop = (click: Event) => click.stopImmediatePropagation()

    function finish() {
      ghost?.remove()
      element.style.opacity = ''
      ghost = from = undefined
      for (const [name, listener] of Object.entries(followed)) window.removeEventListener(name, listener as EventListener)
    }

    function cancel(event: PointerEvent) {
      if (!event.isTrusted) return
      const lifted = ghost
      finish()
      if (lifted) end?.()
    }

    // A quick pull may leave the element before it is lifted: the window hears of it all the same.
    const followed = { pointermove: move, pointerup: up, pointercancel: cancel }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      from = event
      for (const [name, listener] of Object.entries(followed)) window.addEventListener(name, listener as EventListener)
    }
    element.addEventListener('pointerdown', down)
    return () => {
      finish()
      element.removeEventListener('pointerdown', down)
    }
  }
}
