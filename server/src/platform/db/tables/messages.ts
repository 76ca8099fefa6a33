import type { MessageKind } from '@pinge/contract/messages.ts'

/** One thing that a teacher is told, with the words that it needs copied: later names do not rewrite it. */
export type MessageTable = {
  id: string
  /** Who is told. */
  teacherId: string
  kind: MessageKind
  classId: string | null
  className: string
  /** Null where no teacher did it, and in old messages. */
  actorId: string | null
  actorName: string
  content: string
  joinRequestId: string | null
  readAt: number | null
  createdAt: number
}
