import type { LiveChange } from '@pinge/contract/live.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ApiDeps } from '../api-deps.ts'
import { classTopic } from './live-topics.ts'
import { requireClass, type ClassRole } from '../access/require-class.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>
type Call = { path: string }
type ForArchived = { alsoArchived?: boolean }
type Options = ForArchived & {
  /**
   * Where many do the same at once: it shares a transaction with deeds in other classes, because it decides by nothing
   * but rows of its class (see `Database.write`).
   */
  sharesTransaction?: boolean
}
type ClassRequest = { classId: string; requestId?: string | undefined }

const countUp = prepared((db, classId: string) =>
  db
    .updateTable('classes')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    // Asked once more, now that nobody else can delete it: a comment never lands in a class that is gone.
    .where('deletedAt', 'is', null)
    .returning(['version', 'archivedAt']),
)

/**
 * The one way to change a class or its pupils: the caller must be a teacher of the class; a repeat of the `requestId`
 * has one effect; deeds of one class come one after another, each with the next number; and everybody who follows the
 * class is told once it is on disk. `run` answers what the caller gets and what the others are told. An archived class
 * is left as it is, but for the deeds that say whose it is and whether it rests.
 */
export async function changeClass<Data>(
  { database, clock, hub }: Deps,
  teacherId: string,
  call: Call,
  request: ClassRequest,
  run: (trx: Db, role: ClassRole) => Promise<{ data: Data; change: LiveChange }>,
  { sharesTransaction = false, ...forArchived }: Options = {},
): Promise<Data> {
  const { classId } = request
  let told: { number: number; event: LiveChange } | undefined
  const deed = async (trx: Db): Promise<Data> => {
    told = undefined
    const { role } = await requireClass(trx, teacherId, classId)
    return idempotent(trx, clock, teacherId, call.path, request, async () => {
      // First of all, since it is the row that another deed of this class waits for.
      const number = await takeNextNumber(trx, classId, forArchived)
      const { data: answer, change } = await run(trx, role)
      told = { number, event: change }
      return answer
    })
  }
  const data = await database.write(deed, sharesTransaction ? classId : undefined)
  if (told) hub.publish(classTopic(classId), told)
  return data
}

/**
 * The number of this change of the class; whoever asks holds the class until the transaction ends. Refuses a class that
 * rests, but for the few deeds that are for it.
 */
export async function takeNextNumber(
  trx: Db,
  classId: string,
  { alsoArchived = false }: ForArchived = {},
): Promise<number> {
  const [next] = await countUp(trx, classId)
  if (!next) throw new AppError('classNotFound')
  if (next.archivedAt !== null && !alsoArchived) throw new AppError('classArchived')
  return next.version
}
