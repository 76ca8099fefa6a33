import { useSyncExternalStore } from 'react'

/** Whether the page fills the whole screen; Escape ends it too, so the browser is asked rather than remembered. */
export function useFullscreen() {
  const isFullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  return { isFullscreen, toggleFullscreen, canBeFullscreen: document.fullscreenEnabled }
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Lets the page fill the whole screen, for what is shown to a class. */
export function fillScreen(): void {
  if (!document.fullscreenElement) toggleFullscreen()
}

function toggleFullscreen(): void {
  // A browser may refuse it; then the page stays as it is.
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  void change.catch(() => {})
}
