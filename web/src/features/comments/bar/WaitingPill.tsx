import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { loadCommentQueue } from '../queue/load-comment-queue.ts'
import { isOnItsWay, useWaitingComments } from '../queue/waiting-comments.store.ts'

/** How many comments of this teacher wait for the network, over the bar at the bottom. */
export function WaitingPill() {
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

  if (count === 0) return null
  return (
    <div className="flex min-h-14 animate-after-200 items-center gap-2 rounded-full bg-sun-tint pr-1 pl-4 text-m text-sun-ink shadow-float">
      <CloudOff aria-hidden className="size-5 shrink-0" />
      <span role="status">
        <b className="num">{count}</b> 条点评待上传，联网后自动上传{isOnThisPageOnly && '，先别关页面'}
      </span>
      <button
        type="button"
        onClick={() => void loadCommentQueue(queryClient).then(({ retry }) => retry())}
        className="min-h-12 shrink-0 rounded-full px-3.5 font-bold underline-offset-4 hover:underline"
      >
        再试
      </button>
    </div>
  )
}
