import type { Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call/call.ts'

/** A call as a query. Its key is path and request, so that any feature can mark it stale by naming the contract. */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
  return queryOptions({
    queryKey: [endpoint.path, request],
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
  })
}
