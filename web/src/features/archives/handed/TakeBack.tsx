import { handedForm, saveHandedForm, takeBack } from '@pinge/contract/archives/handed-form.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { passwordSignIn, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { enterSession } from '../../../shared/session/session.ts'
import { signInPlace } from '../../../shared/session/sign-in-place.ts'
import { hashPassword } from '../../../shared/text/hash-password.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { PasswordField } from '../../../shared/ui/form/PasswordField.tsx'
import { endHanded, useHanded, type OwnWords } from './handed.store.ts'
import { wordsToSend } from './own-words.ts'

/** The only way out: the password of the teacher who handed the device over. */
export function TakeBack({ onCancel }: { onCancel: () => void }) {
  const { tel, isPublicComputer } = useHanded()
  const { finish, lost } = useFinish()
  const form = useForm({
    keptAs: null,
    start: { password: '' },
    check: ({ password }) => ({ password: password === '' && '请输入密码' }),
    writer: useWrite(passwordSignIn, { isNumbered: false }),
    request: ({ password }) => ({ tel, password: hashPassword(password), ...signInPlace(isPublicComputer) }),
    refusals: { password: [errors.passwordWrong] },
    onDone: (user) => void finish(user),
  })
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="m-auto flex w-full max-w-lg flex-col gap-4 rounded-big bg-white p-6"
    >
      <h1 className="text-xl font-bold">老师拿回设备</h1>
      <p className="text-m text-ink-2">输入交出设备的老师的登录密码。忘了密码，可以在自己的手机上重设。</p>
      <PasswordField label="登录密码" autoComplete="off" {...form.row('password')} />
      <Problem text={form.problem || lost} />
      <div className="flex justify-end gap-3">
        <Button variant="mist" onClick={onCancel}>
          继续填写
        </Button>
        <Button type="submit" isBusy={form.isSending}>
          拿回
        </Button>
      </div>
    </form>
  )
}

/** What a child wrote so far is kept, the device's key is ended, and then the teacher is back. */
function useFinish() {
  const queryClient = useQueryClient()
  const { token, classId, documentId, isPublicComputer, words } = useHanded()
  const [lost, setLost] = useState('')

  /** Throws where no answer came. */
  async function keepWords(own: OwnWords): Promise<void> {
    const form = await queryClient.fetchQuery({ ...endpointQuery(handedForm, { token }), staleTime: 0 })
    const { pupil } = form
    if (pupil?.studentId !== own.studentId) return
    const said = wordsToSend(own, form, pupil)
    await call(saveHandedForm, { token, studentId: pupil.studentId, turn: 'keep', ...said })
  }

  async function finish(user: UserInfo): Promise<void> {
    setLost('')
    try {
      if (words) await keepWords(words)
    } catch (error) {
      // What the server refuses for good, a locked form for one, was told to the child already or cannot be written at all.
      if (!(error instanceof Refusal) || isPassingFailure(error))
        return setLost(`${formatFailure(error)}，学生写的还没有保存`)
    }
    // Else it ends by itself after half a day.
    await call(takeBack, { classId, documentId, token }, { token: user.accessToken }).catch(() => undefined)
    queryClient.clear()
    endHanded()
    enterSession(user, isPublicComputer)
  }

  return { finish, lost }
}
