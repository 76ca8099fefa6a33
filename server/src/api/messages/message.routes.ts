import * as contract from '@pinge/contract/messages.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { readAllMessages, readMessage, removeMessage } from './keep-messages.ts'
import { listMessages } from './list-messages.ts'
import { countUnread } from './message.queries.ts'
import { sendNotice } from './send-notice.ts'

export function messageRoutes(endpoints: ApiEndpoints): void {
  endpoints.teacherRead(contract.messageList, listMessages)
  endpoints.teacherRead(unreadMessages, async (db, { teacherId }) => ({
    count: await countUnread(db, teacherId),
  }))
  endpoints.teacherWrite(contract.readMessage, readMessage)
  endpoints.teacherWrite(contract.readAllMessages, readAllMessages)
  endpoints.teacherWrite(contract.removeMessage, removeMessage)
  endpoints.teacherWrite(contract.sendClassNotice, sendNotice)
}
