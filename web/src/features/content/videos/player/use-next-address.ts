import { useRef, useState } from 'react'
import { isGone } from '../../is-gone.ts'
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
    const { error } = await onRenew()
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
    breakOff: (state: VideoState) => {
      const { second: at, isPlaying } = state
      const isNoFurther = isPlaying && Math.abs(at - lostAt.current) < 1
      if (back !== null || isNoFurther) return setBroken(true)
      lostAt.current = at
      setBack(state)
      void renew()
    },
    arrive: () => setBack(null),
  }
}
