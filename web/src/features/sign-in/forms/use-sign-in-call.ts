import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import type { Writer } from '../../../shared/form/use-form.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'

/** Sends what gets a teacher in. Without the query library, because the sign-in page is the first that a teacher waits for. */
export function useSignInCall<E extends Endpoint>(endpoint: E): Writer<RequestOf<E>, DataOf<E>> {
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function write(request: RequestOf<E>) {
    setIsSending(true)
    setError(null)
    try {
      return { isDone: true, data: await call(endpoint, request) } as const
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
