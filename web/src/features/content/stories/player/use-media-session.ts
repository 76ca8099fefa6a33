import { useEffect, useEffectEvent } from 'react'
import type { StoryPlace } from '../now-playing.store.ts'
import type { Chapter } from './story-player.ts'

type Held = {
  chapter: Chapter
  place: StoryPlace
  isPlaying: boolean
  /** Null where the browser plays it, and knows itself. */
  onToggle: (() => void) | null
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** What a phone shows on its locked screen, and its keys there. */
export function useMediaSession({ chapter, place, isPlaying, onToggle, onPrevious, onNext }: Held): void {
  const toggle = useEffectEvent(() => onToggle?.())
  const step = useEffectEvent((by: 1 | -1) => (by === 1 ? onNext : onPrevious)?.())
  const isOurs = onToggle !== null
  const { title, cover } = chapter
  const { bundleName } = place
  useEffect(() => {
    // Browsers without it show nothing there.
    const session = navigator.mediaSession as MediaSession | undefined
    if (!session || typeof MediaMetadata === 'undefined') return undefined
    session.metadata = new MediaMetadata({ title, album: bundleName, artwork: [{ src: cover }] })
    session.playbackState = isOurs ? (isPlaying ? 'playing' : 'paused') : 'none'
    const actions: [MediaSessionAction, (() => void) | null][] = [
      ['play', isOurs ? () => toggle() : null],
      ['pause', isOurs ? () => toggle() : null],
      ['previoustrack', () => step(-1)],
      ['nexttrack', () => step(1)],
    ]
    for (const [action, run] of actions) session.setActionHandler(action, run)
    return () => {
      for (const [action] of actions) session.setActionHandler(action, null)
    }
  }, [title, cover, bundleName, isPlaying, isOurs])
}
