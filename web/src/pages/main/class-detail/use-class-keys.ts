import { useEffectEvent, useLayoutEffect } from 'react'
import { isWriting } from '../../../shared/device/is-writing.ts'

export type ClassKeys = {
  /** A letter begins a search. The field that takes the focus here receives it. */
  onLetter: () => void
  /** A digit typed while the comment dialog is on its way picks its item. */
  onDigit: (digit: number) => void
  onUndo: () => void
  /** ? shows all keys. */
  onHelp?: () => void
  onEscape: () => void
  /** A dialog has its own keys, except for undo. */
  isDialogOpen: boolean
}

/** Keys that work wherever the focus is on the screen of a class, as long as nothing is being written. */
export function useClassKeys({ onLetter, onDigit, onUndo, onHelp, onEscape, isDialogOpen }: ClassKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (isWriting(event.target) && !isEmptySearch(event.target))) return
    const isControl = event.ctrlKey || event.metaKey
    if (isControl && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onUndo()
    } else if (!isControl && !event.altKey && !isDialogOpen) {
      if (/^[a-z]$/i.test(event.key)) onLetter()
      if (/^[1-9]$/.test(event.key)) onDigit(Number(event.key))
      if (event.key === '?' || event.key === '？') onHelp?.()
      if (event.key === 'Escape') onEscape()
    }
  })

  // The browser's keyboard; before the first drawing, so that no key falls between the pupils and their keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Whoever gives by keys alone is left in the field to search: with nothing in it, it has no use for these keys. */
function isEmptySearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value === ''
}
