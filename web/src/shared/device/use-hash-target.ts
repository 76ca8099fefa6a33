import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Shows the part of the page that the address names, once the page is there: `/home#download`. */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  // Where the reader looks lies outside React; a part that comes with the page is not there when the browser looks for it.
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
}
