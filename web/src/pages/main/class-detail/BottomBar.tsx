import { Suspense, useEffect } from 'react'
import { useWaitingAwards } from '../../../features/comments/waiting-awards.store.ts'
import { onFirstSign } from '../../../shared/device/on-first-sign.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import type { OpenBottomBarProps } from './OpenBottomBar.tsx'

const load = async () => (await import('./OpenBottomBar.tsx')).OpenBottomBar
const OpenBottomBar = lazyDialog<OpenBottomBarProps>(load, ({ onCancel }) => onCancel())

/** The place at the bottom, empty until a comment is given, waits for the network, or pupils are being chosen; fetched at the first touch. */
export function BottomBar(props: OpenBottomBarProps) {
  // What the hand does lies outside React. What is to be shown asks again.
  useEffect(() => onFirstSign(() => void load().catch(() => {})), [])
  const { awards, isChoosing, series } = props
  const isWaiting = useWaitingAwards((waiting) => waiting.awards.length > 0)
  return (
    <Suspense>
      {(awards.notice || isChoosing || series || isWaiting) && <OpenBottomBar {...props} />}
    </Suspense>
  )
}
