import { changePassword } from '@pinge/contract/accounts.ts'
import { MIN_PASSWORD_LENGTH } from '@pinge/contract/values/limits.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import type { Problems } from '../../shared/form/form-problems.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { FormEnd } from './FormEnd.tsx'

type Fields = { old: string; password: string; repeated: string }

export function PasswordForm() {
  const { row, submit, isSending, problem, reset } = useForm({
    keptAs: null,
    start: { old: '', password: '', repeated: '' },
    check,
    writer: useWrite(changePassword),
    request: ({ old, password }) => ({ oldPassword: hashPassword(old), password: hashPassword(password) }),
    onDone: () => {
      reset()
      showSuccess('密码已修改，其他设备已退出')
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField label="当前密码" name="old" autoComplete="current-password" {...row('old')} />
      <PasswordField
        label="新密码"
        name="password"
        autoComplete="new-password"
        hint={`至少 ${MIN_PASSWORD_LENGTH} 位`}
        {...row('password')}
      />
      <PasswordField
        label="再输一次新密码"
        name="repeated"
        autoComplete="new-password"
        {...row('repeated')}
      />
      <p className="text-s text-ink-2">修改后，除了这台，其他设备都要重新登录。</p>
      <FormEnd label="修改密码" isSending={isSending} problem={problem} />
    </form>
  )
}

function check({ old, password, repeated }: Fields): Problems<Fields> {
  return {
    old: old === '' && '请输入当前密码',
    password:
      password.length < MIN_PASSWORD_LENGTH
        ? `密码至少 ${MIN_PASSWORD_LENGTH} 位`
        : password === old && '新密码和当前密码一样，请换一个',
    repeated: repeated !== password && '两次输入的密码不一样',
  }
}
