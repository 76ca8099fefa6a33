import { addTeacher, classTeachers, joinRequests, removeTeacher } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** Adds a colleague at once, by phone number. Whether it was done; `problem` says why not. */
export function useAddTeacher(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, isUnsettled, error, forgetError } = useKeptRequest(writeAdded)

  async function add(tel: string): Promise<boolean> {
    try {
      await send({ classId, tel })
    } catch {
      return false
    }
    void markStale(queryClient, joinRequests)
    await markStale(queryClient, classTeachers, { classId })
    return true
  }

  return { add, isSending, isUnsettled, problem: describe(error), forgetProblem: forgetError }
}

/** Removes a colleague, or leaves. For one teacher: while nobody knows whether it happened, it is sent again as it was. */
export function useRemoveTeacher(classId: string, userId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(writeRemoved)

  async function remove(): Promise<boolean> {
    try {
      await send({ classId, userId })
    } catch {
      return false
    }
    void markStale(queryClient, classList)
    return true
  }

  return { remove, isSending, problem: describe(error) }
}

function describe(error: unknown): string {
  return error ? describeFailure(error) : ''
}

function writeAdded(request: Numbered<{ classId: string; tel: string }>) {
  return call(addTeacher, request)
}

function writeRemoved(request: Numbered<{ classId: string; userId: string }>) {
  return call(removeTeacher, request)
}
