// Cards follow the pointer and are dropped on whatever has `data-drop`.
import type { Attachment } from 'svelte/attachments'

const FAR = 7

type Dragged = { start: () => boolean; end: () => void; drop: (onto: string, at: Element) => void }

export function draggable({ start, end, drop }: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | undefined
    let ghost: HTMLElement | undefined

    function down(event: PointerEvent) {
      if (event.button === 0) from = event
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!ghost && Math.hypot(x, y) > FAR) lift()
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg) scale(1.04)`
    }

    function lift() {
      if (!start()) return void (from = undefined)
      element.dispatchEvent(new PointerEvent('pointercancel'))
      element.setPointerCapture(from!.pointerId)
      const { left, top, width, height } = element.getBoundingClientRect()
      ghost = element.cloneNode(true) as HTMLElement
      ghost.removeAttribute('data-flip')
      Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: '50', pointerEvents: 'none', margin: '0' })
      element.parentElement?.append(ghost)
      element.style.opacity = '0.35'
    }

    function up(event: PointerEvent) {
      if (!ghost) return void (from = undefined)
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      const target = under.map((one) => one.closest('[data-drop]')).find((one) => one && one !== element && one !== ghost)
      finish()
      element.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true })
      setTimeout(() => element.dispatchEvent(new Event('dragged')))
      if (target) drop(target.getAttribute('data-drop')!, target)
      end()
    }

    function finish() {
      ghost?.remove()
      element.style.opacity = ''
      ghost = from = undefined
    }

    function cancel(event: PointerEvent) {
      if (event.isTrusted && ghost) {
        finish()
        end()
      }
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      finish()
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
    }
  }
}
