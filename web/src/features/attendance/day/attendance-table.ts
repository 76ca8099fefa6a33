import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { formatMarking } from '../format-attendance.ts'

/** A pupil's mark of one day as the screen shows it; who made it and when are empty until it is saved. */
export type AttendanceLine = {
  stuNo: string
  username: string
  state: string
  teacherName: string
  time: string
}

export type SavedMark = { studentId: string; state: AttendanceState; teacherName: string; updatedAt: number }

/** By 学号, as a school files it. */
export function attendanceLines(
  students: readonly Student[],
  marks: ReadonlyMap<string, SavedMark>,
  date: string,
  stateOf: (student: Student) => AttendanceState | undefined,
): AttendanceLine[] {
  return students.toSorted(compareStudentNumbers).map((student) => {
    const { id, stuNo, username } = student
    const state = stateOf(student)
    const saved = marks.get(id)
    const mark = saved?.state === state ? saved : undefined
    return {
      stuNo,
      username,
      state: state ? attendanceNames[state] : '',
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
