import * as errors from '@pinge/contract/protocol/errors.ts'
import { Refusal } from '../failure/refusal.ts'

/**
 * A write that failed. `isUnsettled` when it is unknown whether the server did it: then nothing else may be sent in its
 * place, or the write could happen twice under two request ids.
 */
export type KeptRequest<Request> = { request: Request; isUnsettled: boolean }

/** What to send: the kept request while it is unsettled or means the same as what is wanted, else a new one. */
export function requestToSend<Wanted extends object>(
  kept: KeptRequest<Wanted & { requestId: string }> | null,
  wanted: Wanted,
  newRequestId: () => string,
): Wanted & { requestId: string } {
  if (kept) {
    const same = { ...wanted, requestId: kept.request.requestId }
    if (kept.isUnsettled || JSON.stringify(same) === JSON.stringify(kept.request)) return kept.request
  }
  return { ...wanted, requestId: newRequestId() }
}

/** What to remember of a write that failed; a refusal did nothing, so that its request is over. */
export function keepAfter<Request>(
  kept: KeptRequest<Request> | null,
  request: Request,
  error: unknown,
): KeptRequest<Request> | null {
  // No answer of the server came: it may have done it, also behind a proxy that answers in its place.
  if (!(error instanceof Refusal) || (isFailure(error) && error.message === ''))
    return { request, isUnsettled: true }
  if (!isTurnedAway(error)) return null
  // Turned away before it was looked at: that says nothing about an earlier try.
  return { request, isUnsettled: kept?.isUnsettled ?? false }
}

function isTurnedAway(refusal: Refusal): boolean {
  const { code, message } = refusal
  const isNotLetIn = code === errors.sessionExpired.code || code === errors.tooManyRequests.code
  const isEnvelope = message === errors.timestampOff.message || message === errors.requestReplayed.message
  return isNotLetIn || isEnvelope || isFailure(refusal)
}

function isFailure({ code }: Refusal): boolean {
  return code >= 500 && code < 600
}
