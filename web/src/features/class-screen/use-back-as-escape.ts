import { useEffect } from 'react'
import { NavigationType } from 'react-router'
import { useHoldNavigation } from '../../shared/navigation/hold-navigation.tsx'

/**
 * The browser's Back shuts what stands over the class, then ends what was begun with its pupils, and leaves the class only
 * when there is neither: on a phone it is how one gets out of things. What asks before it shuts asks here too.
 */
export function useBackAsEscape(): void {
  const held = useHoldNavigation(
    ({ historyAction }) =>
      historyAction === NavigationType.Pop && (isAnythingOpen() || findWayBack() !== null),
  )

  // The router's answer, and what listens to the keyboard or is pressed on the screen.
  useEffect(() => {
    if (!held) return
    if (isAnythingOpen()) {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      // A menu listens where the focus is.
      const place = document.activeElement ?? document
      place.dispatchEvent(escape)
    } else findWayBack()?.click()
    held.reset()
  }, [held])
}

function isAnythingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}

/** The button that ends a selection, a series or an arrangement. */
function findWayBack(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-is-way-back]')
}
