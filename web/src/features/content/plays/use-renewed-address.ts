import { useRef, type SyntheticEvent } from 'react'

type MediaEvent = SyntheticEvent<HTMLMediaElement>

/** Lets a film or a recording outlive its address: at the next one it goes on as it played. */
export function useRenewedAddress(onRenew: () => void) {
  /** How it was when its address ended, until the next address is at that place. */
  const back = useRef<{ second: number; rate: number; isPlaying: boolean }>(null)
  /** What breaks off where the address before did is at fault itself. */
  const lostAt = useRef(-1)
  return {
    onError: ({ currentTarget: { currentTime: second, playbackRate: rate, paused } }: MediaEvent) => {
      const isNoFurther = !paused && Math.abs(second - lostAt.current) < 1
      if (back.current || isNoFurther) return
      lostAt.current = second
      back.current = { second, rate, isPlaying: !paused }
      onRenew()
    },
    onLoadedMetadata: ({ currentTarget: media }: MediaEvent) => {
      if (!back.current) return
      media.currentTime = back.current.second
      media.playbackRate = back.current.rate
      // A browser that lets nothing play by itself leaves it at its place.
      if (back.current.isPlaying) void media.play().catch(() => {})
    },
    onSeeked: () => {
      back.current = null
    },
  }
}
