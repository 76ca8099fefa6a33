import { useDeferredValue, useState } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf, type ClassDialog as Dialog } from '../../../../features/class-screen/class-screen.ts'
import { useFreeKeyDown } from '../../../../features/class-screen/use-class-keys.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'

const ClassDialog = onDemand(async () => (await import('./ClassDialog.tsx')).ClassDialog, {
  preload: 'first-sign',
  when: ({ dialog }) => dialog !== null,
})

const SelectionDialog = onDemand(async () => (await import('./SelectionDialog.tsx')).SelectionDialog, {
  when: ({ isUsed }) => isUsed,
})

/** What stands over the pupils. The tap itself is answered first: a dialog is a lot to draw at once on an old computer. */
export function ClassDialogs() {
  const { dispatch } = useClassScreenStore()
  const dialog = useClassScreen((screen) => screen.dialog)
  const followed = useDeferredValue(dialog)
  const typedAhead = useTypedAhead(dialog)
  const isUsed = useIsSelectionUsed()
  const close = () => dispatch({ type: 'dialog-closed' })
  return (
    <>
      <ClassDialog dialog={dialog && followed} typedAhead={typedAhead} onClose={close} />
      <SelectionDialog isUsed={isUsed} onClose={close} />
    </>
  )
}

/** A digit that is typed since this dialog was asked for: it picks the item as soon as the dialog is there. */
function useTypedAhead(dialog: Dialog | null): number | null {
  const [typed, setTyped] = useState<{ dialog: Dialog; digit: number } | null>(null)
  useFreeKeyDown(({ key, ctrlKey, metaKey, altKey }) => {
    if (!dialog || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return
    setTyped({ dialog, digit: Number(key) })
  })
  return typed !== null && typed.dialog === dialog ? typed.digit : null
}

/** Whether pupils were selected for an exchange or a reset: from then on, its notice may be there. */
function useIsSelectionUsed(): boolean {
  const purpose = useClassScreen((screen) => selectionOf(screen).purpose)
  const [isUsed, setIsUsed] = useState(false)
  if (!isUsed && purpose !== 'comment') setIsUsed(true)
  return isUsed
}
