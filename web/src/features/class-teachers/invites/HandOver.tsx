import { handOverClass, sentInvites, type ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { WithdrawInvite } from './WithdrawInvite.tsx'

export type HandOverProps = { classId: string; className: string; teacher: ClassTeacher }

/** 转交班级: the colleague is asked, and becomes the owner by their own yes. */
export function HandOver({ classId, className, teacher }: HandOverProps) {
  const { userId, nickname, maskedTel } = teacher
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useRead(sentInvites, { classId })
  const { write, isBusy, problem } = useWrite(handOverClass)
  const waiting = data?.find((invite) => invite.kind === 'own' && invite.userId === userId)

  async function confirm(): Promise<void> {
    const written = await write({ classId, userId })
    if (!written.isDone) return
    // The offer is in sight first, so that it is not made twice.
    await written.reread
    setIsAsking(false)
    showSuccess(`已告诉${nickname}，同意后${className}才转交`)
  }

  if (waiting)
    return (
      <p className="flex flex-auto items-center justify-between gap-1 pl-5 text-s text-ink-2 sm:pl-3">
        等{nickname}同意接手
        <WithdrawInvite classId={classId} inviteId={waiting.id} label={`撤回转交给${nickname}`} />
      </p>
    )
  return (
    <>
      <Button variant="quiet" aria-label={`把班级转交给${nickname}`} onClick={() => setIsAsking(true)}>
        转交班级
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`把${className}转交给${nickname}？`}
        description={`${nickname}（${maskedTel}）同意后将成为创建者，可以修改班级、管理老师、归档和删除班级。你成为协同老师，学生和记录都不变。转交后只有${nickname}能再转回给你。`}
        confirmLabel="请对方接手"
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <Problem text={problem} className="mt-3 text-base" />
      </ConfirmDialog>
    </>
  )
}
