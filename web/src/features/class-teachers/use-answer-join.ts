import { answerJoin, classTeachers, joinRequests } from '@pinge/contract/class-teachers.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** Answers a wish with yes or with no. Whether it was done; `problem` says why not. */
export function useAnswerJoin(id: string, accept: boolean) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(write)

  async function answer(): Promise<boolean> {
    try {
      await send({ id, accept })
      return true
    } catch {
      return false
    } finally {
      // After a failure too: somebody may have answered on another device.
      void markStale(queryClient, joinRequests)
      void markStale(queryClient, messageList)
      if (accept) void markStale(queryClient, classTeachers)
    }
  }

  return { answer, isSending, problem: error ? describeFailure(error) : '' }
}

function write(request: Numbered<{ id: string; accept: boolean }>) {
  return call(answerJoin, request)
}
