import { startTransition, useEffect, useState } from 'react'

/** More than the tallest screen shows at once. */
const AT_FIRST = 24

/** How many rows are drawn: those in sight at once, all others right after them, while the screen hears already. */
export function useDrawnRows(count: number): number {
  const [isWhole, setWhole] = useState(count <= AT_FIRST)
  // The screen: what was drawn first is seen before the rest is begun.
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole])
  return isWhole ? count : AT_FIRST
}
