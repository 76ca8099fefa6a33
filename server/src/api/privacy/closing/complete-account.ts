import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../platform/db/database.ts'
import { inParts } from '../../../platform/db/in-parts.ts'
import type { TableName } from '../../../platform/db/register/register.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { inSteps, ROWS_AT_ONCE, rowsOfTeacher } from '../../writes/erasing/rows-in-steps.ts'
import { deleteSome } from '../../writes/erasing/some-rows.queries.ts'
import { deleteRequests, selectAnsweredTo, type RequestKey } from '../erasures/answers.queries.ts'
import { deleteClosing, deleteSomeOwnRounds, holdClosing } from './closing.queries.ts'

type Stepping = Pick<Database, 'read' | 'write' | 'settle'>

const tablesInSteps = new Set<TableName>([
  ...rowsOfTeacher.map(({ table }) => table),
  'requests',
  'accountClosings',
])

/** Whether what is a teacher's own in this table is left for the steps: no other teacher sees it. */
export const isTakenInSteps = (table: TableName): boolean => tablesInSteps.has(table)

/** What is left of an account that is closed. The last step says that it was the last. */
export async function completeAccount(database: Stepping, teacherId: string): Promise<void> {
  await forgetRequests(database, teacherId)
  const takeAll = (takeSome: (trx: Db) => Promise<number>): Promise<void> =>
    inSteps(database, takeSome, (trx) => holdClosing(trx, teacherId))
  await takeAll((trx) => deleteSomeOwnRounds(trx, teacherId, ROWS_AT_ONCE))
  const whose = { column: 'teacherId', ids: [teacherId] }
  for (const rows of rowsOfTeacher) await takeAll((trx) => deleteSome(trx, rows, whose, ROWS_AT_ONCE))
  await database.write((trx) => deleteClosing(trx, teacherId))
}

/** They stand in the order of their ids, which are of all teachers. */
async function forgetRequests({ read, write, settle }: Stepping, teacherId: string): Promise<void> {
  let after: RequestKey | undefined = { requestId: '', teacherId: '' }
  while (after) {
    const page: RequestKey[] = await selectAnsweredTo(read, after)
    const own = page.filter((key) => key.teacherId === teacherId)
    for (const some of inParts(own, ROWS_AT_ONCE)) {
      await write((trx) => deleteRequests(trx, some))
      await settle()
    }
    after = page.at(-1)
    // Reads of SQLite answer at once: others have their turn between two pages.
    await setImmediate()
  }
}
