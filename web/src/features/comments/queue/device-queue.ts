import { studentList } from '@pinge/contract/students.ts'
import { teamList, type Team } from '@pinge/contract/teams.ts'
import { addQualityPoints } from '@pinge/contract/values/comment-effect.ts'
import type { QueryClient } from '@tanstack/react-query'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'
import type { ChangeDrawn } from '../../../shared/api/write/send-write.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { isKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { wakeQueue } from '../../../shared/queue/wake-queue.ts'
import { currentToken, currentUser } from '../../../shared/session/session.ts'
import { isPublicComputer } from '../../../shared/storage/device-storage.ts'
import { runLater } from '../../../shared/time/run-later.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import { formatRefusal } from '../give/format-comment.ts'
import { rememberOwnComment } from '../give/own-comments.ts'
import { takeOverTotals } from '../give/student-scores.ts'
import { writeComment, type SentComment } from '../give/write-comment.ts'
import {
  findPartialComment,
  isAlreadyRecorded,
  judgeFailure,
  sendComment,
  undoSent,
} from './comment-calls.ts'
import { createCommentQueue, type CommentQueue } from './comment-queue.ts'
import { createDeviceStore } from './device-store.ts'
import { useWaitingComments, type WaitingComment } from './waiting-comments.store.ts'

/** The queue with this browser's database, network, clock and tabs. */
export function createDeviceQueue(queryClient: QueryClient): CommentQueue {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pinge-waiting-awards') : undefined
  const queue = createCommentQueue({
    store: createDeviceStore(
      () => !isPublicComputer(),
      () => useWaitingComments.setState({ isKept: false }),
    ),
    now: () => Date.now(),
    currentUserId: () => currentUser()?.userId,
    send: async (classId, comment) => {
      const sent = await sendComment(classId, comment, currentToken())
      rememberOwnComment(sent.batchId)
      return sent
    },
    undo: (classId, comment, batchId) => undoSent(classId, comment, batchId, currentToken()),
    underWay: ({ classId, comment }, write) =>
      writeComment(queryClient, classId, comment, { draw: endReading(classId) }, write),
    judge: judgeFailure,
    findPartialComment,
    newRequestId,
    later: runLater,
    onChange: (comments) => useWaitingComments.setState({ comments }),
    onSent: (one, sent) => takeOver(queryClient, one, sent),
    onRefused: ({ comment }, error) =>
      // It arrived long ago, and only its answer did not.
      isAlreadyRecorded(error) ||
      showError(formatRefusal(comment, formatFailure(error), { isQuiet: isKeptQuiet(comment.item.score) })),
    tellOthers: () => tabs?.postMessage(null),
  })

  tabs?.addEventListener('message', () => void queue.refresh())
  wakeQueue(queue)
  return queue
}

/** Draws the server's totals, before the comment that waited is no longer drawn over them. */
function takeOver(
  queryClient: QueryClient,
  { classId, comment }: WaitingComment,
  { students: totals, teams }: SentComment,
): void {
  const { queryKey } = endpointQuery(studentList, { filter: true, classId })
  queryClient.setQueryData(
    queryKey,
    (data) => data && { ...data, stuInfoList: takeOverTotals(data.stuInfoList, totals, 'given') },
  )
  const { type, score: points } = comment.item
  // What was undone names no teams. The lists are read again after this, in every order.
  for (const { id, score } of teams ?? [])
    queryClient.setQueriesData<Team[]>({ queryKey: [teamList.path] }, (data) =>
      data?.map((team) =>
        team.id === id
          ? { ...team, score, qualityScores: addQualityPoints(team.qualityScores, type, points) }
          : team,
      ),
    )
}

/** Ends a reading of the pupils that is on its way: its answer may not know of what is drawn. */
function endReading(classId: string) {
  return (_: unknown, change: ChangeDrawn) => change(studentList, { filter: true, classId }, (data) => data)
}
