import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { startClass } from '../../../../test/make.ts'
import { plansOf } from '../../../../test/query-plan.ts'
import { countErasure } from '../erasures/count-erasure.ts'
import { selectRowsOfPupil } from './rows.queries.ts'

let world: Awaited<ReturnType<typeof startClass>>
beforeEach(async () => {
  world = await startClass(['王浩然', '陈一诺'])
})
afterEach(() => world.app.close())

// PostgreSQL chooses by what a table holds, and reads an empty one as it stands.
it.runIf(testEngine === 'sqlite')(
  'what is written out or counted of one pupil is not looked for among the rows of the whole school or class',
  async () => {
    const { app, classId, studentIds } = world
    const { read } = app.database
    const pupil = { classId, studentId: studentIds[0] ?? '' }

    const steps = [
      ...(await plansOf(read, (db) => selectRowsOfPupil(db, pupil))),
      ...(await plansOf(read, (db) => countErasure(db, pupil, pupil))),
    ]

    expect(steps.filter((step) => step.includes('ledger'))).not.toEqual([])
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
    expect(steps.filter((step) => step.includes('ledgerOfClass'))).toEqual([])
  },
)
