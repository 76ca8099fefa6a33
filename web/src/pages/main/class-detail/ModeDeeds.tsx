import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import type { OpenModeDeedsProps } from './OpenModeDeeds.tsx'

const OpenModeDeeds = lazyDialog<OpenModeDeedsProps>(
  async () => (await import('./OpenModeDeeds.tsx')).OpenModeDeeds,
  ({ onClose }) => onClose(),
)

/** Exchange and reset, fetched when a teacher first enters one of these modes. */
export function ModeDeeds(props: OpenModeDeedsProps) {
  const { mode } = props
  const [isUsed, setIsUsed] = useState(false)
  if (!isUsed && (mode === 'RewardExchange' || mode === 'ResetScore')) setIsUsed(true)
  return <Suspense>{isUsed && <OpenModeDeeds {...props} />}</Suspense>
}
