import { messageList, readAllMessages, type Message } from '@pinge/contract/messages.ts'
import { useState, type ReactNode } from 'react'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useReadPages } from '../../shared/api/use-read.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ExportButton } from '../../shared/ui/buttons/ExportButton.tsx'
import { exportMessages } from './export-messages.ts'
import { MessageRow, type MessageLink } from './MessageRow.tsx'
import { MESSAGES_ASKED_EVERY_MS, useUnreadCount } from './use-unread-count.ts'

export type MessageListProps = {
  formatTime: (at: number) => string
  linkOf: (message: Message) => MessageLink | undefined
  answer: (message: Message) => ReactNode
  /** The actions at the head of the list, beside 全部已读. */
  children: ReactNode
}

/** 系统消息: what concerns me that others did, the newest first. */
export function MessageList({ formatTime, linkOf, answer, children }: MessageListProps) {
  const pages = useReadPages(messageList, {}, { refetchInterval: MESSAGES_ASKED_EVERY_MS })
  const readingAll = useWrite(readAllMessages)
  const [rowProblem, setRowProblem] = useState('')
  // Those that are unread may be older than what is shown.
  const unreadCount = useUnreadCount()
  const messages = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const problem = readingAll.problem || rowProblem

  return (
    <>
      <div className="mb-5 flex min-h-12 flex-wrap items-center gap-3 max-sm:min-h-25 max-sm:content-start">
        <h1 className="mr-auto text-xl font-bold max-sm:basis-full">系统消息</h1>
        {(unreadCount > 0 || messages.some(({ isRead }) => !isRead)) && (
          <Button variant="white" isBusy={readingAll.isBusy} onClick={() => void readingAll.write({})}>
            全部已读
          </Button>
        )}
        {messages.length > 0 && <ExportButton variant="white" onExport={exportMessages} />}
        {children}
      </div>
      <Problem text={problem} className="mb-3 text-base" />
      <ReadView read={pages} waiting={<MessagesSkeleton />}>
        {() =>
          messages.length === 0 ? (
            <NoMessages />
          ) : (
            <ul className="flex flex-col gap-3">
              {messages.map((message) => (
                <li key={message.id}>
                  <MessageRow
                    message={message}
                    when={formatTime(message.createdAt)}
                    link={linkOf(message)}
                    answer={answer(message)}
                    onProblem={setRowProblem}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </ReadView>
      <OlderMessages pages={pages} />
    </>
  )
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  )
}

function NoMessages() {
  return (
    <EmptyState
      picture="mailbox"
      title="还没有消息"
      text="有老师申请加入班级、班级有变化，收到班级通知，或者账号在新设备上登录时，会在这里告诉你。"
    />
  )
}

type OlderMessagesProps = {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; error: unknown; fetchNextPage: () => unknown }
}

function OlderMessages({ pages }: OlderMessagesProps) {
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = pages
  if (!hasNextPage) return null
  return (
    <div className="mt-4 grid justify-items-center gap-2">
      <Button variant="white" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        更早的消息
      </Button>
      <Problem text={error === null ? '' : formatFailure(error)} className="text-s" />
    </div>
  )
}
