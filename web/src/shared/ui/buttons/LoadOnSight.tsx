import { useEffect, useEffectEvent, useRef } from 'react'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'

/** So long before the end of the list is in sight its next page is asked for. */
const AHEAD = '600px'

/** A list that goes on while it is scrolled. The button stays for keys, and for a page that did not come. */
export function LoadOnSight({ pages, className = '' }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const isReady = pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError
  const goOn = useEffectEvent(() => void pages.fetchNextPage())
  // The scrolling of the page. Observed again after each page, so that a short one is followed by the next.
  useEffect(() => {
    const element = end.current
    if (!element || !isReady || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // On paper stands what was on the screen.
        if (entry?.isIntersecting && !matchMedia('print').matches) goOn()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  return (
    <div ref={end}>
      <LoadMore pages={pages} className={className} />
    </div>
  )
}
