import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { keepAfter, requestToSend, type KeptRequest } from './kept-request.ts'
import { newRequestId } from './new-request-id.ts'

/** A request with the id that makes sending it again harmless. */
export type Numbered<Wanted> = Wanted & { requestId: string }

/**
 * A write that may be sent again without happening twice. Its failure is told by the screen that asked, beside what was
 * typed; while `isUnsettled`, only the same request is sent, so the screen keeps what it shows from being changed.
 */
export function useKeptRequest<Wanted extends object, Data>(
  write: (request: Numbered<Wanted>) => Promise<Data>,
) {
  const [kept, setKept] = useState<KeptRequest<Numbered<Wanted>> | null>(null)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: write,
    onSuccess: () => setKept(null),
    onError: (failure, request) => setKept((before) => keepAfter(before, request, failure)),
    meta: { announces: 'nothing' },
  })

  async function send(wanted: Wanted): Promise<{ request: Numbered<Wanted>; data: Data }> {
    const request = requestToSend(kept, wanted, newRequestId)
    return { request, data: await mutateAsync(request) }
  }

  return { send, isSending: isPending, isUnsettled: kept?.isUnsettled ?? false, error, forgetError: reset }
}
