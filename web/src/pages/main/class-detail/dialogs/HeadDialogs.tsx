import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { showSuccess } from '../../../../shared/ui/feedback/show-toast.ts'
import { useClassData } from '../ClassData.tsx'

const LessonDialog = onDemand(async () => (await import('./LessonDialog.tsx')).LessonDialog)
const AddStudentsSheet = onDemand(
  async () => (await import('../../../../features/roster/AddStudentsSheet.tsx')).AddStudentsSheet,
)
const ClassSettingPanel = onDemand(
  async () => (await import('../../../../features/class-edit/ClassSettingPanel.tsx')).ClassSettingPanel,
)
const TeachersDialog = onDemand(async () => (await import('./TeachersDialog.tsx')).TeachersDialog)

/** What the tools in the head open, whichever tab is shown: a tool of the lesson, more pupils, settings, teachers. */
export function HeadDialogs() {
  const { classId, summary, students } = useClassData()
  const { get, dispatch } = useClassScreenStore()
  const open = useClassScreen(({ dialog }) => dialog?.type)
  const tool = useClassScreen((screen) => screen.tool)
  const close = () => dispatch({ type: 'dialog-closed' })
  const openTeachers = () => dispatch({ type: 'dialog-opened', dialog: { type: 'teachers' } })

  return (
    <>
      {tool && students.data && (
        <LessonDialog
          tool={tool}
          // What is saved on a slow network may be answered when another tool is out.
          onClose={() => get().tool === tool && dispatch({ type: 'tool-closed' })}
        />
      )}
      {open === 'add-students' && (
        <AddStudentsSheet classId={classId} onClose={close} onAdded={showSuccess} />
      )}
      {open === 'settings' && (
        <ClassSettingPanel
          classId={classId}
          onClose={close}
          onTeachers={summary && !summary.isExample ? openTeachers : undefined}
        />
      )}
      {summary && open === 'teachers' && <TeachersDialog summary={summary} onClose={close} />}
    </>
  )
}
