import { createQueryId, type RootOperationNode } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { startClass } from '../../../../test/make.ts'
import { planOf } from '../../../../test/query-plan.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { countErasure } from '../erasures/count-erasure.ts'
import { selectRowsOfPupil } from './rows.queries.ts'

let world: Awaited<ReturnType<typeof startClass>>
beforeEach(async () => {
  world = await startClass(['王浩然', '陈一诺'])
})
afterEach(() => world.app.close())

/** How SQLite finds all that is asked. */
async function plansOf(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const { read } = world.app.database
  const asked: RootOperationNode[] = []
  await ask(
    read.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const steps: string[] = []
  for (const node of asked) {
    const query = read.getExecutor().compileQuery(node, createQueryId())
    steps.push(...(await planOf(read, query)))
  }
  return steps
}

// PostgreSQL chooses by what a table holds, and reads an empty one as it stands.
it.runIf(testEngine === 'sqlite')(
  'what is written out or counted of one pupil is not looked for among the comments of the whole school',
  async () => {
    const { classId, studentIds } = world
    const pupil = { classId, studentId: studentIds[0] ?? '' }

    const steps = [
      ...(await plansOf((db) => selectRowsOfPupil(db, pupil))),
      ...(await plansOf((db) => countErasure(db, pupil, pupil))),
    ]

    expect(steps.filter((step) => step.includes('ledger'))).not.toEqual([])
    expect(steps.filter((step) => step.startsWith('SCAN ledger'))).toEqual([])
  },
)
