import { useRef, type RefObject } from 'react'

/**
 * For a dialog that opens without a trigger of its own: when it closes, the focus goes back to where it was, and to the
 * screen itself where the deed that closed it has taken that away: who walks by keys goes on from there.
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
