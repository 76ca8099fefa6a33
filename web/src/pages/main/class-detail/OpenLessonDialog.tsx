import type { Student } from '@pinge/contract/students.ts'
import { AttendanceSheet } from '../../../features/attendance/AttendanceSheet.tsx'
import { DrawDialog } from '../../../features/lesson-tools/draw/DrawDialog.tsx'
import { RandomNumberDialog } from '../../../features/lesson-tools/random-number/RandomNumberDialog.tsx'
import { presentIds } from '../../../features/students/present-ids.ts'
import { searchStudents } from '../../../features/students/search-students.ts'
import { sortStudents } from '../../../features/students/sort-students.ts'
import { deviceRandom } from '../../../shared/device/device-random.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import type { LessonTool } from './lesson-tool.ts'

export type OpenLessonDialogProps = {
  tool: LessonTool
  classId: string
  className: string
  students: readonly Student[]
  /** Those who were drawn are commented on. */
  onComment: (studentIds: readonly string[]) => void
  onClose: () => void
}

/** The tool that was taken out. */
export function OpenLessonDialog(props: OpenLessonDialogProps) {
  const { tool, classId, className, students, onComment, onClose } = props
  const now = useNow()
  const sorted = sortStudents(students, 'letter')
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
          onComment={onComment}
          onClose={onClose}
        />
      )
    }
    case 'number':
      return <RandomNumberDialog most={sorted.length} random={deviceRandom} onClose={onClose} />
    case 'attendance':
      return (
        <AttendanceSheet
          classId={classId}
          students={sorted}
          find={searchStudents}
          className={className}
          now={now}
          onSaved={showSuccess}
          onClose={onClose}
        />
      )
  }
}
