import { classList } from '@pinge/contract/classes.ts'
import type { Message } from '@pinge/contract/messages.ts'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { InviteOfMessage } from '../../features/class-teachers/invites/InviteOfMessage.tsx'
import { JoinRequestCard } from '../../features/class-teachers/requests/JoinRequestCard.tsx'
import { useJoinRequests } from '../../features/class-teachers/requests/use-join-requests.ts'
import { classDetailPath } from '../../shared/navigation/class-detail-path.ts'
import { formatTime } from '../../shared/time/format-time.ts'
import { MessageList } from '../../features/messages/MessageList.tsx'
import type { MessageLink } from '../../features/messages/MessageRow.tsx'
import { MESSAGES_ASKED_EVERY_MS } from '../../features/messages/use-unread-count.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { onDemand } from '../../shared/on-demand.tsx'

/** Most messages are read and not written. */
const NoticeDialog = onDemand(
  async () => (await import('../../features/messages/NoticeDialog.tsx')).NoticeDialog,
)

/** 系统消息: read, answered and sent. */
export function MessagesPage() {
  const now = useNow()
  const [search] = useSearchParams()
  const [isAsked, setIsAsked] = useState(search.get('notice') === '1')
  const [isWriting, setIsWriting] = useState(false)
  // As often as the messages: one tells that a colleague has let me in, and the class is among mine since then.
  const classes = useRead(classList, {}, { refetchInterval: MESSAGES_ASKED_EVERY_MS })
  const joinRequests = useJoinRequests()
  const mine = new Set(classes.data?.map(({ classId }) => classId))
  const toNotify =
    classes.data?.filter(
      ({ isCanSendClassNotice, teacherCount, isArchived, isExample }) =>
        isCanSendClassNotice && teacherCount > 1 && !isArchived && !isExample,
    ) ?? []
  // Once it is open, what a class may be told by then takes it away no more.
  if (isAsked && toNotify.length > 0) {
    setIsAsked(false)
    setIsWriting(true)
  }

  function linkOf({ kind, classId }: Message): MessageLink | undefined {
    if (kind === 'certificate-approved' || kind === 'certificate-refused')
      return { path: '/comment/Authentication', label: '查看认证信息' }
    if (classId === null || !mine.has(classId)) return undefined
    return { path: classDetailPath(classId), label: '打开班级' }
  }

  function answer({ kind, classId, joinRequestId }: Message) {
    if (kind === 'class-invited' || kind === 'class-offered')
      return <InviteOfMessage classId={classId} kind={kind === 'class-invited' ? 'join' : 'own'} />
    if (kind !== 'join-wish') return null
    const joinRequest = joinRequests.data?.toAnswer.find(({ id }) => id === joinRequestId)
    if (joinRequest) return <JoinRequestCard joinRequest={joinRequest} className="bg-mist" />
    return joinRequestId === null ? <p className="text-base text-ink-2">这条申请已经处理过了。</p> : null
  }

  return (
    <div className="mx-auto w-full max-w-[880px] px-4 pt-2 pb-8 md:px-6">
      <MessageList formatTime={(at) => formatTime(at, now)} linkOf={linkOf} answer={answer}>
        {toNotify.length > 0 && (
          <Button onClick={() => setIsAsked(true)}>
            <Megaphone aria-hidden />
            发通知
          </Button>
        )}
      </MessageList>
      {isWriting && (
        <NoticeDialog
          classes={toNotify}
          classId={search.get('classId')}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  )
}
