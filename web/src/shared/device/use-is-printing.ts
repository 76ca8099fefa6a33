import { useSyncExternalStore } from 'react'

let isBeforePrint = false
const paper = () => window.matchMedia('print')

/** Whether the page is being printed: what is only for paper is made then, and is on no screen. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBeforePrint || paper().matches)
}

function subscribe(onChange: () => void): () => void {
  const media = paper()
  // The media changes only after this event, when it is too late to draw.
  const begin = () => {
    isBeforePrint = true
    onChange()
  }
  const end = () => {
    isBeforePrint = false
    onChange()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', onChange)
  }
}
