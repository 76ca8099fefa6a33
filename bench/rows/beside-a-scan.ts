import { isDeepStrictEqual } from 'node:util'
import { requireClass } from '../../server/src/api/access/require-class.ts'
import type { Db } from '../../server/src/platform/db/schema.ts'
import { compare, type Side } from '../compare.ts'
import { TERM_WEEKS } from '../ledger/fill-school.ts'
import { turn } from '../load/prepare.ts'
import { atLeast, perSecond, type Row } from '../row.ts'
import type { RowContext } from './row-context.ts'

type OwnedClass = { classId: string; teacherId: string }
type Add<Term, Report> = (read: Db, of: OwnedClass & Term) => Promise<Report>

export type ScannedReport<Term, Report> = {
  figure: string
  target: number
  term: Term
  /** As the product adds it up. */
  product: Add<Term, Report>
  /** From the rows of the class in the ledger, without any help but the index that finds them. */
  scan: Add<Term, Report>
}

/**
 * What a class of a whole term is told of it, by the product beside one that reads the ledger. Both in this process, without
 * a call around them, and with equal results.
 */
export async function besideAScan<Term extends object, Report>(
  { options, engine, makeHome }: RowContext,
  { figure, target, term, product, scan }: ScannedReport<Term, Report>,
): Promise<Row[]> {
  const home = await makeHome(options.comments.large)
  const { read, close } = await home.open()
  try {
    const classIds = home.school.classes
      .filter(({ weeks }) => weeks === TERM_WEEKS)
      .map(({ classId }) => classId)
    const terms = (await selectOwners(read, classIds)).map((owned) => ({ ...owned, ...term }))
    const asProduct = async (of: OwnedClass & Term) => {
      await requireClass(read, of.teacherId, of.classId)
      return product(read, of)
    }
    const asScan = (of: OwnedClass & Term) => scan(read, of)
    for (const of of terms)
      if (!isDeepStrictEqual(await asProduct(of), await asScan(of)))
        throw new Error(`${figure}: two answers for ${of.classId}`)

    const { measured, yardstick, ratio } = await compare(
      options.passes,
      inTurn(terms, options.passMs, asProduct),
      inTurn(terms, options.passMs, asScan),
    )
    return [
      {
        figure,
        engine,
        measured: perSecond(measured),
        yardstick: `${perSecond(yardstick)} by a scan of the ledger`,
        ...atLeast(ratio, target),
      },
    ]
  } finally {
    await close()
    await home.remove()
  }
}

async function selectOwners(read: Db, classIds: readonly string[]): Promise<OwnedClass[]> {
  return read
    .selectFrom('classTeachers')
    .select(['classId', 'teacherId'])
    .where('classId', 'in', classIds)
    .orderBy('classId')
    .execute()
}

function inTurn<Term>(terms: readonly Term[], passMs: number, report: (of: Term) => Promise<unknown>): Side {
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
