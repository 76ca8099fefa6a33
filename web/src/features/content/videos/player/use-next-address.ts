import { useRef, useState } from 'react'
import { isGone } from '../../is-gone.ts'
import { findFault } from '../../plays/find-fault.ts'
import type { VideoState } from './use-video.ts'

/** Lets a film outlive its address, and the network that went away: at the next address it goes on as it played. */
export function useNextAddress(onRenew: () => Promise<{ error: unknown }>) {
  const [isBroken, setBroken] = useState(false)
  /** How it was when its address ended, until the next address has shown that place. */
  const [back, setBack] = useState<VideoState | null>(null)
  /** Why there is no other address: the network is away, or the server is busy. */
  const [cut, setCut] = useState<unknown>(null)
  /** A film that breaks off where the address before did is at fault itself. */
  const lostAt = useRef(-1)

  async function renew(): Promise<void> {
    setCut(null)
    stop((await onRenew()).error)
  }

  function stop(error: unknown): void {
    if (isGone(error)) return setBroken(true)
    // What the network broke off is not at fault itself.
    if (error !== null) lostAt.current = -1
    setCut(error)
  }

  return {
    isBroken,
    back,
    cut,
    renew: () => void renew(),
    breakOff: (state: VideoState, url: string) => {
      const { second: at, isPlaying } = state
      const isNoFurther = isPlaying && Math.abs(at - lostAt.current) < 1
      setBack(back ?? state)
      // Asked for without end, it would not say what is the matter.
      if (back !== null || isNoFurther) return void findFault(url).then(stop)
      lostAt.current = at
      void renew()
    },
    arrive: () => setBack(null),
  }
}
