import { isFormField } from '../../shared/keys/is-form-field.ts'
import { useKeyDown } from '../../shared/keys/use-key-down.ts'

export type ClassKeys = {
  /** A letter begins a search. The field that takes the focus here receives it. */
  onLetter?: () => void
  onUndo: () => void
  /** ? shows all keys. */
  onHelp?: () => void
  onEscape?: () => void
  /** A dialog has its own keys, except for undo. */
  isDialogOpen: boolean
}

/** Keys that work wherever the focus is on the screen of a class, as long as no text is being written. */
export function useClassKeys({ onLetter, onUndo, onHelp, onEscape, isDialogOpen }: ClassKeys): void {
  useFreeKeyDown((event) => {
    const isControl = event.ctrlKey || event.metaKey
    if (isControl && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onUndo()
    } else if (!isControl && !event.altKey && !isDialogOpen) {
      if (/^[a-z]$/i.test(event.key)) onLetter?.()
      if (event.key === '?' || event.key === '？') {
        // Else an empty search that has the focus would look for it.
        event.preventDefault()
        onHelp?.()
      }
      if (event.key === 'Escape') onEscape?.()
    }
  })
}

/** A key that no field and no other listener takes. */
export function useFreeKeyDown(onKey: (event: KeyboardEvent) => void): void {
  useKeyDown((event) => {
    if (!event.defaultPrevented && !isKeyOfField(event.target)) onKey(event)
  })
}

/** A teacher who gives by keys alone stays in the search field: while it is empty, it does not need these keys. */
export function isKeyOfField(target: EventTarget | null): boolean {
  const isEmptySearch = target instanceof HTMLInputElement && target.type === 'search' && target.value === ''
  return isFormField(target) && !isEmptySearch
}
