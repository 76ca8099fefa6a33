import { isFormField } from '../../shared/keys/is-form-field.ts'
import { useKeyDown } from '../../shared/keys/use-key-down.ts'

type SeatKeys = { onUndo: (() => void) | undefined; onPutDown: (() => void) | undefined }

/** Ctrl+Z takes back a step of the seats, and no comment; Escape puts down who is held. */
export function useSeatKeys({ onUndo, onPutDown }: SeatKeys): void {
  // Before the class hears of the key.
  useKeyDown((event) => {
    if (isFormField(event.target)) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onUndo?.()
    }
    if (event.key === 'Escape') onPutDown?.()
  }, 'first')
}
