import { saveVideoProgress } from '@pinge/contract/content/videos.ts'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { call } from '../../../../shared/api/call/call.ts'
import { newRequestId } from '../../../../shared/api/call/new-request-id.ts'
import type { Played, PlayReport } from '../../plays/play-report.ts'
import { startPlay } from '../../plays/start-play.ts'
import { makeLouder, recallVolume } from './film-volume.store.ts'

/** So often the place in a video is kept while it plays. */
const KEEP_EVERY_S = 15
/** One who saw less begins at the start; one who saw more has seen it. */
const RESUME_FROM_S = 15
const SEEN_SHARE = 0.95
/** So far one press goes, of a key or of a button. */
export const SKIP_S = 10

/** Whether a video is offered from where it was left. */
export function canResume(second: number, duration: number): boolean {
  return second >= RESUME_FROM_S && second <= duration * SEEN_SHARE
}

/** Whether a video was seen to its end the last time. */
export function isSeen(second: number, duration: number): boolean {
  return duration > 0 && second > duration * SEEN_SHARE
}

export type VideoState = {
  isPlaying: boolean
  /** It waits for what comes over the network. */
  isStalled: boolean
  second: number
  duration: number
  rate: number
  isMuted: boolean
  hasCaptions: boolean
  /** 黑屏讲解: the picture is dark while the class talks. */
  isDark: boolean
}

const begun: VideoState = {
  isPlaying: false,
  isStalled: false,
  second: 0,
  duration: 0,
  rate: 1,
  isMuted: false,
  hasCaptions: true,
  isDark: false,
}

type Asked = {
  vid: string
  played: Played
  /** The address did not play. */
  onBroken: () => void
  onEnd: () => void
}

/** One video element: what it does, and what is told of it. */
export function useVideo(
  element: RefObject<HTMLVideoElement | null>,
  { vid, played, onBroken, onEnd }: Asked,
) {
  const [state, setState] = useState(begun)
  const report = useRef<PlayReport | null>(null)
  const keptAt = useRef(0)
  const set = (changes: Partial<VideoState>) => setState((before) => ({ ...before, ...changes }))

  function keep(second: number): void {
    keptAt.current = second
    // A place that is not kept is only looked for once more.
    void call(saveVideoProgress, { vid, second: Math.floor(second), requestId: newRequestId() }).catch(
      () => {},
    )
  }
  function finish(): void {
    report.current?.tell()
    report.current = null
  }
  // Another video, or another screen: the play that was on is over.
  const finishOnLeaving = useEffectEvent(finish)
  useEffect(() => () => finishOnLeaving(), [])

  const events = {
    onPlay: () => {
      report.current ??= startPlay(played)
      set({ isPlaying: true, isDark: false })
    },
    onPause: () => {
      set({ isPlaying: false, isStalled: false })
      if (element.current) keep(element.current.currentTime)
    },
    onTimeUpdate: () => {
      const video = element.current
      if (!video) return
      set({ second: video.currentTime })
      // While another address is loaded it stands at 0, which is no place of the teacher's.
      if (video.duration && Math.abs(video.currentTime - keptAt.current) >= KEEP_EVERY_S)
        keep(video.currentTime)
    },
    // Another address is loaded, and stands.
    onEmptied: () => set({ isPlaying: false, isStalled: false }),
    onWaiting: () => set({ isStalled: true }),
    onPlaying: () => set({ isStalled: false }),
    onLoadedMetadata: () => {
      recallVolume(element.current)
      set({ duration: element.current?.duration ?? 0 })
    },
    onEnded: () => {
      // All of it: by that the lists know that it was seen.
      keep(Math.ceil(state.duration))
      finish()
      onEnd()
    },
    onError: onBroken,
  }
  const goTo = (second: number) => {
    const video = element.current
    if (!video) return
    change(video, { currentTime: Math.max(0, Math.min(second, video.duration || second)) })
    set({ second: video.currentTime })
  }
  // A browser that lets nothing play by itself shows the large button.
  const play = () => void element.current?.play().catch(() => {})
  return {
    state,
    events,
    play,
    toggle: () => (element.current?.paused ? play() : element.current?.pause()),
    goTo,
    skip: (seconds: number) => goTo((element.current?.currentTime ?? 0) + seconds),
    setRate: (rate: number) => {
      change(element.current, { playbackRate: rate })
      set({ rate })
    },
    toggleMuted: () => {
      change(element.current, { muted: !state.isMuted })
      set({ isMuted: !state.isMuted })
    },
    louder: (by: number) => makeLouder(element.current, by),
    toggleCaptions: () => set({ hasCaptions: !state.hasCaptions }),
    toggleDark: () => {
      if (!state.isDark) element.current?.pause()
      set({ isDark: !state.isDark })
    },
  }
}

type Settable = Partial<Pick<HTMLVideoElement, 'currentTime' | 'playbackRate' | 'muted'>>

function change(video: HTMLVideoElement | null, changes: Settable): void {
  if (video) Object.assign(video, changes)
}

export type VideoHandle = ReturnType<typeof useVideo>
