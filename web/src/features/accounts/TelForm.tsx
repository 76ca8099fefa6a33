import { changeTel } from '@pinge/contract/accounts.ts'
import { sendCode } from '@pinge/contract/sign-in.ts'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { pageConfig } from '../../shared/api/page-config.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { checkTel, cleanTel } from '../../shared/text/check-tel.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { maskTel } from '../../shared/text/mask-tel.ts'
import { changeCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession, useCurrentUser } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { FormEnd } from './FormEnd.tsx'

/** 手机号: the number by which the teacher signs in, and the way to another one. */
export function TelForm() {
  const user = useCurrentUser()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-m">现在的手机号：{maskTel(user?.tel ?? '')}</p>
      {pageConfig.codes === 'off' ? (
        <p className="-mt-1 text-m text-ink-2">本站还不能发送短信验证码。要更换手机号，请联系学校管理员。</p>
      ) : (
        <NewTelForm />
      )}
    </div>
  )
}

const empty = { tel: '', code: '', password: '' }

/** Another phone number, proved by a code that is sent there, and by the password. */
function NewTelForm() {
  const [fields, setFields] = useState(empty)
  const [hasTried, setHasTried] = useState(false)
  const { write, isSending, problem } = useWrite(changeTel, { isNumbered: false })
  const set = (typed: Partial<typeof empty>) => setFields((before) => ({ ...before, ...typed }))
  const problems = {
    tel: checkTel(fields.tel),
    code: !/^\d{6}$/.test(fields.code) && '请输入 6 位验证码',
    password: fields.password === '' && '请输入当前密码',
  }
  const shown = (found: string | false) => (hasTried && found) || undefined

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (Object.values(problems).some((found) => found !== false)) return
    const { tel, code, password } = fields
    const written = await write({ tel: cleanTel(tel), code, password: hashPassword(password) })
    if (!written.isDone) return
    changeSession((session) => changeCurrentUser(session, written.data))
    setFields(empty)
    setHasTried(false)
    showSuccess('手机号已更换')
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <TextField
        label="新手机号"
        name="tel"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        icon={<Smartphone aria-hidden />}
        value={fields.tel}
        onChange={(tel) => set({ tel })}
        error={shown(problems.tel)}
      />
      <CodeRow
        tel={fields.tel}
        value={fields.code}
        onChange={(code) => set({ code })}
        error={shown(problems.code)}
      />
      <PasswordField
        label="当前密码"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onChange={(password) => set({ password })}
        error={shown(problems.password)}
      />
      <FormEnd label="更换手机号" isSending={isSending} problem={problem} />
    </form>
  )
}

type CodeRowProps = {
  tel: string
  value: string
  onChange: (code: string) => void
  error: string | undefined
}

/** The code, and the button that has it sent to the new number. */
function CodeRow({ tel, value, onChange, error }: CodeRowProps) {
  const { write, isSending, problem } = useWrite(sendCode, { isNumbered: false })

  async function send(): Promise<void> {
    const written = await write({ tel: cleanTel(tel), purpose: 'changeTel' })
    if (written.isDone) showSuccess('验证码已发送，5 分钟内有效')
  }

  return (
    <div className="flex items-start gap-3">
      <TextField
        label="验证码"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        icon={<MessageSquareText aria-hidden />}
        value={value}
        onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
        error={error ?? (problem || undefined)}
        className="flex-1"
      />
      <Button
        variant="mist"
        isBusy={isSending}
        disabled={checkTel(tel) !== false}
        onClick={() => void send()}
        className="mt-7"
      >
        获取验证码
      </Button>
    </div>
  )
}
