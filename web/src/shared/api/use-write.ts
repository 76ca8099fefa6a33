import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFailure } from './failure/format-failure.ts'
import { keepAfter, requestToSend, type KeptRequest } from './write/kept-request.ts'
import { newRequestId } from './call/new-request-id.ts'
import { sendWrite, type SendOptions } from './write/send-write.ts'

/** What a screen asks for; the id that makes sending it again harmless is added here. */
export type Wanted<E extends Endpoint> =
  RequestOf<E> extends infer Request ? (Request extends unknown ? Omit<Request, 'requestId'> : never) : never

export type Written<E extends Endpoint> =
  | {
      isDone: true
      data: DataOf<E>
      /** What was sent: while a write is unsettled, the request that was sent first. */
      request: Wanted<E>
      /** Resolves when what the write made stale, and is in sight, has been read again. */
      reread: Promise<void>
    }
  | { isDone: false; error: unknown }

export type WriteOptions<E extends Endpoint> = SendOptions<E> & {
  /** Done twice it does no more than once: after a request without an answer another one may be sent. */
  isRepeatable?: boolean
} & (RequestOf<E> extends { requestId?: unknown }
    ? { isNumbered?: true }
    : {
        /** The call takes no `requestId`: sending it again does no harm by itself. */
        isNumbered: false
      })

type State<E extends Endpoint> = {
  sending: number
  rereading: number
  error: unknown
  kept: KeptRequest<Numbered<E>> | null
}
type Numbered<E extends Endpoint> = Wanted<E> & { requestId: string }

const nothingSent = { sending: 0, rereading: 0, error: null, kept: null }

/**
 * The one way in which a screen writes. A write may be sent again without happening twice: while `isUnsettled`, because
 * no answer came, only the same request is sent, and the screen keeps what it shows from being changed. `problem` says
 * beside the form or the button why it failed, and is empty when it did not; what a write outdates is read again
 * (`made-stale.ts`).
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  ...[options]: RequestOf<E> extends { requestId?: unknown } ? [WriteOptions<E>?] : [WriteOptions<E>]
) {
  const queryClient = useQueryClient()
  const [{ sending, rereading, error, kept }, setState] = useState<State<E>>(nothingSent)

  /** `optimistic` in place of the option where the way back depends on what is written over. */
  async function write(wanted: Wanted<E>, optimistic = options?.optimistic): Promise<Written<E>> {
    // A drawn write is drawn back and done with; of any other the screen still shows what was asked for.
    const isKept = options?.isNumbered !== false && optimistic === undefined
    const request = numbered(wanted, isKept ? kept : null)
    setState((before) => ({ ...before, sending: before.sending + 1, error: null }))
    try {
      // `Numbered` is the endpoint's request again, put together from its parts.
      const { data, reread } = await sendWrite(queryClient, endpoint, request as RequestOf<E>, {
        ...options,
        optimistic,
      })
      setState((before) => ({
        sending: before.sending - 1,
        rereading: before.rereading + 1,
        error: null,
        kept: null,
      }))
      void reread.then(() => setState((before) => ({ ...before, rereading: before.rereading - 1 })))
      return { isDone: true, data, request, reread }
    } catch (failure) {
      setState((before) => ({
        ...before,
        sending: before.sending - 1,
        error: failure,
        kept: isKept ? bound(keepAfter(before.kept, request, failure)) : null,
      }))
      return { isDone: false, error: failure }
    }
  }

  function numbered(wanted: Wanted<E>, sent: KeptRequest<Numbered<E>> | null): Numbered<E> {
    if (options?.isNumbered === false) return wanted as Numbered<E>
    return requestToSend(sent, wanted, newRequestId)
  }

  function bound(failed: KeptRequest<Numbered<E>> | null): KeptRequest<Numbered<E>> | null {
    return failed && options?.isRepeatable ? { ...failed, isUnsettled: false } : failed
  }

  return {
    write,
    isSending: sending > 0,
    /** Until what was written is also in sight: for what goes away with it. */
    isBusy: sending > 0 || rereading > 0,
    isUnsettled: kept?.isUnsettled ?? false,
    error,
    problem: error === null ? '' : formatFailure(error),
    forgetProblem: () => setState((before) => ({ ...before, error: null })),
    /** The screen goes on to something else: what was not answered is not sent again. */
    giveUp: () => setState((before) => ({ ...before, error: null, kept: null })),
  }
}
