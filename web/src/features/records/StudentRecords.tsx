import { describeFailure } from '../../shared/api/describe-failure.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { LoadMore } from '../../shared/ui/form/LoadMore.tsx'
import { undoOfRecord } from './describe-undo.ts'
import { QualityChart } from './QualityChart.tsx'
import { RecordRow } from './RecordRow.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { useAskUndo } from './use-ask-undo.tsx'
import { useRecords } from './use-records.ts'
import { useSummary } from './use-summary.ts'

export type StudentRecordsProps = {
  classId: string
  studentId: string
  now: () => number
  onUndone: (batchId: string) => void
}

/** The ledger of one pupil, what it adds up to, and the way back from each deed that may be taken back. */
export function StudentRecords({ classId, studentId, now, onUndone }: StudentRecordsProps) {
  const records = useRecords({ classId, studentId })
  const summary = useSummary({ classId, studentId })
  const { ask, dialog } = useAskUndo(classId, onUndone)
  const rows = records.data?.pages.flatMap((page) => page.items)
  const error = records.data ? null : (records.error ?? (summary.data ? null : summary.error))

  if (error) {
    const retry = () => void Promise.all([records.refetch(), summary.refetch()])
    return <ErrorBox reason={describeFailure(error)} onRetry={retry} />
  }
  if (!rows || (summary.isPending && rows.length > 0)) return <RecordSkeleton />
  if (rows.length === 0) {
    return <p className="px-6 py-10 text-center text-m text-ink-2">还没有记录，第一次夸奖从今天开始</p>
  }
  const given = summary.data?.students[0]
  return (
    <>
      {given && (
        <p className="px-6 pb-3 text-m text-ink-2">
          表扬 <b className="num text-ink">{given.praiseCount}</b> 次，待改进{' '}
          <b className="num text-ink">{given.reminderCount}</b> 次
        </p>
      )}
      {summary.data && <QualityChart qualities={summary.data.qualities} className="mx-6" />}
      <h3 className="px-6 pt-5 pb-1 text-m font-bold">记录</h3>
      <ol aria-label="记录" className="px-3">
        {rows.map((record) => (
          <RecordRow key={record.id} record={record} nowMs={now()} onUndo={() => ask(undoOfRecord(record))} />
        ))}
      </ol>
      <LoadMore pages={records} className="px-6 pb-6 print:px-0" />
      {dialog}
    </>
  )
}
