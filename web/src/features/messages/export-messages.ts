import { messageList, type Message } from '@pinge/contract/messages.ts'
import { call } from '../../shared/api/call/call.ts'
import { readAllPages } from '../../shared/api/read-all-pages.ts'
import { exportTable } from '../../shared/table/export-table.ts'
import type { TableColumn } from '../../shared/table/table-file.ts'
import { formatMessage } from './format-message.ts'

const columns: readonly TableColumn<Message>[] = [
  { heading: '时间', width: 18, type: 'time', value: ({ createdAt }) => createdAt },
  { heading: '类型', width: 12, type: 'text', value: (message) => formatMessage(message).type },
  { heading: '班级', width: 18, type: 'text', value: ({ className }) => className },
  { heading: '老师', width: 14, type: 'text', value: ({ actorName }) => actorName },
  {
    heading: '内容',
    width: 60,
    type: 'text',
    value: (message) => message.content || formatMessage(message).sentence,
  },
  { heading: '状态', width: 8, type: 'text', value: ({ isRead }) => (isRead ? '已读' : '未读') },
]

/** Saves all messages, also those that are not on the screen yet. */
export async function exportMessages(): Promise<void> {
  const rows = await readAllPages((page) => call(messageList, page))
  await exportTable({ fileName: '系统消息', sheetName: '系统消息', columns }, rows)
}
