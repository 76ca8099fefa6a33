import { useIsLow, useIsWide } from '../../../shared/device/use-is-wide.ts'
import type { StageRoom } from './stage-shape.ts'

/** What the screen has room for now; a phone is turned during a round, too. */
export function useStageRoom(): StageRoom {
  const isWide = useIsWide()
  const isLow = useIsLow()
  if (isLow) return 'low'
  return isWide ? 'wide' : 'narrow'
}
