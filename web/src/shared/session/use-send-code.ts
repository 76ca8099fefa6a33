import { sendCode, type CodePurpose } from '@pinge/contract/sign-in.ts'
import { useEffect, useState } from 'react'
import { call } from '../api/call/call.ts'
import { formatFailure } from '../api/failure/format-failure.ts'
import { Refusal } from '../api/failure/refusal.ts'
import { checkTel, cleanTel } from '../text/check-tel.ts'

/** Has a code sent to a phone, and counts down until the next one can be. */
export function useSendCode(tel: string, purpose: CodePurpose) {
  /** The phone that was asked for last, until when it has to wait, and why no code came. */
  const [asked, setAsked] = useState({ tel: '', until: 0, problem: '' })
  const [now, setNow] = useState(0)
  const [isSending, setIsSending] = useState(false)
  // A phone that was mistyped neither makes the right one wait nor has its refusal stand there.
  const { until, problem } = asked.tel === cleanTel(tel) ? asked : { until: 0, problem: '' }
  const waitSeconds = Math.max(0, Math.ceil((until - now) / 1_000))
  const isWaiting = waitSeconds > 0

  // The world outside: the clock.
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting])

  function note(seconds: number, why: string): void {
    const answered = Date.now()
    setNow(answered)
    setAsked({ tel: cleanTel(tel), until: answered + seconds * 1_000, problem: why })
  }

  async function send(): Promise<void> {
    const wrong = checkTel(tel)
    note(0, wrong === false ? '' : wrong)
    if (wrong !== false) return
    setIsSending(true)
    try {
      note((await call(sendCode, { tel: cleanTel(tel), purpose })).waitSeconds, '')
    } catch (error) {
      note(readWait(error), formatFailure(error))
    } finally {
      setIsSending(false)
    }
  }

  return {
    isSending,
    waitSeconds,
    label: isWaiting ? `${waitSeconds} 秒后重发` : '获取验证码',
    hint: isWaiting && problem === '' ? '验证码已发送，5 分钟内有效' : undefined,
    problem: problem || undefined,
    send: () => void send(),
  }
}

/** A limit of an hour or a day is told by its sentence; only a short one is counted down. */
function readWait(error: unknown): number {
  const data = error instanceof Refusal ? error.data : null
  const seconds =
    typeof data === 'object' && data !== null && 'waitSeconds' in data ? Number(data.waitSeconds) : 0
  return seconds <= 60 ? seconds : 0
}
