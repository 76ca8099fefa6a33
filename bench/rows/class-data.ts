import type { Report } from '@pinge/contract/class-data.ts'
import { DEFAULT_QUALITY_TYPE } from '@pinge/contract/values/quality-type.ts'
import { addDays, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { isDeepStrictEqual } from 'node:util'
import { requireClass } from '../../server/src/api/access/require-class.ts'
import { drawUp, totalsOf } from '../../server/src/api/class-data/draw-up.ts'
import { reportClass } from '../../server/src/api/class-data/report.ts'
import { selectReportedStudents } from '../../server/src/api/class-data/class-data.queries.ts'
import { addRow, noTotals, type GivenTotals } from '../../server/src/api/writes/totals/given-totals.ts'
import type { Db } from '../../server/src/platform/db/schema.ts'
import { compare, type Side } from '../compare.ts'
import { TERM_WEEKS } from '../ledger/fill-school.ts'
import { turn } from '../load/prepare.ts'
import { atLeast, perSecond, type Row } from '../row.ts'
import type { RowContext } from './row-context.ts'

const TARGET = 20

type Term = Days & { classId: string; teacherId: string }

/**
 * Row 5: the class data of a term, with the term before it. The product adds it up from days and months; beside it stands
 * one that reads the class's rows of the ledger and adds up what it finds. Both in this process, without a call around them,
 * and with equal results.
 */
export async function classDataRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.large)
  const { read, close } = await home.open()
  try {
    const classIds = home.school.classes
      .filter(({ weeks }) => weeks === TERM_WEEKS)
      .map(({ classId }) => classId)
    const terms = await findTerms(read, classIds)
    const product = async (term: Term) => {
      await requireClass(read, term.teacherId, term.classId)
      return reportClass(read, term, term)
    }
    const scan = (term: Term) => addUpFromLedger(read, term)
    for (const term of terms)
      if (!isDeepStrictEqual(await product(term), await scan(term)))
        throw new Error(`two kinds of class data of the term of ${term.classId}`)

    const { measured, yardstick, ratio } = await compare(
      options.passes,
      inTurn(terms, options.passMs, product),
      inTurn(terms, options.passMs, scan),
    )
    return [
      {
        figure: '5 class data of a term',
        engine,
        measured: perSecond(measured),
        yardstick: `${perSecond(yardstick)} by a scan of the ledger`,
        ...atLeast(ratio, TARGET),
      },
    ]
  } finally {
    await close()
    await home.remove()
  }
}

async function findTerms(read: Db, classIds: readonly string[]): Promise<Term[]> {
  const owners = await read
    .selectFrom('classTeachers')
    .select(['classId', 'teacherId'])
    .where('classId', 'in', classIds)
    .orderBy('classId')
    .execute()
  const to = localDate(Date.now())
  return owners.map((owner) => ({ ...owner, from: addDays(to, -7 * TERM_WEEKS), to }))
}

function inTurn(terms: readonly Term[], passMs: number, report: (term: Term) => Promise<Report>): Side {
  return async () => {
    const startedAt = performance.now()
    let count = 0
    while (performance.now() - startedAt < passMs) {
      await report(turn(terms, count))
      count += 1
    }
    return { figure: (count / (performance.now() - startedAt)) * 1000, cpuUs: null }
  }
}

/** Without any help but the index that finds the rows of a class. */
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
