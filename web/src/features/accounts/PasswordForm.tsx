import { MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { changePassword, signedInDevices } from '@pinge/contract/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { FormEnd } from './FormEnd.tsx'

const empty = { old: '', password: '', repeated: '' }

export function PasswordForm() {
  const queryClient = useQueryClient()
  const [fields, setFields] = useState(empty)
  const [hasTried, setHasTried] = useState(false)
  const change = useMutation({
    mutationFn: () =>
      call(changePassword, {
        oldPassword: hashPassword(fields.old),
        password: hashPassword(fields.password),
      }),
    onSuccess: () => {
      setFields(empty)
      setHasTried(false)
      void markStale(queryClient, signedInDevices)
      showSuccess('密码已修改，其他设备已退出')
    },
    meta: { announces: 'nothing' },
  })
  const problems = {
    old: fields.old === '' && '请输入当前密码',
    password: fields.password.length < MIN_PASSWORD_LENGTH && `密码至少 ${MIN_PASSWORD_LENGTH} 位`,
    repeated: fields.repeated !== fields.password && '两次输入的密码不一样',
  }
  const shown = (problem: string | false) => (hasTried && problem) || undefined
  const set = (typed: Partial<typeof empty>) => setFields((before) => ({ ...before, ...typed }))

  function save(event: FormEvent): void {
    event.preventDefault()
    setHasTried(true)
    if (Object.values(problems).every((problem) => problem === false)) change.mutate()
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <PasswordField
        label="当前密码"
        name="old"
        autoComplete="current-password"
        value={fields.old}
        onChange={(old) => set({ old })}
        error={shown(problems.old)}
      />
      <PasswordField
        label="新密码"
        name="password"
        autoComplete="new-password"
        hint={`至少 ${MIN_PASSWORD_LENGTH} 位`}
        value={fields.password}
        onChange={(password) => set({ password })}
        error={shown(problems.password)}
      />
      <PasswordField
        label="再输一次新密码"
        name="repeated"
        autoComplete="new-password"
        value={fields.repeated}
        onChange={(repeated) => set({ repeated })}
        error={shown(problems.repeated)}
      />
      <p className="text-s text-ink-2">修改后，除了这台，其他设备都要重新登录。</p>
      <FormEnd
        label="修改密码"
        isSending={change.isPending}
        problem={change.error ? describeFailure(change.error) : undefined}
      />
    </form>
  )
}
