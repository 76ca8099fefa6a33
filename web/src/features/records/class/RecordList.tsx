import type { commentRecords, CommentRecord } from '@pinge/contract/records.ts'
import { useState } from 'react'
import type { Narrowed } from '../../../shared/api/use-read.ts'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { LoadMore } from '../../../shared/ui/form/LoadMore.tsx'
import { undoOfRecord, type WantedUndo } from '../format-undo.ts'
import { RecordSkeleton } from '../RecordSkeleton.tsx'
import { UndoDialog } from '../UndoDialog.tsx'
import { useRecords } from '../use-records.ts'
import { RecordTableRow } from './RecordTableRow.tsx'

export type RecordListProps = {
  classId: string
  request: Narrowed<typeof commentRecords>
  title: string
  now: () => number
}

/** Each comment that is meant, the newest first. */
export function RecordList({ classId, request, title, now }: RecordListProps) {
  const pages = useRecords(request)
  const [asked, setAsked] = useState<WantedUndo | null>(null)
  const records = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-label={title} className="rounded-big bg-white py-5 print:p-0">
      <h2 className="px-5 pb-2 text-l font-bold print:px-0">{title}</h2>
      <ReadView read={pages} waiting={<RecordSkeleton />}>
        {() =>
          records.length === 0 ? (
            <EmptyState
              picture="sunflower"
              title="这段时间还没有点评"
              text="换一个时间或条件看看，或者现在就去夸一夸。"
            />
          ) : (
            <RecordTable
              records={records}
              nowMs={now()}
              onUndo={(record) => setAsked(undoOfRecord(record))}
            />
          )
        }
      </ReadView>
      <LoadMore pages={pages} className="px-6 pb-6 print:px-0" />
      {asked && <UndoDialog classId={classId} undo={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

const headings = ['时间', '学生/小组', '类型', '点评项', '分值', '点评人', '备注', '操作']

type RecordTableProps = {
  records: readonly CommentRecord[]
  nowMs: number
  onUndo: (record: CommentRecord) => void
}

/** A table, on a phone a card each. */
function RecordTable({ records, nowMs, onUndo }: RecordTableProps) {
  return (
    <table className="w-full text-left text-base max-md:block print:table print:text-cap">
      <thead className="max-md:sr-only print:not-sr-only print:table-header-group">
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="px-2 py-2 text-s font-bold whitespace-nowrap text-ink-2 first:pl-5 last:pr-5 last:print:hidden"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block print:table-row-group">
        {records.map((record) => (
          <RecordTableRow key={record.id} record={record} nowMs={nowMs} onUndo={() => onUndo(record)} />
        ))}
      </tbody>
    </table>
  )
}
