import { saveSeating, seatingDetail, type Seat } from '@pinge/contract/seating.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import type { SeatSize } from './seating-plan.ts'

/** The seats as they were saved last. */
export function useSeating(classId: string) {
  return useQuery({ ...endpointQuery(seatingDetail, { classId }), meta: { announces: 'nothing' } })
}

type Plan = SeatSize & { classId: string; seats: Seat[]; version: number }

/** Saves a whole plan. Answers whether it is done; `problem` says why not. */
export function useSaveSeating(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, isUnsettled, error } = useKeptRequest(write)

  async function save(plan: Omit<Plan, 'classId'>): Promise<boolean> {
    try {
      await send({ classId, ...plan })
    } catch {
      // Said beside the button.
      return false
    }
    await markStale(queryClient, seatingDetail, { classId })
    return true
  }

  return { save, isSending, isUnsettled, problem: error ? describeFailure(error) : '' }
}

function write(request: Numbered<Plan>) {
  return call(saveSeating, request)
}
