import {
  messageList,
  readAllMessages,
  readMessage,
  removeMessage,
  sendClassNotice,
  unreadMessages,
} from '@pinge/contract/messages.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

const ASKED_EVERY_MS = 60_000

/** How many messages are unread: asked every minute while the page is in sight, and when it comes back. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    ...endpointQuery(unreadMessages, {}),
    refetchInterval: ASKED_EVERY_MS,
    // What is asked in the background fails in the background.
    meta: { announces: 'nothing' },
  })
  return data?.count ?? 0
}

/** My messages, page by page, the newest first. */
export function useMessages() {
  return useInfiniteQuery({
    queryKey: [messageList.path, {}, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(messageList, cursor === undefined ? {} : { cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ASKED_EVERY_MS,
    meta: { announces: 'nothing' },
  })
}

/** What is done with messages; each may be repeated without harm. */
export function useKeepMessages() {
  const queryClient = useQueryClient()
  const onSettled = async () => {
    void markStale(queryClient, unreadMessages)
    await markStale(queryClient, messageList)
  }
  const read = useMutation({
    mutationFn: (id: string) => call(readMessage, { id, requestId: newRequestId() }),
    onSettled,
    // Reading goes on all the same.
    meta: { announces: 'nothing' },
  })
  const readAll = useMutation({
    mutationFn: () => call(readAllMessages, { requestId: newRequestId() }),
    onSettled,
    meta: { announces: 'nothing' },
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(removeMessage, { id, requestId: newRequestId() }),
    onSettled,
    meta: { announces: 'nothing' },
  })
  const error = readAll.error ?? remove.error
  return {
    read: read.mutate,
    readAll: readAll.mutate,
    isReadingAll: readAll.isPending,
    remove: remove.mutate,
    removingId: remove.isPending ? remove.variables : undefined,
    problem: error ? describeFailure(error) : '',
  }
}

/** Sends a notice. To how many colleagues, or null; `problem` says why not. */
export function useSendNotice() {
  const { send, isSending, isUnsettled, error, forgetError } = useKeptRequest(write)

  async function sendNotice(classId: string, content: string): Promise<number | null> {
    try {
      return (await send({ classId, content })).data.count
    } catch {
      return null
    }
  }

  return {
    sendNotice,
    isSending,
    isUnsettled,
    problem: error ? describeFailure(error) : '',
    forgetProblem: forgetError,
  }
}

function write(request: Numbered<{ classId: string; content: string }>) {
  return call(sendClassNotice, request)
}
