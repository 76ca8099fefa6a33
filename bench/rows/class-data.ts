import type { Report } from '@pinge/contract/class-data.ts'
import { DEFAULT_QUALITY_TYPE } from '@pinge/contract/values/quality-type.ts'
import { addDays, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { drawUp, totalsOf } from '../../server/src/api/class-data/draw-up.ts'
import { reportClass } from '../../server/src/api/class-data/report.ts'
import { selectReportedStudents } from '../../server/src/api/class-data/class-data.queries.ts'
import { addRow, noTotals, type GivenTotals } from '../../server/src/api/writes/totals/given-totals.ts'
import type { Db } from '../../server/src/platform/db/schema.ts'
import { TERM_WEEKS } from '../ledger/fill-school.ts'
import type { Row } from '../row.ts'
import { besideAScan } from './beside-a-scan.ts'
import type { RowContext } from './row-context.ts'

type Term = Days & { classId: string }

/** Row 5: the class data of a term, with the term before it, which the product adds up from days and months. */
export async function classDataRows(context: RowContext): Promise<Row[]> {
  const to = localDate(Date.now())
  return besideAScan(context, {
    figure: '5 class data of a term',
    target: 20,
    term: { from: addDays(to, -7 * TERM_WEEKS), to },
    product: (read, term) => reportClass(read, term, term),
    scan: addUpFromLedger,
  })
}

async function addUpFromLedger(read: Db, { classId, from, to }: Term): Promise<Report> {
  const students = await selectReportedStudents(read, classId)
  const rows = await read.selectFrom('ledger').selectAll().where('classId', '=', classId).execute()
  const undone = new Set(rows.map(({ undoneBatchId, studentId }) => `${undoneBatchId}/${studentId}`))
  const [given, before] = [noTotals(), noTotals()]
  const firstBefore = addDays(from, -7 * TERM_WEEKS - 1)
  for (const { kind, studentId, batchId, type, createdAt, score: points, itemId, itemName } of rows) {
    if ((kind !== 'praise' && kind !== 'reminder') || studentId === null) continue
    const date = localDate(createdAt)
    if (date < firstBefore || date > to || undone.has(`${batchId}/${studentId}`)) continue
    const item = { itemId, itemName, type: type ?? DEFAULT_QUALITY_TYPE, kind, points, lastAt: createdAt }
    addRow(date < from ? before : given, { ...item, date, studentId, count: 1 })
  }
  const listed = (totals: GivenTotals, last: string) =>
    students.filter(({ id, createdAt }) => localDate(createdAt) <= last || totals.students.has(id))
  return {
    ...drawUp(given, listed(given, to)),
    previous: totalsOf(before, listed(before, addDays(from, -1))),
  }
}
