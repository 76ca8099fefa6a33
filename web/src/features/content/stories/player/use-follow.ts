import { useEffect, useEffectEvent, useRef } from 'react'
import type { StoryPlace } from '../now-playing.store.ts'

/** Where the story that is heard here goes on to the next period, the screen goes with it. */
export function useFollow(
  isHere: boolean,
  played: StoryPlace | null,
  { bundleId }: StoryPlace,
  onOpen: (of: { bundleId: string; periodId: string }) => void,
): void {
  const wasHere = useRef(isHere)
  const follow = useEffectEvent(() => {
    if (wasHere.current && !isHere && played?.bundleId === bundleId)
      onOpen({ bundleId, periodId: played.periodId })
    wasHere.current = isHere
  })
  // The address lies outside React.
  useEffect(() => follow(), [isHere])
}
