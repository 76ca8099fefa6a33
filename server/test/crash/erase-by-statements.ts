import type { KyselyPlugin } from 'kysely'
import { closeNow } from '../../src/api/privacy/closing/close-account.ts'
import { completeErasures } from '../../src/api/privacy/erasures/complete-erasures.ts'
import { eraseClass } from '../../src/api/privacy/erasures/erase-class.ts'
import { eraseStudent } from '../../src/api/privacy/erasures/erase-student.ts'
import { findAnswers } from '../../src/api/privacy/erasures/find-answers.ts'
import { createClassHolds } from '../../src/api/writes/class-holds.ts'
import type { ClassContext } from '../../src/api/writes/contexts.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Db } from '../../src/platform/db/schema.ts'

export type Erased =
  | { kind: 'pupil'; classId: string; teacherId: string; studentId: string; username: string }
  | { kind: 'class'; classId: string }
  | { kind: 'account'; teacherId: string }

type Tools = Pick<ClassContext, 'clock' | 'newId' | 'randomBytes'>
type Erasing = Pick<Database, 'read' | 'write' | 'settle' | 'hasOneWriter'>

/** Before which statement it ends, and how; it is told how many there were. */
export type End = { before: number | 'commit' | 'never'; run: (statements: number) => void }

/**
 * Erases a pupil, a class or an account in one transaction, and ends in the midst of it; of a pupil that is erased in steps
 * this is the first one.
 */
export async function eraseUntil(
  { write, hasOneWriter }: Erasing,
  tools: Tools,
  erased: Erased,
  end: End,
): Promise<void> {
  const counted = countStatements(end)
  await write(async (trx) => {
    // A write that fails in a group is run once more by itself.
    counted.restart()
    await erase(trx, trx.withPlugin(counted.plugin), tools, erased, hasOneWriter)
    counted.atCommit()
  })
}

/** Takes the steps that are left, as a start does, and ends in the midst of them. */
export async function completeUntil({ read, write, settle }: Erasing, tools: Tools, end: End): Promise<void> {
  const counted = countStatements(end)
  const ending: Database['write'] = (run) =>
    write(async (trx) => {
      const answer = await run(trx.withPlugin(counted.plugin))
      counted.atCommit()
      return answer
    })
  await completeErasures({ database: { read, settle, write: ending }, holds: createClassHolds(), ...tools })
}

function countStatements({ before, run }: End) {
  let begun = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (begun === before) run(begun)
      begun += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const atCommit = (): void => {
    if (before === 'commit') run(begun)
  }
  const restart = (): void => {
    begun = 0
  }
  return { plugin, atCommit, restart }
}

/** `trx` for what the route has read before. */
async function erase(trx: Db, ending: Db, tools: Tools, erased: Erased, inSteps: boolean): Promise<void> {
  if (erased.kind === 'class') await eraseClass(ending, tools, erased.classId, { erasedBy: null })
  else if (erased.kind === 'account') await closeNow(ending, tools, erased.teacherId)
  else {
    const { classId, teacherId, studentId, username } = erased
    const pupil = { classId, studentId, username }
    const now = await findAnswers(trx, pupil, tools.clock())
    // As if the class had its next number, which the route takes first.
    const found = { ...now, version: now.version - 1 }
    const context = { ...tools, classId, teacherId, role: 'owner' as const }
    await eraseStudent(ending, context, pupil, { found, inSteps })
  }
}
