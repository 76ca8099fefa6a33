import type { ClassDetail } from '@pinge/contract/class-edit.ts'
import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ArchiveClassDialog } from './ArchiveClassDialog.tsx'

const RemoveClassDialog = onDemand(async () => (await import('./RemoveClassDialog.tsx')).RemoveClassDialog)

export type ClassEndProps = { detail: ClassDetail; onRemoved: () => void }

/** 归档 and 删除, each saying what stays. */
export function ClassEnd({ detail, onRemoved }: ClassEndProps) {
  const [open, setOpen] = useState<'archive' | 'remove'>()
  const { isArchived } = detail
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-col divide-y divide-hair">
      <Choice
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
      </Choice>
      <Choice text={`删除后，所有老师都不能再打开。${DELETED_CLASS_DAYS} 天内你可以在班级列表里恢复。`}>
        <Button variant="mist" className="text-danger!" onClick={() => setOpen('remove')}>
          <Trash2 aria-hidden />
          删除班级
        </Button>
      </Choice>
      {open === 'archive' && <ArchiveClassDialog detail={detail} onClose={close} />}
      {open === 'remove' && <RemoveClassDialog detail={detail} onClose={close} onRemoved={onRemoved} />}
    </div>
  )
}

function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-[1_1_280px] text-base text-ink-2">{text}</p>
      {children}
    </div>
  )
}
