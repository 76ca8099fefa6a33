import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Announces } from '../failure/announces.ts'
import { call } from '../call/call.ts'
import { isNetworkFailure } from '../failure/network-failure.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { loadStaleTable, markStaleAfter } from './mark-stale-after.ts'

/** Changes what is drawn of an answer that was read before; nothing where it was not. */
export type ChangeDrawn = <R extends Endpoint>(
  read: R,
  request: RequestOf<R>,
  change: (data: DataOf<R>) => DataOf<R>,
) => void

/** How a write is drawn before the server answers it. */
export type Optimistic<E extends Endpoint> = {
  /** Writes with the same key draw over one another: what the server says counts again when the last is answered. */
  key: string
  /** Sent one after another, so that the last action is also the last word. */
  isInTurn?: boolean
  draw: (request: RequestOf<E>, change: ChangeDrawn) => void
  /** After a failure. Without it, what is drawn stays until it is read again. */
  drawBack?: (request: RequestOf<E>, change: ChangeDrawn) => void
  /** What the answer tells; only where no other write of the same key is on its way. */
  drawAnswer?: (data: DataOf<E>, request: RequestOf<E>, change: ChangeDrawn) => void
}

export type SendOptions<E extends Endpoint> = {
  optimistic?: Optimistic<E> | undefined
  /** Draws what the answer tells, so that it need not be read again; for a write that is not drawn ahead. */
  drawAnswer?: Optimistic<E>['drawAnswer']
  announces?: Announces | undefined
  /** Carries the request in place of a plain call: the queue of a device, for instance. */
  send?: ((request: RequestOf<E>) => Promise<DataOf<E>>) | undefined
}

export type Sent<E extends Endpoint> = {
  data: DataOf<E>
  /** Resolves when what the write made stale, and is in sight, has been read again. */
  reread: Promise<void>
}

/**
 * Sends one write: draws it, sends it, draws it back after a failure, and marks as stale what it outdates. Also a refused
 * one, since a refusal often means that somebody else was quicker. Throws what `call` throws.
 */
export async function sendWrite<E extends Endpoint>(
  queryClient: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
  options: SendOptions<E> = {},
): Promise<Sent<E>> {
  const { optimistic, announces = 'nothing', send = (wanted) => call(endpoint, wanted) } = options
  const drawAnswer = optimistic?.drawAnswer ?? options.drawAnswer
  const drawnOver = new Set<Query>()
  const change = changeDrawnIn(queryClient, drawnOver)
  const isDrawnOver = () => optimistic !== undefined && isWriting(queryClient, optimistic.key)
  const reread = (isReadAgain: boolean) =>
    markStaleAfter(queryClient, endpoint, { classId: classIdOf(request), isReadAgain, unless: isDrawnOver })

  // Asked for beside the call, so that it is there when the answer comes.
  loadStaleTable().catch(() => {})
  optimistic?.draw(request, change)
  try {
    const data = await queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: ['write', optimistic?.key ?? endpoint.path],
        mutationFn: () => send(request),
        ...(optimistic?.isInTurn && { scope: { id: optimistic.key } }),
        networkMode: 'always',
        meta: { announces, drawnOver },
      })
      .execute(undefined)
    if (!isDrawnOver()) drawAnswer?.(data, request, change)
    return { data, reread: reread(true) }
  } catch (error) {
    optimistic?.drawBack?.(request, change)
    void reread(!isNetworkFailure(error))
    throw error
  }
}

/** Whether a write that is drawn under this key has no answer yet. */
export function isWriting(queryClient: QueryClient, key: string): boolean {
  return queryClient.isMutating({ mutationKey: ['write', key] }) > 0
}

function changeDrawnIn(queryClient: QueryClient, drawnOver: Set<Query>): ChangeDrawn {
  return (read, request, change) => {
    const { queryKey } = endpointQuery(read, request)
    const query = queryClient.getQueryCache().find({ queryKey })
    // A first reading goes on: nothing is drawn yet, and no reader would ask again.
    if (query?.state.data === undefined) return
    drawnOver.add(query)
    // An older answer on its way would wipe out what is drawn here.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<DataOf<typeof read>>(queryKey, (data) =>
      data === undefined ? data : change(data),
    )
  }
}

/** The one class that a write concerns; none where pupils move to another class. */
function classIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('classId' in request)) return undefined
  if ('toClassId' in request) return undefined
  return typeof request.classId === 'string' ? request.classId : undefined
}
