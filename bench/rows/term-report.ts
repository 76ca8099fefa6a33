import type { GivenFigures } from '@pinge/contract/records.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { isDeepStrictEqual } from 'node:util'
import { requireClass } from '../../server/src/api/access/require-class.ts'
import { selectStudents } from '../../server/src/api/records/figure.queries.ts'
import { summarise } from '../../server/src/api/records/summarise.ts'
import type { Db } from '../../server/src/platform/db/schema.ts'
import { compare, type Side } from '../compare.ts'
import { TERM_WEEKS } from '../ledger/fill-school.ts'
import { turn } from '../load/prepare.ts'
import { atLeast, perSecond, type Row } from '../row.ts'
import type { RowContext } from './row-context.ts'

const TARGET = 5

type Term = { classId: string; teacherId: string; from: number; to: number }
type Report = Awaited<ReturnType<typeof summarise>>

/**
 * Row 5: the report of a class's term as the product adds it up, against one that reads the class's rows of the ledger
 * and adds up what it finds. Both in this process, without a call around them, and with equal results.
 */
export async function termReportRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.large)
  const { read, close } = await home.open()
  try {
    const terms = await findTerms(
      read,
      home.school.classes.filter(({ weeks }) => weeks === TERM_WEEKS).map(({ classId }) => classId),
    )
    const product = async (term: Term) => {
      await requireClass(read, term.teacherId, term.classId)
      return summarise(read, term, term)
    }
    const scan = (term: Term) => addUpFromLedger(read, term)
    for (const term of terms)
      if (!isDeepStrictEqual(await product(term), await scan(term)))
        throw new Error(`two reports of the term of ${term.classId}`)

    const { measured, yardstick, ratio } = await compare(
      options.passes,
      reportsInTurn(terms, options.passMs, product),
      reportsInTurn(terms, options.passMs, scan),
    )
    return [
      {
        figure: "5 a term's report",
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

async function findTerms(read: Db, classIds: string[]): Promise<Term[]> {
  const owners = await read
    .selectFrom('classTeachers')
    .select(['classId', 'teacherId'])
    .where('classId', 'in', classIds)
    .orderBy('classId')
    .execute()
  const to = Date.now()
  return owners.map((owner) => ({ ...owner, from: to - TERM_WEEKS * 7 * DAY_MS, to }))
}

function reportsInTurn(
  terms: readonly Term[],
  passMs: number,
  report: (term: Term) => Promise<Report>,
): Side {
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
