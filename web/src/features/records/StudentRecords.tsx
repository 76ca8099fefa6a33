import type { CommentRecord } from '@pinge/contract/records.ts'
import { useState } from 'react'
import { describeFailure, isNetworkFailure, NETWORK_FAILURE } from '../../shared/api/describe-failure.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { ErrorBox } from '../../shared/ui/ErrorBox.tsx'
import { showError, showSuccess } from '../../shared/ui/show-toast.ts'
import { QualityChart } from './QualityChart.tsx'
import { RecordRow } from './RecordRow.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { signedPoints } from '../../shared/lib/signed-points.ts'
import { useStudentRecords } from './use-student-records.ts'
import { useUndoBatch } from './use-undo-batch.ts'

export type StudentRecordsProps = {
  classId: string
  studentId: string
  now: () => number
  onUndone: (batchId: string) => void
}

type AskedUndo = { record: CommentRecord; requestId: string }

/** The ledger of one pupil, what it adds up to, and the way back from each deed that may be taken back. */
export function StudentRecords({ classId, studentId, now, onUndone }: StudentRecordsProps) {
  const records = useStudentRecords(classId, studentId)
  const undoBatch = useUndoBatch(classId)
  const [asked, setAsked] = useState<AskedUndo | null>(null)
  const rows = records.data?.pages.flatMap((page) => page.items)

  function undo({ record, requestId }: AskedUndo): void {
    undoBatch.mutate(
      { batchId: record.batchId, requestId },
      {
        onSuccess: () => {
          setAsked(null)
          onUndone(record.batchId)
          showSuccess(`已撤销“${record.itemName}”`)
        },
        onError: (error) => {
          // Still asked: the same request is safe to send again.
          if (isNetworkFailure(error)) showError(NETWORK_FAILURE)
          else setAsked(null)
        },
      },
    )
  }

  if (!rows) {
    if (!records.error) return <RecordSkeleton />
    return <ErrorBox reason={describeFailure(records.error)} onRetry={() => void records.refetch()} />
  }
  if (rows.length === 0) {
    return <p className="px-6 py-10 text-center text-m text-ink-2">还没有记录，第一次夸奖从今天开始</p>
  }
  return (
    <>
      <QualityChart records={rows} isComplete={!records.hasNextPage} />
      <h3 className="px-6 pt-5 pb-1 text-m font-bold">记录</h3>
      <ol aria-label="记录" className="px-3">
        {rows.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            nowMs={now()}
            onUndo={() => setAsked({ record, requestId: newRequestId() })}
          />
        ))}
      </ol>
      {records.hasNextPage && (
        <div className="grid place-items-center px-6 pt-2 pb-6">
          <Button
            variant="mist"
            isBusy={records.isFetchingNextPage}
            onClick={() => void records.fetchNextPage()}
          >
            {records.isFetchNextPageError ? '加载失败，点此重试' : '加载更多'}
          </Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title="撤销这次点评"
          description={`将撤销${asked.record.teacherName}给出的“${asked.record.itemName} ${signedPoints(asked.record.score)}”，当时一起点评的同学也会一并撤销。记录仍会保留。`}
          confirmLabel="撤销"
          cancelLabel="不撤销"
          isBusy={undoBatch.isPending}
          onConfirm={() => undo(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
