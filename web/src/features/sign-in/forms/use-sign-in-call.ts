import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { useRef, useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import type { Wanted } from '../../../shared/api/use-write.ts'
import { requestToSend, type KeptRequest } from '../../../shared/api/write/kept-request.ts'
import type { Writer } from '../../../shared/form/use-form.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'

/**
 * Sends what gets a teacher in; the same sent again, because no answer came, counts once. Without the query library, because
 * the sign-in page is the first that a teacher waits for.
 */
export function useSignInCall<E extends Endpoint>(endpoint: E): Writer<Wanted<E>, DataOf<E>> {
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const sent = useRef<KeptRequest<Wanted<E> & { requestId: string }>>(null)

  async function write(wanted: Wanted<E>) {
    setIsSending(true)
    setError(null)
    const request = requestToSend(sent.current, wanted, newRequestId)
    sent.current = { request, isUnsettled: false }
    try {
      // `Wanted` and its number are the endpoint's request again; one that asks for no number leaves it unread.
      return { isDone: true, data: await call(endpoint, request as RequestOf<E>) } as const
    } catch (failure) {
      // The specification wants a toast for this one.
      const isToast = failure instanceof Refusal && failure.code === errors.accountNotFound.code
      if (isToast) showError(formatFailure(failure))
      else setError(failure)
      return { isDone: false, error: isToast ? null : failure } as const
    } finally {
      setIsSending(false)
    }
  }

  return { write, isSending, isUnsettled: false, error, forgetProblem: () => setError(null) }
}
