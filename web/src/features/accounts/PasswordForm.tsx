import { MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { changePassword } from '@pinge/contract/accounts.ts'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { FormEnd } from './FormEnd.tsx'

const empty = { old: '', password: '', repeated: '' }

export function PasswordForm() {
  const [fields, setFields] = useState(empty)
  const [hasTried, setHasTried] = useState(false)
  const { write, isSending, problem } = useWrite(changePassword, { isNumbered: false })
  const problems = {
    old: fields.old === '' && '请输入当前密码',
    password: fields.password.length < MIN_PASSWORD_LENGTH && `密码至少 ${MIN_PASSWORD_LENGTH} 位`,
    repeated: fields.repeated !== fields.password && '两次输入的密码不一样',
  }
  const shown = (problem: string | false) => (hasTried && problem) || undefined
  const set = (typed: Partial<typeof empty>) => setFields((before) => ({ ...before, ...typed }))

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (Object.values(problems).some((found) => found !== false)) return
    const written = await write({
      oldPassword: hashPassword(fields.old),
      password: hashPassword(fields.password),
    })
    if (!written.isDone) return
    setFields(empty)
    setHasTried(false)
    showSuccess('密码已修改，其他设备已退出')
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
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
      <FormEnd label="修改密码" isSending={isSending} problem={problem} />
    </form>
  )
}
