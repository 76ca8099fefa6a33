import { AttendanceSheet } from '../../../../features/attendance/AttendanceSheet.tsx'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import type { LessonTool } from '../../../../features/class-screen/class-screen.ts'
import { DrawDialog } from '../../../../features/lesson-tools/draw/DrawDialog.tsx'
import { RandomNumberDialog } from '../../../../features/lesson-tools/random-number/RandomNumberDialog.tsx'
import { ChooseAnimalDialog } from '../../../../features/students/animals/ChooseAnimalDialog.tsx'
import { presentIds } from '../../../../features/students/list/present-ids.ts'
import { searchStudents } from '../../../../features/students/list/search-students.ts'
import { sortStudents } from '../../../../features/students/list/sort-students.ts'
import { deviceRandom } from '../../../../shared/device/device-random.ts'
import { useNow } from '../../../../shared/time/use-now.ts'
import { showSuccess } from '../../../../shared/ui/feedback/show-toast.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useClassTab } from '../header/use-class-tab.ts'

export type LessonDialogProps = { tool: LessonTool; onClose: () => void }

/** The tool that was taken out. */
export function LessonDialog({ tool, onClose }: LessonDialogProps) {
  const { classId } = useClassData()
  const { dispatch } = useClassScreenStore()
  const { tab, openTab } = useClassTab()
  // A comment for those who were drawn stands over the pupils alone.
  const isCovered = useClassScreen(({ dialog }) => dialog?.type === 'comment') && tab === 'student'
  const now = useNow()
  const sorted = sortStudents(useStudents(), 'letter')
  switch (tool) {
    case 'draw': {
      const ids = new Set(presentIds(sorted))
      const present = sorted.filter(({ id }) => ids.has(id))
      return (
        <DrawDialog
          classId={classId}
          present={present}
          awayCount={sorted.length - present.length}
          random={deviceRandom}
          isCovered={isCovered}
          onComment={(studentIds) => {
            dispatch({ type: 'drawn-chosen', studentIds })
            openTab('student')
          }}
          onClose={onClose}
        />
      )
    }
    case 'number':
      return <RandomNumberDialog most={sorted.length} random={deviceRandom} onClose={onClose} />
    case 'animals':
      return <ChooseAnimalDialog students={sorted} onClose={onClose} />
    case 'attendance':
      return (
        <AttendanceSheet
          classId={classId}
          students={sorted}
          find={searchStudents}
          now={now}
          onSaved={showSuccess}
          onClose={onClose}
        />
      )
  }
}
