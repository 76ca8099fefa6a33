import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { formatNotice, formatPartialComment } from '../give/format-comment.ts'
import { loadCommentQueue } from '../queue/load-comment-queue.ts'
import { useWaitingComments, type WaitingComment } from '../queue/waiting-comments.store.ts'

/** A comment of this class that was refused because a pupil has left: one tap gives it to the others. Else what is within. */
export function PartialComments({ classId, children }: { classId: string; children: ReactNode }) {
  const first = useWaitingComments(({ comments }) =>
    comments.find((one) => one.classId === classId && one.goneNames),
  )
  if (!first?.goneNames) return children
  return <PartialCommentPill key={first.comment.requestId} one={first} goneNames={first.goneNames} />
}

function PartialCommentPill({
  one: { comment },
  goneNames,
}: {
  one: WaitingComment
  goneNames: readonly string[]
}) {
  const queryClient = useQueryClient()
  const { requestId, students, item } = comment
  const isQuiet = useIsKeptQuiet(item.score)

  async function give(): Promise<void> {
    const queue = await loadCommentQueue(queryClient)
    await queue.givePartial(requestId)
    showSuccess(formatNotice({ phase: 'given', comment, batchId: null }, { isQuiet }))
  }

  async function drop(): Promise<void> {
    const queue = await loadCommentQueue(queryClient)
    queue.dropPartial(requestId)
  }

  return (
    <div className="flex min-h-14 max-w-full animate-rise-in items-center justify-end gap-x-2 rounded-[1.75rem] bg-sun-tint py-1 pr-1 pl-4 text-m/tight text-sun-ink shadow-float max-sm:text-s/tight">
      <UserX aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <span role="status" className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">
        {formatPartialComment(comment, goneNames, { isQuiet })}
      </span>
      <button type="button" onClick={() => void drop()} className={`${action} hover:bg-white/60`}>
        不用了
      </button>
      {/* The queue says why, should it be refused again. */}
      <button type="button" onClick={() => void give().catch(() => {})} className={`${action} bg-white`}>
        给{students.length === 1 && !isQuiet ? students[0]?.username : `其余 ${students.length} 人`}
      </button>
    </div>
  )
}

const action = 'min-h-12 max-w-40 shrink-0 truncate rounded-full px-4 font-bold max-sm:px-3'
