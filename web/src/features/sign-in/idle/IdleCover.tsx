import * as errors from '@pinge/contract/protocol/errors.ts'
import { passwordSignIn, signOut, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { setIdle } from '../../../shared/session/idle-lock.store.ts'
import { signInPlace } from '../../../shared/session/sign-in-place.ts'
import { isPublicComputer } from '../../../shared/storage/device-storage.ts'
import { hashPassword } from '../../../shared/text/hash-password.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { PasswordField } from '../../../shared/ui/form/PasswordField.tsx'
import { BlockingDialog } from '../../../shared/ui/overlay/BlockingDialog.tsx'
import { formatWarning } from '../leaving/format-warning.ts'
import { hasWaiting, type Leaving } from '../leaving/leaving.ts'
import { QrSignIn } from '../qr/QrSignIn.tsx'

export type IdleCoverProps = { user: UserInfo; leaving: Leaving }

/** Lies over a room that was left alone: the same teacher goes on by password or phone, and finds everything as it was. */
export function IdleCover({ user, leaving }: IdleCoverProps) {
  const isAsked = hasWaiting(leaving.waiting)
  const warning = formatWarning(leaving.waiting)
  // One dialog for both: between two, the room would be seen for a moment.
  return (
    <BlockingDialog title={isAsked ? warning.title : '离开了一会儿'} isCovering>
      {isAsked ? (
        <>
          <p className="mt-2 mb-5 text-m text-ink-2">{warning.description}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="mist" onClick={leaving.stay}>
              {warning.cancelLabel}
            </Button>
            <Button variant="danger" onClick={() => void leaving.signOut()}>
              {warning.confirmLabel}
            </Button>
          </div>
        </>
      ) : (
        <GoOn user={user} onLeave={() => void leaving.askToSignOut()} />
      )}
    </BlockingDialog>
  )
}

function GoOn({ user, onLeave }: { user: UserInfo; onLeave: () => void }) {
  const [isByPhone, setByPhone] = useState(false)
  const [problem, setProblem] = useState('')

  function goOn(proved: UserInfo): void {
    // The session beneath goes on: the one that only proved who is there ends at once.
    void call(signOut, {}, { token: proved.accessToken, mayBeExpired: true }).catch(() => {})
    if (proved.userId === user.userId) setIdle(false)
    else setProblem('这不是现在登录的账号，请换回原来的账号，或者退出登录')
  }

  return (
    <>
      <p className="mt-2 mb-5 text-m text-ink-2">
        家长信息和档案先遮住了。{user.nickname}，确认是你，就从刚才的地方继续。
      </p>
      {isByPhone ? (
        <QrSignIn isPublicComputer={isPublicComputer()} onSignedIn={goOn} />
      ) : (
        <PasswordForm tel={user.tel} onProved={goOn} />
      )}
      <Problem text={problem} className="mt-3" />
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="quiet" onClick={() => setByPhone(!isByPhone)}>
          {isByPhone ? '用密码' : '用手机扫码'}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          退出登录
        </Button>
      </div>
    </>
  )
}

function PasswordForm({ tel, onProved }: { tel: string; onProved: (user: UserInfo) => void }) {
  const { row, submit, isSending, problem } = useForm({
    keptAs: null,
    start: { password: '' },
    check: ({ password }) => ({ password: password === '' && '请输入密码' }),
    writer: useWrite(passwordSignIn, { isNumbered: false }),
    request: ({ password }) => ({
      tel,
      password: hashPassword(password),
      ...signInPlace(isPublicComputer()),
    }),
    refusals: { password: [errors.passwordWrong] },
    onDone: onProved,
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 text-left">
      <PasswordField label="登录密码" name="password" autoComplete="current-password" {...row('password')} />
      <Problem text={problem} />
      <Button type="submit" isBusy={isSending} className="w-full">
        继续
      </Button>
    </form>
  )
}
