import { hasModifier } from '../../../shared/keys/has-modifier.ts'
import { useKeyDown } from '../../../shared/keys/use-key-down.ts'

/**
 * Keys of the window; one that `onKey` takes does nothing else. On a button that has the focus the space bar is its own.
 * Held down, it is one press: it would take the step after this one too.
 */
export function useKeys(onKey: (key: string) => boolean): void {
  useKeyDown((event) => {
    if (hasModifier(event) || document.querySelector('[role=alertdialog]')) return
    const isOnButton = event.key === ' ' && event.target instanceof HTMLButtonElement
    if (isOnButton) return
    const isHeld = event.key === ' ' && event.repeat
    if (isHeld || onKey(event.key)) event.preventDefault()
  })
}
