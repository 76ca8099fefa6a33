import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { checkPractice, savePractice } from '@pinge/contract/content/practice.ts'
import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { erasureOfStudent, eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { exportStudent } from '@pinge/contract/privacy/exports.ts'
import { importRoster } from '@pinge/contract/roster/roster.ts'
import { saveSeating } from '@pinge/contract/seating.ts'
import * as information from '@pinge/contract/student-information.ts'
import { addStudents, removeStudents, studentDetail, updateStudent } from '@pinge/contract/students.ts'
import type { Who } from '../access-table.ts'
import type { Bodies, Ground } from './ground.ts'

/** The pupils of the class, and where they sit and whether they are there. */
export function studentBodies({ classId, otherClassId, studentIds, spareIds }: Ground, who: Who): Bodies {
  const [leaving, leavingToo, ...merging] = spareIds
  const [moving, erased] = merging.slice(-2)
  const [studentId, second] = studentIds
  return {
    [addStudents.path]: { classId, students: [{ username: '丁当' }] },
    [studentDetail.path]: { classId, id: studentId },
    [importRoster.path]: {
      classId,
      added: [{ username: who, stuNo: who }],
      known: [{ id: second, mode: 'update', student: { username: '陈一诺', stuNo: '2' } }],
    },
    [updateStudent.path]: { id: studentId, username: '王小明' },
    [removeStudents.path]: { classId, ids: [who === 'owner' ? leaving : leavingToo] },
    [information.guardianTels.path]: { classId, ids: studentIds },
    [information.updateInformation.path]: { classId, edits: [{ id: second, stuNo: '7' }] },
    [information.restoreStudents.path]: { classId, ids: studentIds },
    [information.mergeStudents.path]: {
      classId,
      id: merging[who === 'owner' ? 0 : 2],
      otherId: merging[who === 'owner' ? 1 : 3],
      choices: { username: 'kept' },
    },
    [information.moveStudents.path]: { classId, toClassId: otherClassId, ids: [moving], withHistory: true },
    [exportStudent.path]: { classId, studentId },
    [erasureOfStudent.path]: { classId, studentId },
    [eraseStudent.path]: { classId, studentId: erased, username: '李六' },
    [saveConsent.path]: { classId, studentIds, state: 'given', date: '2026-09-01' },
    [saveSeating.path]: { classId, rows: 2, columns: 3, seats: [{ studentId, row: 1, column: 3 }] },
    [saveAttendance.path]: { classId, marks: [{ studentId, state: 'leave' }] },
    [savePractice.path]: { classId, id: null },
    [checkPractice.path]: { classId, day: 1, on: true },
  }
}
