import { useSyncExternalStore } from 'react'
import type { Room } from './board-shape.ts'

/** Beside the cards, and above and below them, in rem: as in student-card.css. */
const BESIDE = 4
const AROUND = { window: 14.25, fullscreen: 12.375 }

/** Measured when the window changes and not at each drawing: asking for a style makes the browser reckon all of them. */
let room: Room | undefined

/** What the window leaves for the pupils. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, () => (room ??= measure()))
}

function measure(): Room {
  const isFullscreen = Boolean(document.fullscreenElement)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const around = isFullscreen ? AROUND.fullscreen : AROUND.window
  return { width: innerWidth / rem - BESIDE, height: innerHeight / rem - around, isFullscreen }
}

function subscribe(onChange: () => void): () => void {
  const change = () => {
    room = undefined
    onChange()
  }
  window.addEventListener('resize', change)
  document.addEventListener('fullscreenchange', change)
  return () => {
    window.removeEventListener('resize', change)
    document.removeEventListener('fullscreenchange', change)
  }
}
