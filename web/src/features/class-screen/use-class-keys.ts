import { useEffectEvent, useLayoutEffect } from 'react'
import { isWriting } from '../../shared/device/is-writing.ts'

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
  useKeyDown((event) => {
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
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyOfField(event.target)) return
    onKey(event)
  })

  // The browser's keyboard; before the first drawing, so that no key falls between the pupils and their keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** A teacher who gives by keys alone stays in the search field: while it is empty, it does not need these keys. */
export function isKeyOfField(target: EventTarget | null): boolean {
  const isEmptySearch = target instanceof HTMLInputElement && target.type === 'search' && target.value === ''
  return isWriting(target) && !isEmptySearch
}
