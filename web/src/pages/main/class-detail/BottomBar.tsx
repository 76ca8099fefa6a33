import { Suspense, useEffect } from 'react'
import { onFirstSign } from '../../../shared/lib/on-first-sign.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import type { OpenBottomBarProps } from './OpenBottomBar.tsx'

const load = async () => (await import('./OpenBottomBar.tsx')).OpenBottomBar
const OpenBottomBar = lazyDialog<OpenBottomBarProps>(load, ({ onCancel }) => onCancel())

/** The place at the bottom, empty until a comment is given or pupils are being chosen; fetched at the first touch. */
export function BottomBar(props: OpenBottomBarProps) {
  // What the hand does lies outside React. What is to be shown asks again.
  useEffect(() => onFirstSign(() => void load().catch(() => {})), [])
  const { awards, isChoosing } = props
  return <Suspense>{(awards.notice || isChoosing) && <OpenBottomBar {...props} />}</Suspense>
}
