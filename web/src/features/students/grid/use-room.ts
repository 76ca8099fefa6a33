import { useSyncExternalStore } from 'react'
import type { Room } from './board-shape.ts'

/** Beside the cards, and above and below them, in rem: as in student-card.css. */
const BESIDE = 4
const AROUND = { fullscreen: 12.375, wide: 14.25, withHint: 16.5 }
/** From here on the hint stands in the lane. */
const WIDE_PX = 1280

/** Measured when the window changes and not at each drawing: asking for a style makes the browser reckon all of them. */
let room: Room | undefined

/** What the window leaves for the pupils. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, () => (room ??= measure()))
}

function measure(): Room {
  const isFullscreen = Boolean(document.fullscreenElement)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const inWindow = innerWidth < WIDE_PX ? AROUND.withHint : AROUND.wide
  const around = isFullscreen ? AROUND.fullscreen : inWindow
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
    // Without a listener it would outlive its window.
    room = undefined
    window.removeEventListener('resize', change)
    document.removeEventListener('fullscreenchange', change)
  }
}
