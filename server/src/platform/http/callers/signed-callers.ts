import { AppError } from '../../app-error.ts'
import type { Caller, RequireCaller } from '../endpoints.ts'
import { clientAddress } from './client-address.ts'
import { checkSignature, requireNew, type SignatureDeps } from './signature.ts'

type SignedCallersDeps = {
  signature: SignatureDeps
  /** Answers the caller behind a token, or undefined when the token is unknown or has expired. */
  findCaller: (token: string) => Promise<Caller | undefined>
}

/** Who calls, once that the call is signed and new. What it takes of the memory is its session's share, or its address's. */
export function signedCallers({ signature, findCaller }: SignedCallersDeps): RequireCaller {
  const { signedIn, open } = signature.nonces
  return async ({ access }, { url, headers, ip }, body) => {
    const signed = checkSignature(signature, url, headers, body)
    const caller = access === 'public' || signed.token === '' ? undefined : await findCaller(signed.token)
    if (caller) await requireNew(signature, signed, signedIn, caller.sessionId)
    else await requireNew(signature, signed, open, clientAddress(ip))
    if (access !== 'public' && !caller) throw new AppError('sessionExpired')
    return caller
  }
}
