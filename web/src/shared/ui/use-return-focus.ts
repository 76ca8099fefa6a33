import { useRef, type RefObject } from 'react'

/**
 * For a dialog that opens without a trigger of its own: when it closes, the focus goes back to where it was, unless the
 * deed that closed it has taken that away.
 */
export function useReturnFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    },
  }
}
