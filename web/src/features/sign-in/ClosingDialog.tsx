import { keepAccount } from '@pinge/contract/privacy/closing.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call/call.ts'
import { newRequestId } from '../../shared/api/call/new-request-id.ts'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

type ClosingDialogProps = { user: UserInfo; onEnter: () => void }

/** Asks a teacher who signs in while the account waits to be closed, before anything else is shown. */
export function ClosingDialog({ user, onEnter }: ClosingDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function keep(): Promise<void> {
    setIsBusy(true)
    try {
      await call(keepAccount, { requestId: newRequestId() }, { token: user.accessToken })
      onEnter()
    } catch (error) {
      setProblem(formatFailure(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onEnter}
      title="账号正在注销"
      description={`${localDate(user.closesAt ?? 0)} 会注销这个账号，你创建的班级和班里的全部资料一起彻底删除。`}
      footer={
        <>
          <Button variant="mist" onClick={onEnter}>
            不撤销，先登录
          </Button>
          <Button isBusy={isBusy} onClick={() => void keep()}>
            撤销注销
          </Button>
        </>
      }
    >
      <Problem text={problem} className="mt-3" />
    </Dialog>
  )
}
