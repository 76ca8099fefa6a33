import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { useClassData } from '../ClassData.tsx'

const LessonDialog = onDemand(async () => (await import('./LessonDialog.tsx')).LessonDialog)

/** The tool of a lesson that is taken out. */
export function LessonDialogs() {
  const { students } = useClassData()
  const { dispatch } = useClassScreenStore()
  const tool = useClassScreen((screen) => screen.tool)
  return (
    tool && students.data && <LessonDialog tool={tool} onClose={() => dispatch({ type: 'tool-closed' })} />
  )
}
