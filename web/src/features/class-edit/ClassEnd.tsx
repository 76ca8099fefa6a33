import type { ClassDetail } from '@pinge/contract/class-edit.ts'
import { DELETED_CLASS_DAYS } from '@pinge/contract/limits.ts'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { useArchiveClass, useRemoveClass } from './use-class-life.ts'

export type ClassEndProps = { detail: ClassDetail; onRemoved: () => void }

/** 归档 and 删除, each saying what stays. */
export function ClassEnd({ detail, onRemoved }: ClassEndProps) {
  const [open, setOpen] = useState<'archive' | 'remove'>()
  const { isArchived } = detail
  return (
    <div className="flex flex-col divide-y divide-hair">
      <Deed
        text={
          isArchived
            ? '班级已归档，现在只能查看。取消归档后，可以继续点评和修改。'
            : '一学年结束了，可以归档：全部记录都保留，随时可以查看，不再点评和修改。'
        }
      >
        <Button variant="mist" onClick={() => setOpen('archive')}>
          {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {isArchived ? '取消归档' : '归档班级'}
        </Button>
      </Deed>
      <Deed text={`删除后，所有老师都不能再打开。${DELETED_CLASS_DAYS} 天内你可以在班级列表里恢复。`}>
        <Button variant="mist" className="text-danger!" onClick={() => setOpen('remove')}>
          <Trash2 aria-hidden />
          删除班级
        </Button>
      </Deed>
      {open === 'archive' && <ArchiveDialog detail={detail} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && (
        <RemoveDialog detail={detail} onClose={() => setOpen(undefined)} onRemoved={onRemoved} />
      )}
    </div>
  )
}

function Deed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-[1_1_280px] text-base text-ink-2">{text}</p>
      {children}
    </div>
  )
}

function ArchiveDialog({ detail, onClose }: { detail: ClassDetail; onClose: () => void }) {
  const { classId, className, isArchived, studentCount } = detail
  const { archive, isSending, problem } = useArchiveClass(classId)

  async function confirm(): Promise<void> {
    if (!(await archive(!isArchived))) return
    onClose()
    showSuccess(isArchived ? `${className}可以继续使用了` : `${className}已归档`)
  }

  return (
    <ConfirmDialog
      isOpen
      title={isArchived ? `取消${className}的归档？` : `归档${className}？`}
      description={
        isArchived
          ? '班级回到班级列表，可以继续点评和修改。协同老师会收到消息。'
          : `${studentCount} 名学生和全部记录都保留，只能查看。班级移到班级列表的“已归档”，协同老师会收到消息。你随时可以取消归档。`
      }
      confirmLabel={isArchived ? '取消归档' : '归档'}
      cancelLabel={isArchived ? '先不取消' : '取消'}
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Problem text={problem} />
    </ConfirmDialog>
  )
}

type RemoveDialogProps = { detail: ClassDetail; onClose: () => void; onRemoved: () => void }

function RemoveDialog({ detail, onClose, onRemoved }: RemoveDialogProps) {
  const { classId, className, studentCount } = detail
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { remove, isSending, problem } = useRemoveClass(classId)

  async function confirm(): Promise<void> {
    const isRight = typed.trim() === className
    setIsWrong(!isRight)
    if (!isRight || !(await remove(className))) return
    showSuccess(`已删除${className}，${DELETED_CLASS_DAYS} 天内可以恢复`)
    onRemoved()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`删除${className}？`}
      description={`将删除 ${studentCount} 名学生和他们的全部点评、积分、兑换记录。协同老师马上不能再打开。${DELETED_CLASS_DAYS} 天内可以恢复，之后彻底删除。`}
      confirmLabel="删除班级"
      isDestructive
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <TextField
          label={`请写出班级名称：${className}`}
          autoComplete="off"
          value={typed}
          readOnly={isSending}
          onChange={(text) => {
            setTyped(text)
            setIsWrong(false)
          }}
          error={isWrong ? '和班级名称不一致，请照着写' : undefined}
        />
      </form>
      <Problem text={problem} />
    </ConfirmDialog>
  )
}

function Problem({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p role="alert" className="mt-3 text-base text-danger">
      {text}
    </p>
  )
}
