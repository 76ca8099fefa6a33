import type { KyselyPlugin } from 'kysely'
import { closeNow } from '../../src/api/privacy/closing/close-account.ts'
import { eraseClass } from '../../src/api/privacy/erasures/erase-class.ts'
import { eraseStudent } from '../../src/api/privacy/erasures/erase-student.ts'
import { findAnswers } from '../../src/api/privacy/erasures/find-answers.ts'
import type { ClassContext } from '../../src/api/writes/contexts.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Db } from '../../src/platform/db/schema.ts'

export type Erased =
  | { kind: 'pupil'; classId: string; teacherId: string; studentId: string; username: string }
  | { kind: 'class'; classId: string }
  | { kind: 'account'; teacherId: string }

type Tools = Pick<ClassContext, 'clock' | 'newId' | 'randomBytes'>

/**
 * Erases a pupil, a class or an account in one transaction and calls `end` before that statement of it, or before the commit
 * where it has only so many. Answers how many there are.
 */
export async function eraseUntil(
  write: Database['write'],
  tools: Tools,
  erased: Erased,
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
    await erase(trx, trx.withPlugin(ending), tools, erased)
    if (begun === statement) end()
  })
  return begun
}

/** `trx` for what the route has read before. */
async function erase(trx: Db, ending: Db, tools: Tools, erased: Erased): Promise<void> {
  if (erased.kind === 'class') await eraseClass(ending, tools, erased.classId, { erasedBy: null })
  else if (erased.kind === 'account') await closeNow(ending, tools, erased.teacherId)
  else {
    const { classId, teacherId, studentId, username } = erased
    const pupil = { classId, studentId, username }
    const found = await findAnswers(trx, pupil, tools.clock())
    // As if the class had its next number, which the route takes first.
    const before = { ...found, version: found.version - 1 }
    await eraseStudent(ending, { ...tools, classId, teacherId, role: 'owner' }, pupil, before)
  }
}
