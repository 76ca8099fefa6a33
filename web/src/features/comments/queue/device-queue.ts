import { classList } from '@pinge/contract/classes.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import type { QueryClient } from '@tanstack/react-query'
import { describeFailure } from '../../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../../shared/api/new-request-id.ts'
import { currentToken, currentUser, useSession } from '../../../shared/session/session.ts'
import { isPublicComputer } from '../../../shared/storage/device-storage.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import { formatReceivers } from '../format-comment.ts'
import { takeOverTotals } from '../student-scores.ts'
import { findPartialComment, judgeFailure, sendComment, undoSent } from './comment-calls.ts'
import { createCommentQueue, type CommentQueue } from './comment-queue.ts'
import { createDeviceStore } from './device-store.ts'
import { rememberOwnComment } from './own-comments.ts'
import type { SentComment } from './queue-deps.ts'
import { useWaitingComments, type WaitingComment } from './waiting-comments.store.ts'

/** The queue with this browser's database, network, clock and tabs. */
export function createDeviceQueue(queryClient: QueryClient): CommentQueue {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pinge-waiting-awards') : undefined
  const queue = createCommentQueue({
    store: createDeviceStore(!isPublicComputer(), () => useWaitingComments.setState({ isKept: false })),
    now: () => Date.now(),
    currentUserId: () => currentUser()?.userId,
    send: async (classId, comment) => {
      const sent = await sendComment(classId, comment, currentToken())
      rememberOwnComment(sent.batchId)
      return sent
    },
    undo: (classId, comment, batchId) => undoSent(classId, comment, batchId, currentToken()),
    underWay: (classId, write) => underWay(queryClient, classId, write),
    judge: judgeFailure,
    findPartialComment,
    newRequestId,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    onChange: (comments) => useWaitingComments.setState({ comments }),
    onSent: (one, sent) => takeOver(queryClient, one, sent),
    onRefused: ({ comment }, error) =>
      showError(`${formatReceivers(comment)}的“${comment.item.name}”没有记上：${describeFailure(error)}`),
    tellOthers: () => tabs?.postMessage(null),
  })

  const refresh = () => void queue.refresh()
  tabs?.addEventListener('message', refresh)
  window.addEventListener('online', queue.retry)
  document.addEventListener('visibilitychange', () => document.hidden || queue.retry())
  useSession.subscribe((session, before) => {
    if (session.currentUserId !== before.currentUserId) refresh()
  })
  refresh()
  return queue
}

/** Counts as a write under way in its class, so that no answer of the server is drawn beside what is drawn already. */
function underWay(
  queryClient: QueryClient,
  classId: string,
  mutationFn: () => Promise<SentComment>,
): Promise<SentComment> {
  const options = {
    mutationKey: ['comment', classId],
    mutationFn,
    networkMode: 'always' as const,
    // A refusal is told here, with the names of those whom it concerns.
    meta: { announces: 'nothing' },
  }
  const { queryKey } = endpointQuery(studentList, { filter: true, classId })
  // A first reading goes on: nothing is drawn yet, and it would not be asked for again.
  if (queryClient.getQueryData(queryKey) !== undefined) void queryClient.cancelQueries({ queryKey })
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined)
}

function takeOver(queryClient: QueryClient, { classId }: WaitingComment, { students }: SentComment): void {
  const request = { filter: true, classId }
  queryClient.setQueryData(
    endpointQuery(studentList, request).queryKey,
    (data) => data && { ...data, stuInfoList: takeOverTotals(data.stuInfoList, students) },
  )
  void markStale(queryClient, studentList, request)
  void markStale(queryClient, commentRecords)
  void markStale(queryClient, classList)
  void markStale(queryClient, categoryList, { classId })
  void markStale(queryClient, teamList)
}
