import { useEffect } from 'react'
import { useAskBeforeClose } from '../../device/use-ask-before-close.ts'
import { useHoldNavigation } from '../../navigation/use-hold-navigation.ts'
import { currentUser } from '../../session/session.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export type LeaveGuardProps = {
  /** Something typed would be lost. */
  isDirty: boolean
  /** Another query on the same path, such as another class, is another screen too. */
  guardsSearch?: boolean
  /** What is not saved, as a sentence without its full stop. */
  unsaved: string
  /** What becomes of it. */
  description: string
  /** What who stays goes on with, where that is no writing. */
  stayLabel?: string
}

/** Asks before another screen, or the browser's own close and reload, takes away what is not saved. */
export function LeaveGuard({
  isDirty,
  guardsSearch = false,
  unsaved,
  description,
  stayLabel = '继续编辑',
}: LeaveGuardProps) {
  const held = useHoldNavigation(({ currentLocation, nextLocation }) => {
    // Who is signed out must get to the sign-in page.
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      (guardsSearch && currentLocation.search !== nextLocation.search)
    return isDirty && isElsewhere && currentUser() !== null
  })

  useAskBeforeClose(isDirty)

  // The router learns a moment late that everything is saved: who leaves in that moment is not held back.
  const isHeldForNothing = held !== null && !isDirty
  useEffect(() => {
    if (isHeldForNothing) held?.proceed()
  }, [isHeldForNothing, held])

  return (
    <ConfirmDialog
      isOpen={held !== null && isDirty}
      title="注意"
      description={`${unsaved}。${description}`}
      confirmLabel="离开"
      cancelLabel={stayLabel}
      isDestructive
      onConfirm={() => held?.proceed()}
      onCancel={() => held?.reset()}
    />
  )
}
