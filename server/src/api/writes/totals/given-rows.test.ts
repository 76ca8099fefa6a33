import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { startClass } from '../../../../test/make.ts'
import { planOf } from '../../../../test/query-plan.ts'
import { givenToStudent } from './given-rows.queries.ts'

let world: Awaited<ReturnType<typeof startClass>>
beforeEach(async () => {
  world = await startClass(['王浩然', '陈一诺'])
})
afterEach(() => world.app.close())

// PostgreSQL chooses by what a table holds, and reads an empty one as it stands.
it.runIf(testEngine === 'sqlite')(
  'what one pupil was given is looked up by the pupil, and not among all of the class',
  async () => {
    const { app, classId, studentIds } = world
    const asked = givenToStudent(app.database.read, classId, 0, app.time.now, studentIds[0] ?? '')

    const [first] = await planOf(app.database.read, asked.compile())

    expect(first).toMatch(/ledgerFigures \(classId=\? AND studentId=\?\)/)
  },
)
