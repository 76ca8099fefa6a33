import { useEffect, useRef, useState, type RefObject } from 'react'

/** How high an element is now, so that what sticks below it knows its place. */
export function useHeight(): [RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  // The layout of the page.
  useEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, height]
}
