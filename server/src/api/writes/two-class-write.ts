import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import type { LiveChange } from '@pinge/contract/live.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import { takeNextNumber } from './class-write.ts'
import type { ClassContext } from './contexts.ts'
import { classTopic } from './live-topics.ts'

type TwoClasses = { classId: string; toClassId: string; requestId?: string | undefined }

/**
 * One write that spans two classes of one owner, as `changeClass` is for one: whole or not at all, once for a
 * `requestId`, and told to those who follow either class. The classes are taken in the order of their ids, so that two
 * writes in opposite directions wait for each other and never in a circle.
 */
export async function changeTwoClasses<Data>(
  { database, hub, clock, newId, randomBytes }: ApiDeps,
  teacherId: string,
  endpoint: Pick<Endpoint, 'path'>,
  request: TwoClasses,
  run: (trx: Db, context: ClassContext) => Promise<{ data: Data; change: LiveChange }>,
): Promise<Data> {
  const { classId, toClassId } = request
  let told: { classId: string; number: number; event: LiveChange }[] = []
  const data = await database.write(async (trx) => {
    told = []
    const requireBoth = async () => {
      for (const id of [classId, toClassId]) await requireOwner(trx, teacherId, id)
    }
    await requireBoth()
    return idempotent(trx, clock, teacherId, endpoint.path, request, async () => {
      const numbers: { classId: string; number: number }[] = []
      for (const id of [classId, toClassId].toSorted((a, b) => (a < b ? -1 : 1)))
        numbers.push({ classId: id, number: (await takeNextNumber(trx, id)).number })
      // Once more, now that no other write changes them: one may have been given away in between.
      await requireBoth()
      const context: ClassContext = { teacherId, classId, role: 'owner', clock, newId, randomBytes }
      const { data: answer, change } = await run(trx, context)
      told = numbers.map((numbered) => ({ ...numbered, event: change }))
      return answer
    })
  })
  for (const { classId: id, number, event } of told) hub.publish(classTopic(id), { number, event })
  return data
}
