import { useRef, type RefObject } from 'react'

/**
 * For a dialog that opens without a trigger of its own: when it closes, the focus goes back to where it was, and to the
 * screen itself where the action that closed it has removed that place. A keyboard user goes on from there.
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
      const place = before.current?.isConnected ? before.current : document.getElementById('main')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    },
  }
}
