import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useIsKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { formatNotice, formatPartialComment } from '../give/format-comment.ts'
import { loadCommentQueue } from '../queue/load-comment-queue.ts'
import { useWaitingComments, type WaitingComment } from '../queue/waiting-comments.store.ts'

/** Comments of this class that were refused because a pupil has left: one tap gives them to the others. */
export function PartialComments({ classId }: { classId: string }) {
  const comments = useWaitingComments((waiting) => waiting.comments)
  return comments.map(
    (one) =>
      one.classId === classId &&
      one.goneNames && <PartialCommentPill key={one.comment.requestId} one={one} goneNames={one.goneNames} />,
  )
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
    <div className="flex min-h-14 max-w-full animate-rise-in flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-[1.75rem] bg-sun-tint py-1 pr-1 pl-4 text-m text-sun-ink shadow-float">
      <UserX aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <span role="status" className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">
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

const action = 'min-h-12 shrink-0 rounded-full px-4 font-bold'
