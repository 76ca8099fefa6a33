import { useEffect, useRef } from 'react'

/**
 * Tells late whether what asked is still on the screen, and still about the same: an answer that comes when its sheet is
 * gone closes none that was opened meanwhile.
 */
export function useIsShown(about: string | null = null): () => boolean {
  const shown = useRef<string | null>(undefined)
  // Whether React still draws this; an answer is no part of drawing.
  useEffect(() => {
    shown.current = about
    return () => {
      shown.current = undefined
    }
  }, [about])
  return () => shown.current === about
}
