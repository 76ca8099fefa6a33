import { CloudUpload, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import type { RecordQueue } from '../queue/record-queue.ts'
import { useWaitingRecords, type WaitingRecord } from '../queue/waiting-records.store.ts'
import { requestOf } from '../form/record-fields.ts'

export type WaitingRecordsProps = { classId: string; queue: RecordQueue }

/** What this device has not sent yet, with why; nothing where all is sent. */
export function WaitingRecords({ classId, queue }: WaitingRecordsProps) {
  const { records, isKept } = useWaitingRecords()
  const [dropping, setDropping] = useState<WaitingRecord>()
  const ofClass = records.filter((one) => one.classId === classId)
  if (ofClass.length === 0) return null
  return (
    <section aria-label="还没有上传的记录" className="rounded-card bg-sun-tint px-4 py-3 text-sun-ink">
      <p className="text-s">
        {ofClass.length} 条还没有上传，
        {isKept
          ? '照片和文字都存在这台设备上，网络好了会自己上传。'
          : '请不要关掉这个页面，网络好了会自己上传。'}
      </p>
      <ul className="mt-1 flex flex-col">
        {ofClass.map((one) => (
          <Waiting
            key={one.requestId}
            record={one}
            onRetry={() => void queue.sendAgain(one.requestId)}
            onDrop={() => setDropping(one)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={dropping !== undefined}
        title="不要这条记录了？"
        description={
          dropping
            ? `将删除这台设备上的“${titleOf(dropping)}”和 ${dropping.pictures.length} 张照片；已经上传的记录都还在。`
            : ''
        }
        confirmLabel="删除"
        isDestructive
        onConfirm={() => {
          if (dropping) void queue.drop(dropping.requestId)
          setDropping(undefined)
        }}
        onCancel={() => setDropping(undefined)}
      />
    </section>
  )
}

type WaitingProps = { record: WaitingRecord; onRetry: () => void; onDrop: () => void }

function Waiting({ record, onRetry, onDrop }: WaitingProps) {
  const { fields, pictures, problem } = record
  const title = titleOf(record)
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
      {problem === '' ? (
        <CloudUpload aria-hidden className="size-5" />
      ) : (
        <TriangleAlert aria-hidden className="size-5 text-danger" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>{title}</b> · {fields.studentIds.length} 人 · {pictures.length} 张照片
        {problem !== '' && <span className="block text-s text-danger">没有保存：{problem}</span>}
      </span>
      <Button variant="quiet" aria-label={`再试一次：${title}`} onClick={onRetry}>
        <RotateCw aria-hidden />
        再试一次
      </Button>
      <Button variant="quiet" aria-label={`删除：${title}`} onClick={onDrop}>
        <Trash2 aria-hidden />
        删除
      </Button>
    </li>
  )
}

function titleOf({ classId, fields }: WaitingRecord): string {
  return requestOf(classId, fields).title
}
