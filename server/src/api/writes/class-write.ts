import type { DataOf, Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import type { LiveChange } from '@pinge/contract/live.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent, type WriteRequest } from '../../platform/db/statements/idempotent.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass, type Membership } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ClassWriteContext, Tools } from './contexts.ts'
import { classTopic } from './live-topics.ts'

/** What a write of a class answers: what the caller gets, and what everybody who follows the class is told. */
export type ClassChange<E extends Endpoint> = { data: DataOf<E>; change: LiveChange }

export type ClassWriteOptions = {
  /** An archived class is left as it is, but for the writes that say whose it is and whether it rests. */
  alsoArchived?: boolean
  /**
   * Where many do the same at once: it shares a transaction with writes of other classes, because it decides by nothing
   * but rows of its class (see `Database.write`).
   */
  sharesTransaction?: boolean
  /** What is answered is kept nowhere, and a repeat makes the same again: words of a draft stand only where they are saved. */
  isDraft?: boolean
  /** A repeat is answered also to a teacher who is no longer in the class: the first one may have been the leaving. */
  alsoAfterLeaving?: boolean
}

type Asked = {
  endpoint: Pick<Endpoint, 'path' | 'access'>
  teacherId: string
  classId: string
  /** What a repeat is told by. */
  request: WriteRequest
  /** The keys of the event streams that end with it. */
  ends?: readonly string[] | undefined
}

/**
 * The one way to change a class or its pupils: the caller must be a teacher of the class, and its owner where the
 * contract says so; a repeat of the `requestId` has one effect; writes of one class come one after another, each with
 * the next number; and everybody who follows the class is told once it is on disk.
 */
export async function changeClass<Data>(
  { database, hub, clock, newId, randomBytes }: Pick<ApiDeps, 'database' | 'hub'> & Tools,
  { endpoint, teacherId, classId, request, ends = [] }: Asked,
  run: (trx: Db, context: ClassWriteContext) => Promise<{ data: Data; change: LiveChange }>,
  { alsoArchived = false, sharesTransaction, isDraft = false, alsoAfterLeaving }: ClassWriteOptions,
): Promise<Data> {
  let told: { number: number; event: LiveChange } | undefined

  async function change(trx: Db, before: Membership): Promise<Data> {
    // First of all, since it is the row that another write of this class waits for.
    const { number, countedUntil } = await takeNextNumber(trx, classId, { alsoArchived })
    // Asked once more, now that no other write changes the class: the teacher may have left it or given it away. Where many
    // comment at once, the number says whether anything has changed the class since.
    const isUnchanged = sharesTransaction && number === before.version + 1
    const { role } = isUnchanged ? before : await requireClass(trx, teacherId, classId)
    if (endpoint.access === 'owner' && role !== 'owner') throw new AppError('ownerOnly')
    const answer = await run(trx, { teacherId, classId, role, countedUntil, clock, newId, randomBytes })
    told = { number, event: answer.change }
    return answer.data
  }

  async function write(trx: Db): Promise<Data> {
    told = undefined
    if (alsoAfterLeaving)
      return idempotent(trx, clock, teacherId, endpoint.path, request, async () =>
        change(trx, await requireClass(trx, teacherId, classId)),
      )
    const before = await requireClass(trx, teacherId, classId)
    if (isDraft) return change(trx, before)
    return idempotent(trx, clock, teacherId, endpoint.path, request, () => change(trx, before))
  }

  const data = await database.write(write, sharesTransaction ? classId : undefined)
  // First of all, so that a teacher who is removed is told nothing any more.
  for (const key of ends) hub.end(key)
  if (told) hub.publish(classTopic(classId), told)
  return data
}

const countUp = prepared((db, classId: string) =>
  db
    .updateTable('classes')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    // Asked once more, now that no other write can delete it: a comment never lands in a class that is gone.
    .where('deletedAt', 'is', null)
    .returning(['version', 'archivedAt', 'countedUntil']),
)

/**
 * The number of this change of the class, which the transaction holds until it ends, and how far its days are counted. Refuses a class that rests, but
 * for the few writes that are for it.
 */
export async function takeNextNumber(
  trx: Db,
  classId: string,
  { alsoArchived = false }: Pick<ClassWriteOptions, 'alsoArchived'> = {},
): Promise<{ number: number; countedUntil: number }> {
  const [next] = await countUp(trx, classId)
  if (!next) throw new AppError('classNotFound')
  if (next.archivedAt !== null && !alsoArchived) throw new AppError('classArchived')
  return { number: next.version, countedUntil: next.countedUntil }
}
