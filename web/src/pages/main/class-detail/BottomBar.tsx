import { Suspense, useEffect } from 'react'
import { useWaitingComments } from '../../../features/comments/queue/waiting-comments.store.ts'
import { onFirstSign } from '../../../shared/device/on-first-sign.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import type { OpenBottomBarProps } from './OpenBottomBar.tsx'

const load = async () => (await import('./OpenBottomBar.tsx')).OpenBottomBar
const OpenBottomBar = lazyDialog<OpenBottomBarProps>(load, ({ onCancel }) => onCancel())

/** The place at the bottom, empty until a comment is given, waits for the network, or pupils are being chosen; fetched at the first touch. */
export function BottomBar(props: OpenBottomBarProps) {
  // What the hand does lies outside React. What is to be shown asks again.
  useEffect(() => onFirstSign(() => void load().catch(() => {})), [])
  const { comments, isChoosing, series } = props
  const isWaiting = useWaitingComments((waiting) => waiting.comments.length > 0)
  return (
    <Suspense>
      {(comments.notice || isChoosing || series || isWaiting) && <OpenBottomBar {...props} />}
    </Suspense>
  )
}
