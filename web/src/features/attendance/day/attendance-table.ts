import { attendanceNames } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { formatMarking } from '../format-attendance.ts'
import { isSaved, shownNote, shownState, type AttendanceDraft, type MarkedDay } from './attendance-draft.ts'

/** A pupil's mark of one day as the screen shows it; who made it and when are empty until it is saved. */
export type AttendanceLine = {
  stuNo: string
  username: string
  state: string
  note: string
  teacherName: string
  time: string
}

/** By 学号, as a school files it. */
export function attendanceLines(
  day: MarkedDay & { students: readonly Student[]; date: string },
  draft: AttendanceDraft,
): AttendanceLine[] {
  return day.students.toSorted(compareStudentNumbers).map(({ id, stuNo, username }) => {
    const state = shownState(day, draft, id)
    const note = shownNote(day, draft, id)
    const saved = day.saved.get(id)
    const isStored = isSaved(day, draft, id)
    return {
      stuNo,
      username,
      state: state ? attendanceNames[state] : '',
      note,
      teacherName: (isStored && saved?.teacherName) || '',
      time: isStored && saved?.updatedAt !== undefined ? formatMarking(day.date, saved.updatedAt) : '',
    }
  })
}

export const attendanceColumns: readonly TableColumn<AttendanceLine>[] = [
  { heading: '学号', width: 12, type: 'text', value: ({ stuNo }) => stuNo },
  { heading: '姓名', width: 20, type: 'text', value: ({ username }) => username },
  { heading: '考勤', width: 8, type: 'text', value: ({ state }) => state },
  { heading: '备注', width: 30, type: 'text', value: ({ note }) => note },
  { heading: '记录人', width: 14, type: 'text', value: ({ teacherName }) => teacherName },
  { heading: '记录时间', width: 16, type: 'text', value: ({ time }) => time },
]
