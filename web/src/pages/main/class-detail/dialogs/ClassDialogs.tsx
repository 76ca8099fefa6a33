import { useDeferredValue } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { useTypedAhead } from '../../../../features/class-screen/use-typed-ahead.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'

const ClassDialog = onDemand(async () => (await import('./ClassDialog.tsx')).ClassDialog, {
  preload: 'first-sign',
  when: ({ dialog }) => dialog !== null,
})

/** What stands over the pupils. The tap itself is answered first: a dialog is a lot to draw at once on an old computer. */
export function ClassDialogs() {
  const { dispatch } = useClassScreenStore()
  const dialog = useClassScreen((screen) => screen.dialog)
  const followed = useDeferredValue(dialog)
  const typedAhead = useTypedAhead(dialog)
  return (
    <ClassDialog
      dialog={dialog && followed}
      typedAhead={typedAhead}
      onClose={() => dispatch({ type: 'dialog-closed' })}
    />
  )
}
