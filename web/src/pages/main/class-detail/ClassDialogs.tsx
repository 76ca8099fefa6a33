import { Suspense, useEffect } from 'react'
import { onFirstSign } from '../../../shared/device/on-first-sign.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import type { OpenClassDialogProps } from './OpenClassDialog.tsx'

const load = async () => (await import('./OpenClassDialog.tsx')).OpenClassDialog
const OpenClassDialog = lazyDialog<OpenClassDialogProps>(load, ({ dialog }) => dialog.close())

/** The dialogs of a class, fetched between the first touch of the screen and the tap that opens one. */
export function ClassDialogs(props: OpenClassDialogProps) {
  // What the hand does lies outside React. Opening one asks again, and says so when it cannot be had.
  useEffect(() => onFirstSign(() => void load().catch(() => {})), [])

  return <Suspense>{props.dialog.isOpen && <OpenClassDialog {...props} />}</Suspense>
}
