import type { KyselyPlugin } from 'kysely'
import { eraseStudent } from '../../src/api/privacy/erasures/erase-student.ts'
import { findAnswers } from '../../src/api/privacy/erasures/find-answers.ts'
import type { ClassContext } from '../../src/api/writes/contexts.ts'
import type { Database } from '../../src/platform/db/database.ts'

export type ErasedPupil = { classId: string; teacherId: string; studentId: string; username: string }

/**
 * Erases a pupil in one transaction and calls `end` before that statement of it, or before the commit where it has only so
 * many. Answers how many there are.
 */
export async function eraseUntil(
  write: Database['write'],
  tools: Pick<ClassContext, 'clock' | 'newId' | 'randomBytes'>,
  { classId, teacherId, studentId, username }: ErasedPupil,
  statement: number,
  end: () => void,
): Promise<number> {
  let begun = 0
  const ending: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (begun === statement) end()
      begun += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await write(async (trx) => {
    const context: ClassContext = { ...tools, classId, teacherId, role: 'owner' }
    const found = await findAnswers(trx, { classId, studentId, username }, tools.clock())
    // As if the class had its next number, which the route takes first.
    const before = { ...found, version: found.version - 1 }
    await eraseStudent(trx.withPlugin(ending), context, { classId, studentId, username }, before)
    if (begun === statement) end()
  })
  return begun
}
