import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { announcing, type Announces } from './failure/announces.ts'
import { call } from './call/call.ts'
import { endpointQuery } from './endpoint-query.ts'

export type ReadOptions<E extends Endpoint> = {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  /** `false` where another try without the teacher would change nothing. */
  retry?: false
  refetchInterval?: number
  /** The screen tells failures itself, unless it says otherwise. */
  announces?: Announces
  /** While another request is on its way, the answer to the last one stays: always, or where this says so. */
  keepsPrevious?: boolean | ((previous: RequestOf<E>) => boolean)
}

/** What a call answers and how the reading goes; `ReadView` draws it. */
export type Read<Data> = UseQueryResult<Data>

/** The one way in which a screen reads. Its key is path and request, so that a write finds what it makes stale. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { announces = 'nothing', keepsPrevious = false, ...options }: ReadOptions<E> = {},
): Read<DataOf<E>> {
  const read = useQuery({
    ...endpointQuery(endpoint, request),
    ...announcing(announces),
    ...(keepsPrevious !== false && { placeholderData: previousData(keepsPrevious) }),
    ...options,
  })
  return hearAnswer(read)
}

/**
 * Asks for data and error in the name of every part that the read is handed to. A query draws its reader again for what was
 * asked of it while drawing: a part that comes later, as the inside of a drawer does, asks too late for what was answered
 * before it, and would wait for good.
 */
export function hearAnswer<Answer extends { data: unknown; error: unknown }>(read: Answer): Answer {
  void [read.data, read.error]
  return read
}

type PreviousQuery = { queryKey: readonly unknown[] } | undefined

function previousData<E extends Endpoint>(keeps: true | ((previous: RequestOf<E>) => boolean)) {
  return <Data>(data: Data | undefined, query: PreviousQuery): Data | undefined => {
    // The key is made of path and request (`endpointQuery`).
    const previous = query?.queryKey[1] as RequestOf<E> | undefined
    return keeps === true || (previous !== undefined && keeps(previous)) ? data : undefined
  }
}

type Paged = { items: readonly unknown[]; nextCursor: string | null }
type PagedEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType<Paged>>

/** What a list is narrowed to. */
export type Narrowed<E extends Endpoint> = Omit<RequestOf<E>, 'cursor' | 'limit'>

export type PagesOptions = {
  /** Rows a page; the server's own number unless it is given. */
  limit?: number
  refetchInterval?: number
  keepsPrevious?: boolean
}

/**
 * Reads a list page by page, in the server's order. `request` narrows the list; cursor and limit are added here. The key
 * begins with the path, as `useRead`'s does.
 */
export function useReadPages<E extends PagedEndpoint>(
  endpoint: E,
  request: Narrowed<E>,
  { limit, refetchInterval, keepsPrevious = false }: PagesOptions = {},
) {
  const pages = useInfiniteQuery({
    queryKey: [endpoint.path, request, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) => {
      const page = {
        ...request,
        ...(limit === undefined ? {} : { limit }),
        ...(cursor === undefined ? {} : { cursor }),
      }
      // The request of a paged call is what narrows it, a limit and a cursor.
      return call(endpoint, page as RequestOf<E>, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: DataOf<E>) => page.nextCursor ?? undefined,
    ...announcing('nothing'),
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  return hearAnswer(pages)
}
