import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { NoFields } from './values/fields.ts'

/** Apart from the other calls of messages: every screen makes this one, and none of them at its start. */
export const unreadMessages = endpoint({
  path: '/api/business-client/message/unread',
  summary: '未读消息的数量',
  access: 'teacher',
  request: NoFields,
  data: z.object({ count: z.int() }),
})
