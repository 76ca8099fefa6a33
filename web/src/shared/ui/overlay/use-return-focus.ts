import { useRef, useState, type RefObject } from 'react'

/** Where those that are open came from, the newest last. */
let open: readonly RefObject<Element | null>[] = []

/**
 * For a dialog that opens without a trigger of its own: when it closes, the focus goes back to where it was. Where the action
 * that closed it has removed that place, or it takes no focus there any more, it goes to the dialog beneath, or to the screen.
 * One that came in the place of another goes back to where that one came from. A keyboard user goes on from there.
 */
export function useReturnFocus(initialFocus?: RefObject<HTMLElement | null>) {
  // A field that takes the focus by itself has it before the opening is told of.
  const [atFirst] = useState(() => document.activeElement)
  const before = useRef(atFirst)
  return {
    onOpenAutoFocus: (event: Event) => {
      const place = document.activeElement
      before.current = place === document.body ? (open.at(-1)?.current ?? null) : place
      open = [...open, before]
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      open = open.filter((other) => other !== before)
      const beneath =
        [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.getElementById('main')
      if (!takesFocus(before.current)) takesFocus(beneath)
    },
  }
}

function takesFocus(place: Element | null): boolean {
  if (!(place instanceof HTMLElement)) return false
  place.focus({ preventScroll: true })
  return document.activeElement === place
}
