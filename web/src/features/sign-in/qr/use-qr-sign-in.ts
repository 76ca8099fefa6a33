import * as errors from '@pinge/contract/protocol/errors.ts'
import { QR_LOGIN_TYPE } from '@pinge/contract/values/limits.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { QR_POLL_MS, qrLoginContent, qrLoginResult } from '@pinge/contract/qr-sign-in.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { signInPlace } from '../../../shared/session/sign-in-place.ts'
import type { QrSignInState } from './qr-sign-in.ts'

type QrSignInOptions = { isPublicComputer: boolean; onSignedIn: (user: UserInfo) => void }

/** A QR code and what becomes of it, asked for once a second until it is used or too old. */
export function useQrSignIn({ isPublicComputer, onSignedIn }: QrSignInOptions) {
  const [state, setState] = useState<QrSignInState>({ phase: 'loading' })
  const [round, setRound] = useState(0)
  const signedIn = useEffectEvent(onSignedIn)
  // As it is chosen when the phone confirms: choosing draws no new code, which would throw away the one that was scanned.
  const place = useEffectEvent(() => signInPlace(isPublicComputer))

  // The world outside: the server, and through it the phone.
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const isGone = () => gone.signal.aborted

    async function begin(): Promise<void> {
      try {
        const begun = await call(qrLoginContent, { loginType: QR_LOGIN_TYPE })
        if (isGone()) return
        setState({ phase: 'waiting', content: begun.content })
        timer = setTimeout(() => void poll(begun.key, begun.content), QR_POLL_MS)
      } catch (error) {
        if (!isGone()) setState({ phase: 'failed', text: formatFailure(error) })
      }
    }

    async function poll(key: string, content: string): Promise<void> {
      try {
        const request = { key, loginType: QR_LOGIN_TYPE, ...place() } as const
        const user = await call(qrLoginResult, request, { signal: gone.signal })
        if (!isGone()) signedIn(user)
        return
      } catch (error) {
        if (isGone()) return
        const code = error instanceof Refusal ? error.code : undefined
        if (code === errors.qrExpired.code) return setState({ phase: 'expired', content })
        if (code === errors.qrScanned.code) setState({ phase: 'scanned', content })
      }
      // Without an answer the phone may have confirmed all the same, so it is asked again.
      timer = setTimeout(() => void poll(key, content), QR_POLL_MS)
    }

    void begin()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [round])

  return {
    state,
    refresh: () => {
      setState({ phase: 'loading' })
      setRound((before) => before + 1)
    },
  }
}
