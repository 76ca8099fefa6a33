import './handed.css'
import { handOver } from '@pinge/contract/archives/handed-form.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { expireCurrentUser, signOutCurrentUser } from '../../../shared/session/known-users.ts'
import { changeSession, currentToken, useCurrentUser } from '../../../shared/session/session.ts'
import { isPublicComputer } from '../../../shared/storage/device-storage.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { startHanded } from './handed.store.ts'

export type HandOverDialogProps = {
  isOpen: boolean
  classId: string
  documentId: string
  /** In the order in which they take the device. */
  pupils: readonly { studentId: string; username: string; isDone: boolean }[]
  onClose: () => void
}

/** 交给学生填写: the teacher leaves this device, and one pupil after another fills in the own form on it. */
export function HandOverDialog({ isOpen, onClose, ...props }: HandOverDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="交给学生填写">
      <Choice {...props} onClose={onClose} />
    </Dialog>
  )
}

function Choice({ classId, documentId, pupils, onClose }: Omit<HandOverDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(() =>
    pupils.filter(({ isDone }) => !isDone || pupils.length === 1).map(({ studentId }) => studentId),
  )
  const { hand, isSending, problem } = useHandOver({ classId, documentId })
  const isAll = chosen.length === pupils.length
  return (
    <div className="flex flex-col gap-4">
      <p className="text-m">
        这台设备会退出你的账号，只显示轮到的那名学生自己的自评，一个写完换下一个。要回来，请输入你的登录密码。
      </p>
      {pupils.length > 1 && (
        <fieldset>
          <legend className="sr-only">交给谁</legend>
          <div className="flex items-center justify-between gap-2">
            <span className="text-m font-bold">
              已选 <span className="num">{chosen.length}</span> 人
            </span>
            <Button
              variant="mist"
              onClick={() => setChosen(isAll ? [] : pupils.map(({ studentId }) => studentId))}
            >
              {isAll ? '全不选' : '全选'}
            </Button>
          </div>
          <div className="handed-pupils grid grid-cols-2 overflow-y-auto sm:grid-cols-3">
            {pupils.map(({ studentId, username, isDone }) => (
              <Checkbox
                key={studentId}
                isChecked={chosen.includes(studentId)}
                onChange={(isChecked) =>
                  setChosen(
                    pupils
                      .map((pupil) => pupil.studentId)
                      .filter((id) => (id === studentId ? isChecked : chosen.includes(id))),
                  )
                }
              >
                {username}
                {isDone && '（已评）'}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <Problem text={problem} />
      <div className="flex justify-end gap-3">
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button disabled={chosen.length === 0} isBusy={isSending} onClick={() => void hand(chosen)}>
          交给学生
        </Button>
      </div>
    </div>
  )
}

/** First the server knows what the device may open; then the teacher's session ends, here and there. */
function useHandOver({ classId, documentId }: { classId: string; documentId: string }) {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const [token] = useState(newHandedToken)
  const [isLeaving, setLeaving] = useState(false)
  const { write, isSending, problem } = useWrite(handOver, { isRepeatable: true })

  async function hand(studentIds: readonly string[]): Promise<void> {
    const written = await write({ classId, documentId, studentIds: [...studentIds], token })
    if (!written.isDone || !user) return
    setLeaving(true)
    const session = currentToken()
    const isPublic = isPublicComputer()
    await call(signOut, {}, { token: session, mayBeExpired: true }).catch(() => undefined)
    // Leaving a public computer clears what it keeps: what the child needs is written after it.
    changeSession(isPublic ? signOutCurrentUser : expireCurrentUser)
    startHanded({ token, classId, documentId, tel: user.tel, isPublicComputer: isPublic })
    queryClient.clear()
  }

  return { hand, isSending: isSending || isLeaving, problem }
}

/** 256 bits by chance, as hex. */
function newHandedToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
