import { findClass, joinRequests, requestJoin } from '@pinge/contract/class-teachers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'

/** Asks to be let into a class. Whoever asks twice asked once, so a failed try can simply be repeated. */
export function useRequestJoin() {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (geziNo: string) => call(requestJoin, { geziNo }),
    onSettled: async (_data, _error, geziNo) => {
      void markStale(queryClient, joinRequests)
      await markStale(queryClient, findClass, { geziNo })
    },
    meta: { announces: 'nothing' },
  })
  return {
    ask: mutate,
    isAsking: isPending,
    problem: error ? describeFailure(error) : '',
    forgetProblem: reset,
  }
}
