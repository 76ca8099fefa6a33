import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersLessMotion } from '../device/prefers-less-motion.ts'
import { glide } from './glide.ts'

/**
 * Lets the children of a list glide to their places when their order changes. `keyOf` tells one child from another; while
 * `isHeld`, as under a dragging hand, nothing is measured and nothing glides.
 */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  keyOf: (child: HTMLElement) => string | undefined,
  { isHeld }: { isHeld: boolean },
): void {
  const places = useRef(new Map<string, { left: number; top: number }>())
  // What the browser laid out is known after each drawing, and before the eye sees it.
  useLayoutEffect(() => {
    if (isHeld) return
    const before = places.current
    const now = new Map<string, { left: number; top: number }>()
    for (const child of list.current?.children ?? []) {
      const key = child instanceof HTMLElement ? keyOf(child) : undefined
      if (key === undefined || !(child instanceof HTMLElement)) continue
      const place = { left: child.offsetLeft, top: child.offsetTop }
      now.set(key, place)
      const old = before.get(key)
      if (old && (old.left !== place.left || old.top !== place.top) && !prefersLessMotion())
        glide(child, old.left - place.left, old.top - place.top)
    }
    places.current = now
  })
}
