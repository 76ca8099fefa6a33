import { Suspense, useEffect } from 'react'
import type { PraiseFlight as Loaded } from '../../../features/comments/celebration/PraiseFlight.tsx'
import { onFirstSign } from '../../../shared/device/on-first-sign.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'

type FlightProps = Parameters<typeof Loaded>[0]

const load = async () =>
  (await import('../../../features/comments/celebration/PraiseFlight.tsx')).PraiseFlight
const PraiseFlight = lazyDialog<FlightProps>(load, () => {})

/** What flies to a praised pupil: an adornment, fetched at the first touch and left out when it cannot be had. */
export function Flight({ moment }: { moment: FlightProps['moment'] | null }) {
  // What the hand does lies outside React.
  useEffect(() => onFirstSign(() => void load().catch(() => {})), [])
  return <Suspense>{moment && <PraiseFlight moment={moment} />}</Suspense>
}
