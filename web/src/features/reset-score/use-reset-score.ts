import { classList } from '@pinge/contract/classes.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** Brings scores to zero. Answers the batch that an undo names, or null; `problem` says why not. */
export function useResetScore(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(write)

  async function reset(studentIds: readonly string[]): Promise<string | null> {
    try {
      const { data } = await send({ classId, studentIds: [...studentIds] })
      void markStale(queryClient, commentRecords)
      void markStale(queryClient, classList)
      await markStale(queryClient, studentList, { filter: true, classId })
      return data.batchId
    } catch {
      return null
    }
  }

  return { reset, isSending, problem: error ? describeFailure(error) : '' }
}

function write(request: Numbered<{ classId: string; studentIds: string[] }>) {
  return call(resetScore, request)
}
