import { useState } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf } from '../../../../features/class-screen/class-screen.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'

const SelectionDialog = onDemand(async () => (await import('./SelectionDialog.tsx')).SelectionDialog, {
  when: ({ isUsed }) => isUsed,
})

/** Exchange and reset, fetched when a teacher first selects pupils for one of them. */
export function SelectionDialogs() {
  const { dispatch } = useClassScreenStore()
  const purpose = useClassScreen((screen) => selectionOf(screen).purpose)
  const [isUsed, setIsUsed] = useState(false)
  if (!isUsed && purpose !== 'comment') setIsUsed(true)
  return <SelectionDialog isUsed={isUsed} onClose={() => dispatch({ type: 'dialog-closed' })} />
}
