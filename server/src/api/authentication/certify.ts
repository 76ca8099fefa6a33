import { AppError } from '../../platform/app-error.ts'
import { postMessage } from '../writes/post-message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectWaiting, settleAuthentication, type WaitingAuthentication } from './authentication.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>

/** What the operator decides of one that waits. */
export type Decision = { state: 'approved' } | { state: 'refused'; reason: string }

/** Those that wait for the operator, the oldest first. */
export async function listWaiting({ database }: Pick<Deps, 'database'>): Promise<WaitingAuthentication[]> {
  return selectWaiting(database.read)
}

/** Decides what was handed in under this id, and tells the teacher. What was handed in since is not decided by it. */
export async function certify(deps: Deps, id: string, decision: Decision): Promise<void> {
  const { database, clock } = deps
  const reason = decision.state === 'refused' ? decision.reason : ''
  await database.write(async (trx) => {
    const teacherId = await settleAuthentication(trx, id, {
      state: decision.state,
      reason,
      decidedAt: clock(),
    })
    if (teacherId === undefined) throw new AppError('authenticationNotWaiting')
    await postMessage(trx, deps, [teacherId], {
      kind: `certificate-${decision.state}`,
      classId: null,
      actorId: null,
      content: reason,
    })
  })
}
