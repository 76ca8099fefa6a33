import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import {
  ClassId,
  EpochMs,
  Id,
  Nothing,
  pageRequest,
  RequestId,
  spacesForTabs,
  textPattern,
} from './values/fields.ts'
import { MAX_NOTICE_LENGTH } from './values/limits.ts'

/** What a message tells. A new kind is one word here, and one entry in the web's `format-message.ts`. */
export const MessageKind = z.enum([
  'class-added',
  'class-removed',
  'class-left',
  'class-handed-over',
  'class-archived',
  'class-unarchived',
  'class-deleted',
  'class-restored',
  'class-erased',
  'class-expires',
  'students-removed',
  'class-notice',
  'class-invited',
  'class-offered',
  'invite-accepted',
  'invite-declined',
  'offer-accepted',
  'offer-declined',
  'join-wish',
  'join-accepted',
  'join-declined',
  'certificate-approved',
  'certificate-refused',
  'device-signed-in',
  'tel-proved',
])
export type MessageKind = z.infer<typeof MessageKind>

export const Message = z.object({
  id: Id,
  kind: MessageKind,
  /** Null where it is about no class. */
  classId: z.nullable(Id),
  /** As it was called when the message was sent. */
  className: z.string(),
  /** The teacher whose action it tells; empty where there was none. */
  actorName: z.string(),
  /** The words of a notice, the reason of a refusal, the device that signed in, how many pupils; empty in all other kinds. */
  content: z.string(),
  /** Of a join request that still waits for its answer. */
  joinRequestId: z.nullable(Id),
  isRead: z.boolean(),
  createdAt: EpochMs,
})
export type Message = z.infer<typeof Message>

export const messageList = endpoint({
  path: '/api/business-client/message/list',
  summary: '我的消息，新的在前',
  access: 'teacher',
  request: z.strictObject({ ...pageRequest }),
  data: z.object({ items: z.array(Message), nextCursor: z.nullable(z.string()) }),
})

export const readMessage = endpoint({
  path: '/api/business-client/message/read',
  summary: '把一条消息标为已读',
  access: 'teacher',
  request: z.strictObject({ id: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const readAllMessages = endpoint({
  path: '/api/business-client/message/readAll',
  summary: '把全部消息标为已读',
  access: 'teacher',
  request: z.strictObject({ requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removeMessage = endpoint({
  path: '/api/business-client/message/remove',
  summary: '删除一条消息',
  access: 'teacher',
  request: z.strictObject({ id: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const sendClassNotice = endpoint({
  path: '/api/business-client/class/sendNotice',
  summary: '给班级的老师发通知，限创建者和得到允许的协同老师',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    content: z
      .string()
      .check(spacesForTabs, z.trim(), z.minLength(1), z.maxLength(MAX_NOTICE_LENGTH), z.regex(textPattern)),
    requestId: z.optional(RequestId),
  }),
  /** How many colleagues were told. */
  data: z.object({ count: z.int() }),
})
