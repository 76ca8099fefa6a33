import { sendCode, type CodePurpose } from '@pinge/contract/sign-in.ts'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { checkTel, cleanTel } from '../../../shared/text/check-tel.ts'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { Row } from '../../../shared/form/use-form.ts'

export type CodeFieldProps = Row<string> & { tel: string; purpose: CodePurpose }

/** Six digits, and the button that has them sent; it counts down until the next one can be. */
export function CodeField({ tel, purpose, value, onChange, error }: CodeFieldProps) {
  const { isSending, waitSeconds, note, problem, send } = useSendCode(tel, purpose)
  return (
    <TextField
      label="验证码"
      isLabelHidden
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="6 位验证码"
      maxLength={6}
      icon={<MessageSquareText aria-hidden />}
      value={value}
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      error={error ?? problem}
      hint={note}
      inputClassName="font-num font-bold tracking-wide tabular-nums placeholder:font-normal placeholder:font-sans placeholder:tracking-normal"
      trailing={
        <button
          type="button"
          disabled={isSending || waitSeconds > 0}
          onClick={send}
          className="-mr-2 min-h-12 shrink-0 rounded-full px-2 text-name font-bold text-brand tabular-nums hover:text-brand-deep disabled:text-ink-2"
        >
          {waitSeconds > 0 ? `${waitSeconds} 秒后重发` : '获取验证码'}
        </button>
      }
    />
  )
}

function useSendCode(tel: string, purpose: CodePurpose) {
  /** Until when the phone that was asked for last has to wait. */
  const [until, setUntil] = useState({ tel: '', at: 0 })
  const [now, setNow] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A phone that was mistyped does not make the right one wait.
  const waitSeconds = until.tel === cleanTel(tel) ? Math.max(0, Math.ceil((until.at - now) / 1_000)) : 0
  const isWaiting = waitSeconds > 0

  // The world outside: the clock.
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting])

  function waitFor(seconds: number): void {
    const started = Date.now()
    setNow(started)
    setUntil({ tel: cleanTel(tel), at: started + seconds * 1_000 })
  }

  async function ask(): Promise<void> {
    const wrong = checkTel(tel)
    setProblem(wrong === false ? undefined : wrong)
    if (wrong !== false) return
    setIsSending(true)
    try {
      waitFor((await call(sendCode, { tel: cleanTel(tel), purpose })).waitSeconds)
    } catch (error) {
      setProblem(formatFailure(error))
      waitFor(readWait(error))
    } finally {
      setIsSending(false)
    }
  }

  const note = isWaiting && problem === undefined ? '验证码已发送，5 分钟内有效' : undefined
  return { isSending, waitSeconds, note, problem, send: () => void ask() }
}

/** A limit of an hour or a day is told by its sentence; only a short one is counted down. */
function readWait(error: unknown): number {
  const data = error instanceof Refusal ? error.data : null
  const seconds =
    typeof data === 'object' && data !== null && 'waitSeconds' in data ? Number(data.waitSeconds) : 0
  return seconds <= 60 ? seconds : 0
}
