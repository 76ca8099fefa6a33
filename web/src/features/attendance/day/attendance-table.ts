import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { formatMarking } from '../format-attendance.ts'

/** A pupil's mark of one day as it was saved; the last three are empty where there is none. */
export type AttendanceLine = {
  stuNo: string
  username: string
  state: string
  teacherName: string
  time: string
}

export type SavedMark = { studentId: string; state: AttendanceState; teacherName: string; updatedAt: number }

export function attendanceLines(
  students: readonly Student[],
  marks: ReadonlyMap<string, SavedMark>,
  date: string,
): AttendanceLine[] {
  return students.map(({ id, stuNo, username }) => {
    const mark = marks.get(id)
    return {
      stuNo,
      username,
      state: mark ? attendanceNames[mark.state] : '',
      teacherName: mark?.teacherName ?? '',
      time: mark ? formatMarking(date, mark.updatedAt) : '',
    }
  })
}

export const attendanceColumns: readonly TableColumn<AttendanceLine>[] = [
  { heading: '学号', width: 12, type: 'text', value: ({ stuNo }) => stuNo },
  { heading: '姓名', width: 20, type: 'text', value: ({ username }) => username },
  { heading: '考勤', width: 8, type: 'text', value: ({ state }) => state },
  { heading: '记录人', width: 14, type: 'text', value: ({ teacherName }) => teacherName },
  { heading: '记录时间', width: 16, type: 'text', value: ({ time }) => time },
]
