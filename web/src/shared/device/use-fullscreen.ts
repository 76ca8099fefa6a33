import { useSyncExternalStore } from 'react'

/** Whether the page fills the whole screen; Escape ends it too, so the browser is asked rather than remembered. */
export function useFullscreen() {
  return {
    isFullscreen: useSyncExternalStore(subscribe, isFullscreen),
    toggleFullscreen,
    canBeFullscreen: document.fullscreenEnabled,
  }
}

/** Phones whose pages never fill the screen do not know the word: theirs is undefined, and not null. */
function isFullscreen(): boolean {
  return Boolean(document.fullscreenElement)
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Lets the page fill the whole screen where it can, for what is shown to a class. */
export function fillScreen(): void {
  if (document.fullscreenEnabled && !isFullscreen()) toggleFullscreen()
}

function toggleFullscreen(): void {
  // A browser may refuse it; then the page stays as it is.
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  void change.catch(() => {})
}
