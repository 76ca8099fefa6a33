import {
  messageList,
  readAllMessages as readAllCall,
  readMessage as readCall,
  removeMessage as removeCall,
  sendClassNotice,
  unreadMessages,
} from '@pinge/contract/messages.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { readAllMessages, readMessage, removeMessage } from './keep-messages.ts'
import { listMessages } from './list-messages.ts'
import { countUnread } from './message.queries.ts'
import { sendNotice } from './send-notice.ts'

export function messageRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(messageList, ({ teacherId }, request) => listMessages(read, teacherId, request))
  endpoints.teacher(unreadMessages, async ({ teacherId }) => ({ count: await countUnread(read, teacherId) }))
  endpoints.teacher(readCall, (caller, request) => readMessage(deps, caller, request))
  endpoints.teacher(readAllCall, (caller, request) => readAllMessages(deps, caller, request))
  endpoints.teacher(removeCall, (caller, request) => removeMessage(deps, caller, request))
  endpoints.teacher(sendClassNotice, (caller, request) => sendNotice(deps, caller, request))
}
