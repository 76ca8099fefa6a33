import {
  commentRecords,
  commentSummary,
  type CommentRecord,
  type CommentSummary,
} from '@pinge/contract/records.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead, useReadPages } from '../../../shared/api/use-read.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { LoadMore } from '../../../shared/ui/buttons/LoadMore.tsx'
import { undoOfRecord, type WantedUndo } from '../format-undo.ts'
import { RecordSkeleton } from '../RecordSkeleton.tsx'
import { UndoDialog } from '../UndoDialog.tsx'
import { QualityChart } from './QualityChart.tsx'
import { RecordRow } from './RecordRow.tsx'

const RECORDS_A_PAGE = 50

export type StudentRecordsProps = {
  classId: string
  studentId: string
  now: () => number
  onUndone: (batchId: string) => void
}

/** The ledger of one pupil, what it adds up to, and the way back from each comment that may be taken back. */
export function StudentRecords({ classId, studentId, now, onUndone }: StudentRecordsProps) {
  const pages = useReadPages(
    commentRecords,
    { classId, studentId },
    { limit: RECORDS_A_PAGE, keepsPrevious: true },
  )
  const summary = useRead(commentSummary, { classId, studentId }, { keepsPrevious: true })
  const [asked, setAsked] = useState<WantedUndo | null>(null)
  const records = pages.data?.pages.flatMap(({ items }) => items)
  // The sums stand above the records: without them, what is below would jump. It does not wait for sums that fail.
  const isWhole = records !== undefined && (records.length === 0 || !summary.isPending)
  const read = {
    data: isWhole ? records : undefined,
    error: records ? null : (pages.error ?? (summary.data ? null : summary.error)),
    refetch: () => Promise.all([pages.refetch(), summary.refetch()]),
  }
  return (
    <>
      <ReadView read={read} waiting={<RecordSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <p className="px-6 py-10 text-center text-m text-ink-2">还没有记录，第一次夸奖从今天开始</p>
          ) : (
            <>
              {summary.data && <Sums classId={classId} studentId={studentId} summary={summary.data} />}
              <Records
                records={all}
                nowMs={now()}
                onUndo={(record) => setAsked(undoOfRecord(record, now()))}
              />
              <LoadMore pages={pages} className="px-6 pb-6 print:px-0" />
            </>
          )
        }
      </ReadView>
      {asked && (
        <UndoDialog classId={classId} undo={asked} onUndone={onUndone} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type SumsProps = { classId: string; studentId: string; summary: CommentSummary }

function Sums({ classId, studentId, summary: { students, qualities } }: SumsProps) {
  const [given] = students
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-6 pb-3">
        {given && (
          <p className="text-m text-ink-2">
            表扬 <b className="num text-ink">{given.praiseCount}</b> 次，待改进{' '}
            <b className="num text-ink">{given.reminderCount}</b> 次
          </p>
        )}
        <Link
          to={`/comment/class-data?${new URLSearchParams({ classId, studentId, range: 'term' })}`}
          className="flex min-h-11 items-center gap-1.5 rounded-card px-3 text-base font-bold text-brand hover:bg-mist"
        >
          学生数据
        </Link>
      </div>
      <QualityChart qualities={qualities} className="mx-6" />
    </>
  )
}

type RecordsProps = {
  records: readonly CommentRecord[]
  nowMs: number
  onUndo: (record: CommentRecord) => void
}

function Records({ records, nowMs, onUndo }: RecordsProps) {
  return (
    <>
      <h3 className="px-6 pt-5 pb-1 text-m font-bold">记录</h3>
      <ol aria-label="记录" className="px-3">
        {records.map((record) => (
          <RecordRow key={record.id} record={record} nowMs={nowMs} onUndo={() => onUndo(record)} />
        ))}
      </ol>
    </>
  )
}
