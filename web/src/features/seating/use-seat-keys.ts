import { useEffect, useEffectEvent } from 'react'
import { isWriting } from '../../shared/device/is-writing.ts'

type SeatKeys = { onUndo: (() => void) | undefined; onPutDown: (() => void) | undefined }

/** Ctrl+Z takes back a step of the seats, and no comment; Escape puts down who is held. */
export function useSeatKeys({ onUndo, onPutDown }: SeatKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(event.target)) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onUndo?.()
    }
    if (event.key === 'Escape') onPutDown?.()
  })
  // The browser's keyboard, before the class hears of the key.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
