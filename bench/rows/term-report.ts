import type { GivenFigures } from '@pinge/contract/records.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { selectStudents } from '../../server/src/api/records/figure.queries.ts'
import { summarise } from '../../server/src/api/records/summarise.ts'
import type { Db } from '../../server/src/platform/db/schema.ts'
import { TERM_WEEKS } from '../ledger/fill-school.ts'
import type { Row } from '../row.ts'
import { besideAScan } from './beside-a-scan.ts'
import type { RowContext } from './row-context.ts'

type Term = { classId: string; from: number; to: number }
type Report = Awaited<ReturnType<typeof summarise>>

/** Row 5: the report of a class's term as the product adds it up. */
export async function termReportRows(context: RowContext): Promise<Row[]> {
  const to = Date.now()
  return besideAScan(context, {
    figure: "5 a term's report",
    target: 5,
    term: { from: to - TERM_WEEKS * 7 * DAY_MS, to },
    product: (read, term) => summarise(read, term, term),
    scan: addUpFromLedger,
  })
}

async function addUpFromLedger(read: Db, { classId, from, to }: Term): Promise<Report> {
  const students = await selectStudents(read, classId, { studentId: undefined, hasLeft: false })
  const rows = await read.selectFrom('ledger').selectAll().where('classId', '=', classId).execute()
  const undone = new Set(rows.map(({ undoneBatchId, studentId }) => `${undoneBatchId}/${studentId}`))
  const nothing = () => ({ praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 })
  const noStudent = () => ({
    ...nothing(),
    praiseScores: qualityTypes.map(() => 0),
    lastCommentAt: null as number | null,
  })
  const ofStudent = new Map(students.map(({ id }) => [id, noStudent()]))
  const ofType = new Map(qualityTypes.map(({ type }) => [type, nothing()]))
  for (const row of rows) {
    const { kind, score, type, createdAt, batchId, studentId } = row
    if ((kind !== 'praise' && kind !== 'reminder') || createdAt < from || createdAt > to) continue
    const own = ofStudent.get(studentId ?? '')
    if (undone.has(`${batchId}/${studentId}`) || !own) continue
    for (const sums of [own, type === null ? undefined : ofType.get(type)]) {
      if (!sums) continue
      sums[`${kind}Score`] += score
      sums[`${kind}Count`] += 1
    }
    own.lastCommentAt = Math.max(own.lastCommentAt ?? 0, createdAt)
    const place = qualityTypes.findIndex((quality) => quality.type === type)
    if (kind === 'praise' && place !== -1) own.praiseScores[place] = (own.praiseScores[place] ?? 0) + score
  }
  return {
    students: students.map((student) => ({ ...student, ...(ofStudent.get(student.id) ?? noStudent()) })),
    teams: [],
    qualities: qualityTypes.map(({ type }) => ({ type, ...(ofType.get(type) ?? nothing()) })),
    // No pupil of these classes leaves.
    totals: addUp([...ofType.values()]),
  }
}

function addUp(given: readonly GivenFigures[]): GivenFigures {
  const sumOf = (which: keyof GivenFigures) => given.reduce((sum, one) => sum + one[which], 0)
  return {
    praiseScore: sumOf('praiseScore'),
    praiseCount: sumOf('praiseCount'),
    reminderScore: sumOf('reminderScore'),
    reminderCount: sumOf('reminderCount'),
  }
}
