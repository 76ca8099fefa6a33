import type { CodePurpose } from '@pinge/contract/sign-in.ts'
import { MessageSquareText } from 'lucide-react'
import type { Row } from '../../../shared/form/use-form.ts'
import { useSendCode } from '../../../shared/session/use-send-code.ts'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

export type CodeFieldProps = Row<string> & { tel: string; purpose: CodePurpose }

/** Six digits, and the button that has them sent; it counts down until the next one can be. */
export function CodeField({ tel, purpose, value, onChange, error }: CodeFieldProps) {
  const { isSending, waitSeconds, label, hint, problem, send } = useSendCode(tel, purpose)
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
      hint={hint}
      inputClassName="font-num font-bold tracking-wide tabular-nums placeholder:font-normal placeholder:font-sans placeholder:tracking-normal"
      trailing={
        <button
          type="button"
          disabled={isSending || waitSeconds > 0}
          onClick={send}
          className="-mr-2 min-h-12 shrink-0 rounded-full px-2 text-name font-bold text-brand tabular-nums hover:text-brand-deep disabled:text-ink-2"
        >
          {label}
        </button>
      }
    />
  )
}
