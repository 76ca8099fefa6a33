import { useRef, useState, type SyntheticEvent } from 'react'
import { findFault, unshown } from './find-fault.ts'

type MediaEvent = SyntheticEvent<HTMLMediaElement>

/** Lets a recording or a file outlive its address, and the network that went away: at the next one it goes on as it played. */
export function useRenewedAddress(renew: () => Promise<{ error: unknown }>) {
  /** How it was when its address ended, until the next address is at that place. */
  const back = useRef<{ second: number; rate: number; isPlaying: boolean }>(null)
  /** What breaks off where the address before did is at fault itself. */
  const lostAt = useRef(-1)
  /** Why there is no other address. */
  const [cut, setCut] = useState<unknown>(null)

  async function ask(): Promise<void> {
    setCut(null)
    stop((await renew()).error)
  }

  function stop(error: unknown): void {
    // What the network broke off is not at fault itself.
    if (error !== null) lostAt.current = -1
    setCut(error)
  }

  const media = {
    onError: ({ currentTarget: { currentTime: second, playbackRate: rate, paused, src } }: MediaEvent) => {
      const isNoFurther = !paused && Math.abs(second - lostAt.current) < 1
      const isAgain = back.current !== null || isNoFurther
      back.current ??= { second, rate, isPlaying: !paused }
      // Asked for without end, it would not say what is the matter.
      if (isAgain) return void findFault(src).then(stop)
      lostAt.current = second
      void ask()
    },
    onLoadedMetadata: ({ currentTarget: element }: MediaEvent) => {
      if (!back.current) return
      element.currentTime = back.current.second
      element.playbackRate = back.current.rate
      // A browser that lets nothing play by itself leaves it at its place.
      if (back.current.isPlaying) void element.play().catch(() => {})
    },
    onSeeked: () => {
      back.current = null
    },
  }
  /** What is no film and no sound, and could not be shown. */
  const giveUp = () => setCut(unshown('文件打不开，可以下载后再看。'))
  return { media, cut, giveUp, askAgain: () => void ask() }
}
