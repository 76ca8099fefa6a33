import './idle-cover.css'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { passwordSignIn, signOut, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { setIdle } from '../../../shared/session/idle-lock.store.ts'
import { signOutCurrentUser } from '../../../shared/session/known-users.ts'
import { changeSession, useCurrentUser } from '../../../shared/session/session.ts'
import { signInPlace } from '../../../shared/session/sign-in-place.ts'
import { isPublicComputer } from '../../../shared/storage/device-storage.ts'
import { hashPassword } from '../../../shared/text/hash-password.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { PasswordField } from '../../../shared/ui/form/PasswordField.tsx'
import { BlockingDialog } from '../../../shared/ui/overlay/BlockingDialog.tsx'
import { QrSignIn } from '../qr/QrSignIn.tsx'

/** Lies over a room that was left alone: the same teacher goes on by password or phone, and finds everything as it was. */
export function IdleCover() {
  const user = useCurrentUser()
  const [isByPhone, setByPhone] = useState(false)
  const [problem, setProblem] = useState('')

  function goOn(proved: UserInfo): void {
    // The session beneath goes on: the one that only proved who is there ends at once.
    void call(signOut, {}, { token: proved.accessToken, mayBeExpired: true }).catch(() => {})
    if (proved.userId === user?.userId) setIdle(false)
    else setProblem('这不是现在登录的账号，请换回原来的账号，或者退出登录')
  }

  async function leave(): Promise<void> {
    // Leaving does not wait for a server that does not answer.
    await call(signOut, {}, { mayBeExpired: true }).catch(() => {})
    changeSession(signOutCurrentUser)
  }

  return (
    <BlockingDialog title="离开了一会儿" className="idle-cover">
      <p className="mt-2 mb-5 text-m text-ink-2">
        家长信息和档案先遮住了。{user?.nickname}，确认是你，就从刚才的地方继续。
      </p>
      {isByPhone ? (
        <QrSignIn isPublicComputer={isPublicComputer()} onSignedIn={goOn} />
      ) : (
        <PasswordForm tel={user?.tel ?? ''} onProved={goOn} />
      )}
      <Problem text={problem} className="mt-3" />
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="quiet" onClick={() => setByPhone(!isByPhone)}>
          {isByPhone ? '用密码' : '用手机扫码'}
        </Button>
        <Button variant="quiet" onClick={() => void leave()}>
          退出登录
        </Button>
      </div>
    </BlockingDialog>
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
