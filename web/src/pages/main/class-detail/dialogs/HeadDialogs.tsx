import { useNavigate } from 'react-router'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { resetClassDetail } from '../../../../features/classes/class-detail.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { showSuccess } from '../../../../shared/ui/feedback/show-toast.ts'
import { useClassData } from '../ClassData.tsx'

const LessonDialog = onDemand(async () => (await import('./LessonDialog.tsx')).LessonDialog)
const AddStudentsSheet = onDemand(
  async () => (await import('../../../../features/roster/AddStudentsSheet.tsx')).AddStudentsSheet,
)
const ClassSettingPanel = onDemand(
  async () => (await import('../../../../features/class-edit/ClassSettingPanel.tsx')).ClassSettingPanel,
)
const ClassTeachersSheet = onDemand(
  async () => (await import('../../../../features/class-teachers/ClassTeachersSheet.tsx')).ClassTeachersSheet,
)

/** What the tools in the head open, whichever tab is shown: a tool of the lesson, more pupils, settings, teachers. */
export function HeadDialogs() {
  const navigate = useNavigate()
  const userId = useCurrentUser()?.userId
  const { classId, summary, students } = useClassData()
  const { get, dispatch } = useClassScreenStore()
  const open = useClassScreen(({ dialog }) => dialog?.type)
  const tool = useClassScreen((screen) => screen.tool)
  const close = () => dispatch({ type: 'dialog-closed' })
  const openTeachers = () => dispatch({ type: 'dialog-opened', dialog: { type: 'teachers' } })

  function leave(): void {
    resetClassDetail(userId)
    void navigate('/comment')
  }

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
      {summary && open === 'teachers' && (
        <ClassTeachersSheet summary={summary} onClose={close} onLeft={leave} />
      )}
    </>
  )
}
