import {
  archiveClass,
  classDetail,
  deletedClasses,
  removeClass,
  restoreClass,
} from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** Archives a class or wakes it. Whether it was done; `problem` says why not. */
export function useArchiveClass(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, error, forgetError } = useKeptRequest(writeArchived)

  async function archive(isArchived: boolean): Promise<boolean> {
    try {
      await send({ classId, isArchived })
    } catch {
      return false
    }
    void markStale(queryClient, classList)
    await markStale(queryClient, classDetail, { classId })
    return true
  }

  return { archive, isSending, problem: describe(error), forgetProblem: forgetError }
}

/** Deletes a class whose name was written. Whether it was done; `problem` says why not. */
export function useRemoveClass(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, error, forgetError } = useKeptRequest(writeRemoved)

  async function remove(className: string): Promise<boolean> {
    try {
      await send({ classId, className })
    } catch {
      return false
    }
    void markStale(queryClient, deletedClasses)
    await markStale(queryClient, classList)
    return true
  }

  return { remove, isSending, problem: describe(error), forgetProblem: forgetError }
}

/** My deleted classes that can still be restored. */
export function useDeletedClasses() {
  return useQuery({ ...endpointQuery(deletedClasses, {}), meta: { announces: 'nothing' } })
}

export function useRestoreClass(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(writeRestored)

  async function restore(): Promise<boolean> {
    try {
      await send({ classId })
      return true
    } catch {
      return false
    } finally {
      // After a failure too: its time may just have run out.
      void markStale(queryClient, classList)
      void markStale(queryClient, deletedClasses)
    }
  }

  return { restore, isSending, problem: describe(error) }
}

function describe(error: unknown): string {
  return error ? describeFailure(error) : ''
}

function writeArchived(request: Numbered<{ classId: string; isArchived: boolean }>) {
  return call(archiveClass, request)
}

function writeRemoved(request: Numbered<{ classId: string; className: string }>) {
  return call(removeClass, request)
}

function writeRestored(request: Numbered<{ classId: string }>) {
  return call(restoreClass, request)
}
