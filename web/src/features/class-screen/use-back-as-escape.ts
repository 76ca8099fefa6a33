import { useEffect } from 'react'
import { NavigationType } from 'react-router'
import { useHoldNavigation } from '../../shared/navigation/hold-navigation.tsx'

/**
 * The browser's Back means Escape to what stands over the class, and leaves the class only when nothing does: on a phone
 * it is how one shuts things. What asks before it shuts asks here too.
 */
export function useBackAsEscape(): void {
  const held = useHoldNavigation(
    ({ historyAction }) => historyAction === NavigationType.Pop && isAnythingOpen(),
  )

  // The router's answer, and the keyboard that the open one listens to.
  useEffect(() => {
    if (!held) return
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    // A menu listens where the focus is.
    const place = document.activeElement ?? document
    place.dispatchEvent(escape)
    held.reset()
  }, [held])
}

function isAnythingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}
