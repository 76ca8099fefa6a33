import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { loadCommentQueue } from '../queue/load-comment-queue.ts'
import { isOnItsWay, useWaitingComments } from '../queue/waiting-comments.store.ts'

/** How many comments of this teacher wait for the network, in the line under the name of the class. */
export function WaitingNote() {
  const queryClient = useQueryClient()
  const { comments, isKept } = useWaitingComments()
  const count = comments.filter(isOnItsWay).length
  const isOnThisPageOnly = count > 0 && !isKept

  // The browser's own question before it closes a page that alone knows of them.
  useEffect(() => {
    if (!isOnThisPageOnly) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOnThisPageOnly])

  return (
    <div className="flex h-5 animate-after-200 items-center gap-1 rounded-full bg-sun-tint pl-2 text-cap font-bold whitespace-nowrap text-sun-ink">
      <CloudOff aria-hidden className="size-3.5 shrink-0" />
      <span role="status">
        <b className="num">{count}</b> 条点评待上传
        {/* The line has no room for it. */}
        <span className="sr-only">，联网后自动上传</span>
        {isOnThisPageOnly && '，先别关页面'}
      </span>
      <button
        type="button"
        onClick={() => void loadCommentQueue(queryClient).then(({ retry }) => retry())}
        className="relative rounded-full px-2 underline underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3"
      >
        再试
      </button>
    </div>
  )
}
