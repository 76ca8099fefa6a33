import { changeTel } from '@pinge/contract/accounts.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { pageConfig } from '../../shared/api/call/page-config.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import type { Problems } from '../../shared/form/form-problems.ts'
import { useForm, type Row } from '../../shared/form/use-form.ts'
import { checkCode } from '../../shared/text/check-code.ts'
import { checkTel, cleanTel } from '../../shared/text/check-tel.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { changeCurrentUser } from '../../shared/session/known-users.ts'
import { useSendCode } from '../../shared/session/use-send-code.ts'
import { changeSession, useCurrentUser } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
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

type Fields = { tel: string; code: string; password: string }

/** Another phone number, proved by a code that is sent there, and by the password. */
function NewTelForm() {
  const { fields, row, submit, isSending, problem, reset } = useForm({
    keptAs: null,
    start: { tel: '', code: '', password: '' },
    check,
    writer: useWrite(changeTel),
    request: ({ tel, code, password }) => ({
      tel: cleanTel(tel),
      code,
      password: hashPassword(password),
    }),
    onDone: (profile) => {
      changeSession((session) => changeCurrentUser(session, profile))
      reset()
      showSuccess('手机号已更换')
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="新手机号"
        name="tel"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        icon={<Smartphone aria-hidden />}
        {...row('tel')}
      />
      <CodeRow tel={fields.tel} {...row('code')} />
      <PasswordField label="当前密码" name="password" autoComplete="current-password" {...row('password')} />
      <FormEnd label="更换手机号" isSending={isSending} problem={problem} />
    </form>
  )
}

function check({ tel, code, password }: Fields): Problems<Fields> {
  return {
    tel: checkTel(tel),
    code: checkCode(code),
    password: password === '' && '请输入当前密码',
  }
}

type CodeRowProps = Row<string> & { tel: string }

/** The code, and the button that has it sent to the new number; it counts down until the next one can be. */
function CodeRow({ tel, value, onChange, error }: CodeRowProps) {
  const { isSending, waitSeconds, label, hint, problem, send } = useSendCode(tel, 'changeTel')
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
        error={error ?? problem}
        hint={hint}
        className="flex-1"
      />
      <Button
        variant="mist"
        isBusy={isSending}
        disabled={waitSeconds > 0 || checkTel(tel) !== false}
        onClick={send}
        className="mt-7"
      >
        {label}
      </Button>
    </div>
  )
}
