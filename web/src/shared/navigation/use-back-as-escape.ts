import { useEffect } from 'react'
import { useHoldNavigation, type IsHeld } from './use-hold-navigation.ts'

/**
 * The browser's Back shuts what stands over the screen, then ends what was begun with the pupils of a class, and leaves the
 * screen only when there is neither: on a phone it is how one gets out of things. What asks before it shuts asks here too.
 */
export function useBackAsEscape(isMeant: IsHeld = () => true): void {
  const held = useHoldNavigation(
    (navigation) =>
      navigation.isThroughHistory && isMeant(navigation) && (isAnythingOpen() || findWayBack() !== null),
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

/** A question that its own buttons alone close does not hold the teacher back. */
function isAnythingOpen(): boolean {
  return document.querySelector('[role$="dialog"][data-state="open"], [role="menu"]') !== null
}

/** The button that ends a selection, a series or an arrangement. */
function findWayBack(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-is-way-back]')
}
