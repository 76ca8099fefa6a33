import { classRoster } from '@pinge/contract/roster/roster.ts'
import { rosterColumns, rosterSheetRows } from '@pinge/contract/roster/roster-sheet.ts'
import { call } from '../../shared/api/call/call.ts'
import { exportTable } from '../../shared/table/export-table.ts'

/** The whole roster, with complete phone numbers. */
export async function exportRoster(classId: string): Promise<void> {
  const { className, students } = await call(classRoster, { classId })
  // All of it text, so that what is brought back is what was written.
  const columns = rosterColumns.map(({ heading, width }, at) => ({
    heading,
    width,
    type: 'text' as const,
    value: (cells: readonly string[]) => cells[at] ?? '',
  }))
  await exportTable(
    { fileName: `${className}学生名单`, sheetName: '学生名单', columns },
    rosterSheetRows(students),
  )
}
