import { addClass, classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { type Numbered, useKeptRequest } from '../../shared/api/use-kept-request.ts'
import type { NamedClass } from './class-form.ts'

export type MadeClass = { classId: string; className: string }

/** Makes a class. While nobody knows whether the first try did, only that class is asked for again. */
export function useCreateClass() {
  const queryClient = useQueryClient()
  const { send, error, isUnsettled, ...state } = useKeptRequest(write)

  async function create(named: NamedClass): Promise<MadeClass> {
    const { request, data } = await send(named)
    void markStale(queryClient, classList)
    return { classId: data.classId, className: request.className }
  }

  return { create, isUnsettled, problem: describeCreateFailure(error, isUnsettled), ...state }
}

function write(request: Numbered<NamedClass>) {
  return call(addClass, request)
}

function describeCreateFailure(error: unknown, isUnsettled: boolean): string {
  if (!error) return ''
  if (isUnsettled) return '没有等到回答，班级可能已经建好了。请再试一次，不会重复创建。'
  return `班级还没有建好：${describeFailure(error)}`
}
