import type { Message } from '@pinge/contract/messages.ts'
import type { ReactNode } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { ExportButton } from '../../shared/ui/form/ExportButton.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { exportMessages } from './export-messages.ts'
import { MessageRow, type MessageLink } from './MessageRow.tsx'
import { useKeepMessages, useMessages } from './use-messages.ts'

export type MessageListProps = {
  describeTime: (at: number) => string
  linkOf: (message: Message) => MessageLink | undefined
  answer: (message: Message) => ReactNode
  /** The deeds at the head of the list, beside 全部已读. */
  children: ReactNode
}

/** 系统消息: what concerns me that others did. */
export function MessageList({ describeTime, linkOf, answer, children }: MessageListProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages()
  const keep = useKeepMessages()
  const messages = data?.pages.flatMap(({ items }) => items)

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl font-bold">系统消息</h1>
        {messages?.some(({ isRead }) => !isRead) && (
          <Button variant="white" isBusy={keep.isReadingAll} onClick={() => keep.readAll()}>
            全部已读
          </Button>
        )}
        {messages && messages.length > 0 && <ExportButton variant="white" onExport={exportMessages} />}
        {children}
      </div>
      {keep.problem && (
        <p role="alert" className="mb-3 text-base text-danger">
          {keep.problem}
        </p>
      )}
      {!messages && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
      {!messages && !error && (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
      {messages?.length === 0 && (
        <EmptyState
          picture="mailbox"
          title="还没有消息"
          text="有老师申请加入班级、班级有变化，收到班级通知，或者账号在新设备上登录时，会在这里告诉你。"
        />
      )}
      {messages && messages.length > 0 && (
        <ul className="flex flex-col gap-3">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageRow
                message={message}
                when={describeTime(message.createdAt)}
                link={linkOf(message)}
                answer={answer(message)}
                isRemoving={keep.removingId === message.id}
                onRead={() => keep.read(message.id)}
                onRemove={() => keep.remove(message.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="mt-4 grid justify-items-center gap-2">
          <Button variant="white" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更早的消息
          </Button>
          {error && (
            <p role="alert" className="text-s text-danger">
              {describeFailure(error)}
            </p>
          )}
        </div>
      )}
    </>
  )
}
