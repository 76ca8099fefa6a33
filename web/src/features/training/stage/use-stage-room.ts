import { mediaQuery } from '../../../shared/device/media-query.ts'
import { useIsWide } from '../../../shared/device/use-is-wide.ts'
import type { StageRoom } from './stage-shape.ts'

/** Whether the screen is so low, as of a phone that lies on its side, that few rows fit but long ones. */
const useIsLow = mediaQuery('(max-height: 479px) and (min-width: 40rem)').useMatches

/** What the screen has room for now; a phone is turned during a round, too. */
export function useStageRoom(): StageRoom {
  const isWide = useIsWide()
  const isLow = useIsLow()
  if (isLow) return 'low'
  return isWide ? 'wide' : 'narrow'
}
