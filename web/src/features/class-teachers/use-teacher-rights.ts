import { classDetail } from '@pinge/contract/class-edit.ts'
import { classTeachers, handOverClass, joinRequests, updateTeacher } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** Lets a co-teacher send notices or no longer: shown at once, and taken back when it was not done. */
export function useTeacherRights(classId: string, userId: string) {
  const queryClient = useQueryClient()
  const { send, error } = useKeptRequest(writeRight)

  async function allow(isCanSendClassNotice: boolean): Promise<void> {
    const { queryKey } = endpointQuery(classTeachers, { classId })
    // Not waited for: a tick that waits even a moment is drawn as it was before, and then once more.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (teachers) =>
      teachers?.map((teacher) =>
        teacher.userId === userId ? { ...teacher, isCanSendClassNotice } : teacher,
      ),
    )
    try {
      await send({ classId, userId, isCanSendClassNotice })
    } catch {
      // `problem` says why; what counts is read anew.
    } finally {
      void markStale(queryClient, classTeachers, { classId })
    }
  }

  return { allow, problem: describe(error) }
}

/** Makes a co-teacher the owner. Whether it was done; `problem` says why not. */
export function useHandOver(classId: string, userId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(writeHandedOver)

  async function handOver(): Promise<boolean> {
    try {
      await send({ classId, userId })
    } catch {
      return false
    }
    for (const endpoint of [classList, classTeachers, classDetail, joinRequests])
      void markStale(queryClient, endpoint)
    return true
  }

  return { handOver, isSending, problem: describe(error) }
}

function describe(error: unknown): string {
  return error ? describeFailure(error) : ''
}

function writeRight(request: Numbered<{ classId: string; userId: string; isCanSendClassNotice: boolean }>) {
  return call(updateTeacher, request)
}

function writeHandedOver(request: Numbered<{ classId: string; userId: string }>) {
  return call(handOverClass, request)
}
