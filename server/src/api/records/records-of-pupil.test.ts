import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../test/database.ts'
import { startClass } from '../../../test/make.ts'
import { plansOf } from '../../../test/query-plan.ts'
import { selectBatchPlaces, selectRecords } from './record.queries.ts'

let world: Awaited<ReturnType<typeof startClass>>
beforeEach(async () => {
  world = await startClass(['王浩然', '陈一诺'])
})
afterEach(() => world.app.close())

// PostgreSQL chooses by what a table holds, and reads an empty one as it stands.
it.runIf(testEngine === 'sqlite')(
  'the comments of one pupil, in some days or on a later page as well, are not looked for among all of the class',
  async () => {
    const { app, classId, studentIds } = world
    const ofPupil = { classId, studentId: studentIds[0] ?? '' }
    const inDays = { ...ofPupil, from: 0, to: app.time.now }
    const first = { after: undefined, limit: 20 }
    const later = { after: { createdAt: app.time.now, batchId: 'b', id: 'i' }, limit: 20 }

    for (const filter of [ofPupil, inDays])
      for (const page of [first, later])
        for (const select of [selectRecords, selectBatchPlaces]) {
          const steps = await plansOf(app.database.read, (db) => select(db, filter, page))
          expect(
            steps.find((step) => step.includes('ledgerFigures (classId=? AND studentId=?)')),
          ).toBeDefined()
          expect(steps.filter((step) => step.includes('ledgerOfClass'))).toEqual([])
        }
  },
)
