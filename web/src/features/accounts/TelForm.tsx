import { changeTel } from '@pinge/contract/accounts.ts'
import { sendCode } from '@pinge/contract/sign-in.ts'
import { useMutation } from '@tanstack/react-query'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { pageConfig } from '../../shared/api/page-config.ts'
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

const empty = { tel: '', code: '', password: '' }

/** Another phone number, proved by a code that is sent there, and by the password. */
export function TelForm() {
  const user = useCurrentUser()
  const [fields, setFields] = useState(empty)
  const [hasTried, setHasTried] = useState(false)
  const set = (typed: Partial<typeof empty>) => setFields((before) => ({ ...before, ...typed }))
  const tel = cleanTel(fields.tel)
  const sending = useMutation({
    mutationFn: () => call(sendCode, { tel, purpose: 'changeTel' }),
    onSuccess: () => showSuccess('验证码已发送，5 分钟内有效'),
    meta: { announces: 'nothing' },
  })
  const change = useMutation({
    mutationFn: () => call(changeTel, { tel, code: fields.code, password: hashPassword(fields.password) }),
    onSuccess: (profile) => {
      changeSession((session) => changeCurrentUser(session, profile))
      setFields(empty)
      setHasTried(false)
      showSuccess('手机号已更换')
    },
    meta: { announces: 'nothing' },
  })
  const problems = {
    tel: checkTel(fields.tel),
    code: !/^\d{6}$/.test(fields.code) && '请输入 6 位验证码',
    password: fields.password === '' && '请输入当前密码',
  }
  const shown = (problem: string | false) => (hasTried && problem) || undefined

  function save(event: FormEvent): void {
    event.preventDefault()
    setHasTried(true)
    if (Object.values(problems).every((problem) => problem === false)) change.mutate()
  }

  const current = <p className="text-m">现在的手机号：{maskTel(user?.tel ?? '')}</p>
  if (pageConfig.codes === 'off')
    return (
      <div className="flex flex-col gap-3">
        {current}
        <p className="text-m text-ink-2">本站还不能发送短信验证码。要更换手机号，请联系学校管理员。</p>
      </div>
    )
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      {current}
      <TextField
        label="新手机号"
        name="tel"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        icon={<Smartphone aria-hidden />}
        value={fields.tel}
        onChange={(typed) => set({ tel: typed })}
        error={shown(problems.tel)}
      />
      <div className="flex items-start gap-3">
        <TextField
          label="验证码"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          icon={<MessageSquareText aria-hidden />}
          value={fields.code}
          onChange={(code) => set({ code: code.replace(/\D/g, '') })}
          error={shown(problems.code) ?? (sending.error ? describeFailure(sending.error) : undefined)}
          className="flex-1"
        />
        <Button
          variant="mist"
          isBusy={sending.isPending}
          disabled={problems.tel !== false}
          onClick={() => sending.mutate()}
          className="mt-7"
        >
          获取验证码
        </Button>
      </div>
      <PasswordField
        label="当前密码"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onChange={(password) => set({ password })}
        error={shown(problems.password)}
      />
      <FormEnd
        label="更换手机号"
        isSending={change.isPending}
        problem={change.error ? describeFailure(change.error) : undefined}
      />
    </form>
  )
}
