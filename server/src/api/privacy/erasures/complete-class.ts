import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../platform/db/database.ts'
import { inParts } from '../../../platform/db/in-parts.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { KEPT_UNUSED_MS } from '../../writes/confirmed-files.ts'
import { deleteClassInSteps } from '../../writes/erasing/delete-class.ts'
import { ROWS_AT_ONCE } from '../../writes/erasing/rows-in-steps.ts'
import { emptyAnswers, selectAnsweredTo, selectWriters, type RequestKey } from './answers.queries.ts'
import { MAY_BE_LEFT_MS } from './find-answers.ts'

type Deps = Pick<ApiDeps, 'clock'> & { database: Pick<Database, 'read' | 'write' | 'settle'> }

/**
 * What is left of a class that is erased: no call reaches it any more. First the answers of all who wrote in it are emptied,
 * since they may name any of its pupils; its rows tell who that is.
 */
export async function completeClass({ database, clock }: Deps, classId: string): Promise<void> {
  await emptyAnswersOf(database, classId, clock() - MAY_BE_LEFT_MS)
  await deleteClassInSteps(database, classId, clock() - KEPT_UNUSED_MS)
}

async function emptyAnswersOf(
  { read, write, settle }: Deps['database'],
  classId: string,
  since: number,
): Promise<void> {
  const teacherIds = new Set(await selectWriters(read, classId, since))
  let after: RequestKey | undefined = { requestId: '', teacherId: '' }
  while (after) {
    const page: Awaited<ReturnType<typeof selectAnsweredTo>> = await selectAnsweredTo(read, after)
    const found = page.filter(({ teacherId, isTelling }) => isTelling === 1 && teacherIds.has(teacherId))
    for (const some of inParts(found, ROWS_AT_ONCE)) {
      await write((trx) => emptyAnswers(trx, some))
      await settle()
    }
    after = page.at(-1)
    // Reads of SQLite answer at once: others have their turn between two pages.
    await setImmediate()
  }
}
