import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Shows the part of the page that the address names, once the page is there: `/home#download`. A page of which parts come
 * later says when it has its height, so that nothing moves before the reader's eyes.
 */
export function useHashTarget(isWhole = true): void {
  const { hash, key } = useLocation()
  // Where the reader looks lies outside React; a part that comes with the page is not there when the browser looks for it.
  useEffect(() => {
    if (isWhole && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key, isWhole])
}
