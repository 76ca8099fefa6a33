import { classDetail, StaleClassEdit, updateClass, type ClassFacts } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import type { WrittenFacts } from './class-edit-form.ts'

export function useClassFacts(classId: string) {
  return useQuery({
    ...endpointQuery(classDetail, { classId }),
    // What went wrong stands in the place of the facts.
    meta: { announces: 'nothing' },
  })
}

type Wanted = WrittenFacts & { classId: string; version: number }

/** Saves the facts of a class. `stale` is what somebody else saved meanwhile; `problem` says any other failure. */
export function useUpdateClass(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, isUnsettled, error, forgetError } = useKeptRequest(write)
  const stale = readStale(error)

  async function save(facts: WrittenFacts, version: number): Promise<ClassFacts | null> {
    try {
      const { data } = await send({ classId, version, ...facts })
      const { queryKey } = endpointQuery(classDetail, { classId })
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...data })
      void markStale(queryClient, classList)
      void markStale(queryClient, studentList)
      return data
    } catch {
      return null
    }
  }

  return {
    save,
    isSending,
    isUnsettled,
    stale,
    problem: error && !stale ? describeFailure(error) : '',
    forgetProblem: forgetError,
  }
}

function readStale(error: unknown): ClassFacts | undefined {
  if (!(error instanceof Refusal)) return undefined
  const read = StaleClassEdit.safeParse(error.data)
  return read.success ? read.data.current : undefined
}

function write(request: Numbered<Wanted>) {
  return call(updateClass, request)
}
