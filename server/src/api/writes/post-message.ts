import type { MessageKind } from '@pinge/contract/messages.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { MessageTable } from '../../platform/db/tables/messages.ts'
import type { Tools } from './contexts.ts'
import { selectClassName, selectTeacherName } from './names.queries.ts'

export type NewMessage = {
  kind: MessageKind
  /** Null where it is about no class; else its name is copied, as it is now. */
  classId: string | null
  /** The teacher who did what is told; null where no teacher did it. */
  actorId: string | null
  /** Of a class that is gone for good, which no id names any more. */
  goneClass?: string
  content?: string
  joinRequestId?: string
}

/** Tells teachers something, one message each, in the transaction of what is told: both happen or neither. */
export async function postMessage(
  trx: Db,
  { clock, newId }: Pick<Tools, 'clock' | 'newId'>,
  teacherIds: readonly string[],
  { kind, classId, goneClass = '', actorId, content = '', joinRequestId }: NewMessage,
): Promise<void> {
  if (teacherIds.length === 0) return
  const message = {
    kind,
    classId,
    className: classId === null ? goneClass : await selectClassName(trx, classId),
    actorId,
    actorName: actorId === null ? '' : await selectTeacherName(trx, actorId),
    content,
    joinRequestId: joinRequestId ?? null,
    readAt: null,
    createdAt: clock(),
  }
  const rows: MessageTable[] = teacherIds.map((teacherId) => ({ ...message, id: newId(), teacherId }))
  await trx.insertInto('messages').values(rows).execute()
}
