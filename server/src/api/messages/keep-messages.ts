import type * as contract from '@pinge/contract/messages.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { deleteMessage, isMessageOf, markRead } from './message.queries.ts'

export async function readMessage(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { id }: RequestOf<typeof contract.readMessage>,
): Promise<null> {
  await requireMessage(trx, teacherId, id)
  await markRead(trx, teacherId, clock(), id)
  return null
}

export async function readAllMessages(trx: Db, { teacherId, clock }: TeacherContext): Promise<null> {
  await markRead(trx, teacherId, clock())
  return null
}

export async function removeMessage(
  trx: Db,
  { teacherId }: TeacherContext,
  { id }: RequestOf<typeof contract.removeMessage>,
): Promise<null> {
  await requireMessage(trx, teacherId, id)
  await deleteMessage(trx, teacherId, id)
  return null
}

/** Refuses somebody else's message exactly as one that does not exist. */
async function requireMessage(trx: Db, teacherId: string, id: string): Promise<void> {
  if (!(await isMessageOf(trx, teacherId, id))) throw new AppError('messageNotFound')
}
