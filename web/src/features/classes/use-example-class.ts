import { classList } from '@pinge/contract/classes.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { type Numbered, useKeptRequest } from '../../shared/api/use-kept-request.ts'

/** Makes the teacher's example class. Resolves with nothing when it could not be made; `problem` says why. */
export function useAddExample() {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(makeExample)

  async function add(): Promise<string | null> {
    try {
      const { data } = await send({})
      void markStale(queryClient, classList)
      return data.classId
    } catch {
      return null
    }
  }

  return { add, isSending, problem: error ? describeFailure(error) : '' }
}

/** Takes the example class away. Whether it is gone; `problem` says why it is not. */
export function useRemoveExample() {
  const queryClient = useQueryClient()
  const { send, isSending, error, forgetError } = useKeptRequest(takeExampleAway)

  async function remove(classId: string): Promise<boolean> {
    try {
      await send({ classId })
      await markStale(queryClient, classList)
      return true
    } catch {
      return false
    }
  }

  return { remove, isSending, problem: error ? describeFailure(error) : '', forgetProblem: forgetError }
}

function makeExample(request: Numbered<object>) {
  return call(addExample, request)
}

function takeExampleAway(request: Numbered<{ classId: string }>) {
  return call(removeExample, request)
}
