import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { announcing } from '../../../shared/api/failure/announces.ts'
import { hearAnswer, type Read } from '../../../shared/api/use-read.ts'
import { callTraining } from './call-training.ts'

/** The first part of every key, so that a played round makes all of them stale. */
const TRAINING = 'training'

/** Reads from the training service. Its failures are told in their place and never by the product's dialogs. */
export function useTrainingRead<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true }: { enabled?: boolean } = {},
): Read<DataOf<E>> {
  const read = useQuery({
    queryKey: [TRAINING, endpoint.path, request],
    queryFn: ({ signal }) => callTraining(endpoint, request, { signal }),
    ...announcing('nothing'),
    enabled,
  })
  return hearAnswer(read)
}

/** A round was played: bests, levels and the calendar are read again. */
export function markTrainingStale(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [TRAINING] })
}
