import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'

export type WriteRequest = { requestId?: string | undefined }

/**
 * Runs a write once for a teacher's `requestId`: a repeat writes nothing and gets the first answer again; the same id
 * with another path or body is refused. Call it inside the write's own transaction, after the check of access.
 */
export async function once<Answer>(
  trx: Db,
  clock: Clock,
  teacherId: string,
  path: string,
  request: WriteRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { requestId, ...rest } = request
  if (requestId === undefined) return run()

  const requestHash = createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
  // The row comes first: a second process with the same requestId waits here until the first one has committed.
  const [inserted] = await insertRequest(trx, teacherId, requestId, path, requestHash, clock())
  if (!inserted) {
    const [first] = await selectRequest(trx, teacherId, requestId)
    if (first?.path !== path || first.requestHash !== requestHash) throw new AppError('requestIdReused')
    // Written by this function, from the same feature's answer.
    return JSON.parse(first.answer) as Answer
  }

  const answer = await run()
  await updateAnswer(trx, JSON.stringify(answer), teacherId, requestId)
  return answer
}

const insertRequest = prepared(
  (db, teacherId: string, requestId: string, path: string, requestHash: string, createdAt: number) =>
    db
      .insertInto('requests')
      .values({ teacherId, requestId, path, requestHash, answer: '', createdAt })
      .onConflict((conflict) => conflict.columns(['teacherId', 'requestId']).doNothing())
      .returning('requestId'),
)

const selectRequest = prepared((db, teacherId: string, requestId: string) =>
  db
    .selectFrom('requests')
    .select(['path', 'requestHash', 'answer'])
    .where('teacherId', '=', teacherId)
    .where('requestId', '=', requestId),
)

const updateAnswer = prepared((db, answer: string, teacherId: string, requestId: string) =>
  db
    .updateTable('requests')
    .set({ answer })
    .where('teacherId', '=', teacherId)
    .where('requestId', '=', requestId),
)
