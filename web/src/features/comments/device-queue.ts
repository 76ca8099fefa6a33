import { classList } from '@pinge/contract/classes.ts'
import { undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/errors.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { currentToken, currentUser, useSession } from '../../shared/session/session.ts'
import { isPublicComputer } from '../../shared/storage/device-storage.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { createAwardQueue, type AwardQueue, type SendFailure, type SentAward } from './award-queue.ts'
import { describeReceivers } from './describe-award.ts'
import { deviceAwards } from './device-awards.ts'
import { findRest } from './find-rest.ts'
import { isWorthSendingAgain } from './is-worth-sending-again.ts'
import { rememberOwnBatch } from './own-batches.ts'
import { sendAward } from './send-award.ts'
import { takeOverTotals } from './student-scores.ts'
import { useWaitingAwards, type WaitingAward } from './waiting-awards.store.ts'

/** The queue with this browser's database, network, clock and tabs. */
export function openDeviceQueue(queryClient: QueryClient): AwardQueue {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pinge-waiting-awards') : undefined
  const queue = createAwardQueue({
    store: deviceAwards(!isPublicComputer(), () => useWaitingAwards.setState({ isKept: false })),
    now: () => Date.now(),
    currentUserId: () => currentUser()?.userId,
    send: async (classId, award) => {
      const sent = await sendAward(classId, award, currentToken())
      rememberOwnBatch(sent.batchId)
      return sent
    },
    undo: async (classId, award, batchId) => {
      const request = { classId, batchId, requestId: award.undoRequestId }
      const { students } = await call(undoComment, request, { token: currentToken() })
      return { batchId, students }
    },
    underWay: (classId, deed) => underWay(queryClient, classId, deed),
    judge,
    findRest,
    newRequestId,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    onChange: (awards) => useWaitingAwards.setState({ awards }),
    onSent: (one, sent) => takeOver(queryClient, one, sent),
    onRefused: ({ award }, error) =>
      showError(`${describeReceivers(award)}的“${award.item.name}”没有记上：${describeFailure(error)}`),
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

/** Counted as a deed under way in its class, so that no word of the server is drawn beside what is drawn for it already. */
function underWay(
  queryClient: QueryClient,
  classId: string,
  mutationFn: () => Promise<SentAward>,
): Promise<SentAward> {
  const options = {
    mutationKey: ['award', classId],
    mutationFn,
    networkMode: 'always' as const,
    // A refusal is told here, with the names of those whom it concerns.
    meta: { announces: false },
  }
  const { queryKey } = endpointQuery(studentList, { filter: true, classId })
  // A first reading goes on: nothing is drawn yet, and nobody would ask again.
  if (queryClient.getQueryData(queryKey) !== undefined) void queryClient.cancelQueries({ queryKey })
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined)
}

function judge(error: unknown): SendFailure {
  if (isWorthSendingAgain(error)) return 'try-again'
  return error instanceof Refusal && error.code === errors.sessionExpired.code ? 'sign-in' : 'refused'
}

function takeOver(queryClient: QueryClient, { classId }: WaitingAward, { students }: SentAward): void {
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
