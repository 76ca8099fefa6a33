import {
  readAllMessages as readAllCall,
  readMessage as readCall,
  removeMessage as removeCall,
} from '@pinge/contract/messages.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteMessage, isMessageOf, markRead } from './message.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>
type By = Pick<Caller, 'teacherId'>

export async function readMessage(
  { database, clock }: Deps,
  { teacherId }: By,
  request: RequestOf<typeof readCall>,
): Promise<null> {
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, readCall.path, request, async () => {
      await requireMessage(trx, teacherId, request.id)
      await markRead(trx, teacherId, clock(), request.id)
      return null
    }),
  )
}

export async function readAllMessages(
  { database, clock }: Deps,
  { teacherId }: By,
  request: RequestOf<typeof readAllCall>,
): Promise<null> {
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, readAllCall.path, request, async () => {
      await markRead(trx, teacherId, clock())
      return null
    }),
  )
}

export async function removeMessage(
  { database, clock }: Deps,
  { teacherId }: By,
  request: RequestOf<typeof removeCall>,
): Promise<null> {
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, removeCall.path, request, async () => {
      await requireMessage(trx, teacherId, request.id)
      await deleteMessage(trx, teacherId, request.id)
      return null
    }),
  )
}

/** Refuses somebody else's message exactly as one that does not exist. */
async function requireMessage(trx: Db, teacherId: string, id: string): Promise<void> {
  if (!(await isMessageOf(trx, teacherId, id))) throw new AppError('messageNotFound')
}
