// Cards follow the pointer and are dropped on whatever has `data-drop`.
import type { Attachment } from 'svelte/attachments'

const FAR = 7

/** `start` may refuse to be lifted. */
type Dragged = { start: () => boolean; drop: (onto: string, at: Element) => void }

export function draggable({ start, drop }: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | undefined
    let ghost: HTMLElement | undefined

    const listeners = { pointermove: move, pointerup: up, pointercancel: cancel }

    function down(event: PointerEvent) {
      if (event.button !== 0) return
      from = event
      for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener)
    }

    function rest() {
      from = undefined
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener)
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!ghost && Math.hypot(x, y) > FAR) lift()
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg) scale(1.04)`
    }

    function lift() {
      if (!start()) return rest()
      element.dispatchEvent(new PointerEvent('pointercancel'))
      const { left, top, width, height } = element.getBoundingClientRect()
      ghost = element.cloneNode(true) as HTMLElement
      ghost.removeAttribute('data-flip')
      Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: '50', pointerEvents: 'none', margin: '0' })
      element.parentElement?.append(ghost)
      element.style.opacity = '0.35'
    }

    function up(event: PointerEvent) {
      if (!ghost) return rest()
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      const target = under.map((one) => one.closest('[data-drop]')).find((one) => one && one !== element && one !== ghost)
      finish()
      silence()
      if (target) drop(target.getAttribute('data-drop')!, target)
    }

    function finish() {
      ghost?.remove()
      element.style.opacity = ''
      ghost = undefined
      rest()
    }

    /** The click that ends a drag over its own card does nothing. */
    function silence() {
      const stop = (click: Event) => click.stopImmediatePropagation()
      element.addEventListener('click', stop, { capture: true })
      setTimeout(() => element.removeEventListener('click', stop, { capture: true }))
    }

    function cancel(event: PointerEvent) {
      if (!event.isTrusted) return
      finish()
    }

    element.addEventListener('pointerdown', down)
    return () => {
      finish()
      element.removeEventListener('pointerdown', down)
    }
  }
}
