import type { Student } from '@pinge/contract/students.ts'
import { AttendanceSheet } from '../../../features/attendance/AttendanceSheet.tsx'
import { searchStudents } from '../../../features/students/search-students.ts'
import { sortStudents } from '../../../features/students/sort-students.ts'
import { useNow } from '../../../shared/lib/use-now.ts'
import { showSuccess } from '../../../shared/ui/show-toast.ts'
import type { LessonTool } from './lesson-tool.ts'

export type OpenLessonDialogProps = {
  tool: LessonTool
  classId: string
  students: readonly Student[]
  onClose: () => void
}

const day = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'Asia/Shanghai',
})

/** The tool that was taken out. */
export function OpenLessonDialog({ classId, students, onClose }: OpenLessonDialogProps) {
  const now = useNow()
  return (
    <AttendanceSheet
      classId={classId}
      students={sortStudents(students, 'letter')}
      find={searchStudents}
      day={day.format(now)}
      onSaved={showSuccess}
      onClose={onClose}
    />
  )
}
