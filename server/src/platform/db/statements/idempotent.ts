import { hash } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock.ts'
import { isAlone } from '../dialect.ts'
import { prepared } from './prepared.ts'
import type { Db } from '../schema.ts'
import type { RequestTable } from '../tables/requests.ts'

export type WriteRequest = { requestId?: string | undefined }

/** The requests under way that were served before, so that what is told of a call is told once. */
const repeats = new WeakSet<object>()

export function isRepeat(request: object): boolean {
  return repeats.has(request)
}

export function markRepeat(request: object): void {
  repeats.add(request)
}

/**
 * Runs a write once for a teacher's `requestId`: a repeat writes nothing and gets the first answer again, for 30 days, and
 * then that it was recorded; the same id with another path or body is refused. Call it inside the write's own transaction, after the check of access.
 */
export async function idempotent<Answer>(
  trx: Db,
  clock: Clock,
  teacherId: string,
  path: string,
  request: WriteRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { requestId, ...rest } = request
  if (requestId === undefined) return run()

  const asked = { teacherId, requestId, path, requestHash: hashOf(rest) }
  let isFirst = false
  const runFirst = (): Promise<Answer> => {
    isFirst = true
    return run()
  }
  const serve = isAlone(trx) ? runAlone : runAmongOthers
  const answer = await serve(trx, clock, asked, runFirst)
  if (!isFirst) markRepeat(request)
  return answer
}

/**
 * Whether this teacher's request was served before, for calls that prove a secret first. `kept` is the request without
 * its secrets: a hash of them would be easier to guess from than what the account keeps. A repeat is marked on `request`.
 */
export async function wasServed(
  db: Db,
  teacherId: string,
  path: string,
  { kept, request }: { kept: WriteRequest; request: object },
): Promise<boolean> {
  const { requestId, ...rest } = kept
  if (requestId === undefined) return false
  const [first] = await selectRequest(db, teacherId, requestId)
  if (!first) return false
  firstAnswer({ ...first, answer: 'null' }, { path, requestHash: hashOf(rest) })
  markRepeat(request)
  return true
}

/** Remembers in its own transaction that such a request was served; a repeat finds `wasServed`. */
export async function rememberServed(
  trx: Db,
  clock: Clock,
  teacherId: string,
  path: string,
  kept: WriteRequest,
): Promise<void> {
  await idempotent(trx, clock, teacherId, path, kept, async () => null)
}

type Asked = { teacherId: string; requestId: string; path: string; requestHash: string }

/** No other transaction writes while this one is open, so that the request's row is written once, with its answer. */
async function runAlone<Answer>(
  trx: Db,
  clock: Clock,
  asked: Asked,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const [first] = await selectRequest(trx, asked.teacherId, asked.requestId)
  // Written by this function, from the same feature's answer.
  if (first) return firstAnswer(first, asked) as Answer
  const answer = await run()
  await insertRequest(trx, [{ ...asked, answer: JSON.stringify(answer), createdAt: clock() }])
  return answer
}

/** The row comes first: a second process with the same requestId waits at it until the first one has committed. */
async function runAmongOthers<Answer>(
  trx: Db,
  clock: Clock,
  asked: Asked,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { teacherId, requestId } = asked
  const [inserted] = await insertRequest(trx, [{ ...asked, answer: '', createdAt: clock() }])
  if (!inserted) {
    const [first] = await selectRequest(trx, teacherId, requestId)
    return firstAnswer(first, asked) as Answer
  }
  const answer = await run()
  await updateAnswer(trx, JSON.stringify(answer), teacherId, requestId)
  return answer
}

function hashOf(rest: object): string {
  return hash('sha256', JSON.stringify(rest), 'base64url')
}

function firstAnswer(
  first: Pick<RequestTable, 'path' | 'requestHash' | 'answer'> | undefined,
  { path, requestHash }: Pick<Asked, 'path' | 'requestHash'>,
): unknown {
  if (first?.path !== path || first.requestHash !== requestHash) throw new AppError('requestIdReused')
  // Emptied by age (`empty-answers.ts`): it was done, and what was answered then is no longer kept.
  if (first.answer === '') throw new AppError('alreadyRecorded')
  return JSON.parse(first.answer)
}

const insertRequest = prepared((db, rows: readonly RequestTable[]) =>
  db
    .insertInto('requests')
    .values([...rows])
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
