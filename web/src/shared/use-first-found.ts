import { useState } from 'react'

/**
 * The one that stands in the place of a choice that was not made: which it was at first, for as long as it is there. A list
 * that changes meanwhile would move what is open away under the hand.
 */
export function useFirstFound(
  found: string | undefined,
  isThere: (id: string) => boolean,
): string | undefined {
  const [first, setFirst] = useState(found)
  const shown = first !== undefined && isThere(first) ? first : found
  if (shown !== first) setFirst(shown)
  return shown
}
