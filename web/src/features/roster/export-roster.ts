import { classRoster } from '@pinge/contract/roster/roster.ts'
import {
  rosterColumns,
  rosterColumnsWithoutTels,
  rosterSheetRows,
} from '@pinge/contract/roster/roster-sheet.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { call } from '../../shared/api/call/call.ts'
import { exportTable } from '../../shared/table/export-table.ts'

type WantedRoster = { classId: string; isWithTels: boolean }

/** The class as it stands in a file or on paper; one without phones is made without asking the server for any. */
export async function readRosterSheet({ classId, isWithTels }: WantedRoster) {
  const { className, students } = isWithTels
    ? await call(classRoster, { classId, telsOf: 'all' })
    : await readWithoutTels(classId)
  return { className, students, isWithTels, columns: isWithTels ? rosterColumns : rosterColumnsWithoutTels }
}

/** Saves the class as a file. */
export async function exportRoster(wanted: WantedRoster): Promise<void> {
  const { className, students, isWithTels, columns: headings } = await readRosterSheet(wanted)
  // All of it text, so that what is brought back is what was written.
  const columns = headings.map(({ heading, width }, at) => ({
    heading,
    width,
    type: 'text' as const,
    value: (cells: readonly string[]) => cells[at] ?? '',
  }))
  await exportTable(
    { fileName: `${className}学生名单${isWithTels ? '' : '（不含电话）'}`, sheetName: '学生名单', columns },
    rosterSheetRows(students, { isWithTels }),
  )
}

async function readWithoutTels(classId: string) {
  const { className, students } = await call(studentInformation, { classId })
  return {
    className,
    students: students
      .filter(({ leftAt }) => leftAt === null)
      .map((student) => ({
        ...student,
        // 家长 2 alone stands behind an empty place.
        guardians: [0, 1].map(
          (place) =>
            student.guardians.find(({ position }) => position === place) ?? { name: '', relation: '' },
        ),
      })),
  }
}
