import { Suspense, useEffect } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import type { OpenClassDialogProps } from './OpenClassDialog.tsx'

const load = async () => (await import('./OpenClassDialog.tsx')).OpenClassDialog
const OpenClassDialog = lazyDialog<OpenClassDialogProps>(load, ({ dialog }) => dialog.close())

/** The first sign that somebody is about to do something with the class. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** The dialogs of a class, fetched between the first touch of the screen and the tap that opens one. */
export function ClassDialogs(props: OpenClassDialogProps) {
  // What the hand does lies outside React.
  useEffect(() => {
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, begin))
    const begin = () => {
      stop()
      // Opening one asks again, and says so when it cannot be had.
      load().catch(() => {})
    }
    signs.forEach((sign) => window.addEventListener(sign, begin))
    return stop
  }, [])

  return <Suspense>{props.dialog.isOpen && <OpenClassDialog {...props} />}</Suspense>
}
