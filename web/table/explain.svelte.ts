// Explanations of things on hover, focus and long press: one popover a page, shown by Popover.svelte.
import type { Explain, Explanation } from './contract'

const HOVER = 350
const PRESS = 450
const LEAVE = 150

export const POPOVER = 'explanation'

export class Explainer {
  shown = $state.raw<Explanation>()
  at = $state.raw<DOMRect>()
  #timer = 0
  #element: Element | undefined
  /** Asked for by a click: it stays until something else is clicked. */
  #isKept = false

  constructor(readonly about: (thing: string) => Explanation) {}

  /** Shows it beside the element until something else is looked at. */
  show(element: Element, what: Parameters<Explain>[0], isKept = false): void {
    clearTimeout(this.#timer)
    this.#isKept = isKept
    this.#unlink()
    this.#element = element
    this.at = element.getBoundingClientRect()
    this.shown = typeof what === 'string' ? this.about(what) : typeof what === 'function' ? what() : what
    element.setAttribute('aria-describedby', POPOVER)
  }

  hide = (): void => {
    clearTimeout(this.#timer)
    this.#unlink()
    this.shown = undefined
  }

  /** What it stands beside may have moved; what scrolls elsewhere does not matter. */
  scrolled = ({ target }: Event): void => {
    if (this.#element && (target as Node).contains(this.#element)) this.hide()
  }

  /** The pointer is over the popover itself: it stays. */
  stay = (): void => clearTimeout(this.#timer)
  leave = (): void => {
    if (!this.#isKept) this.#later(this.hide, LEAVE)
  }

  #unlink(): void {
    this.#element?.removeAttribute('aria-describedby')
    this.#element = undefined
  }

  #later(what: () => void, delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(what, delay)
  }

  attach: Explain = (what) => (element) => {
    const show = () => this.show(element, what)
    let pressed = false
    // A thing that comes to lie under a resting pointer, or has just been clicked, does not explain itself.
    let quiet = false
    const listeners: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse' || quiet) return
        quiet = true
        this.#later(show, HOVER)
      },
      pointerleave: (event) => {
        quiet = false
        if ((event as PointerEvent).pointerType === 'mouse') this.leave()
      },
      pointerdown: (event) => {
        pressed = false
        quiet = true
        if ((event as PointerEvent).pointerType === 'mouse') return this.hide()
        this.#later(() => {
          pressed = true
          show()
        }, PRESS)
      },
      pointerup: () => !pressed && clearTimeout(this.#timer),
      pointercancel: () => clearTimeout(this.#timer),
      // A long press explains; it does not click as well.
      click: (event) => {
        if ((element as HTMLElement).dataset.explains === 'click') return this.show(element, what, true)
        if (!pressed) return this.hide()
        pressed = false
        event.stopImmediatePropagation()
        event.preventDefault()
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && show(),
      // It may lose the focus by being taken off the page, when nothing else may change at once.
      blur: () => queueMicrotask(() => this.#element === element && this.hide()),
    }
    const capture = { capture: true }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, capture)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener, capture)
      if (this.#element === element) queueMicrotask(this.hide)
    }
  }
}
