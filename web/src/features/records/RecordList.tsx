import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type { commentRecords } from '@pinge/contract/records.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { LoadMore } from '../../shared/ui/form/LoadMore.tsx'
import { undoOfRecord } from './describe-undo.ts'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { RecordTableRow } from './RecordTableRow.tsx'
import { useAskUndo } from './use-ask-undo.tsx'
import { useRecords } from './use-records.ts'

export type RecordListProps = {
  classId: string
  request: Omit<RequestOf<typeof commentRecords>, 'cursor' | 'limit'>
  title: string
  now: () => number
}

const headings = ['时间', '学生/小组', '类型', '点评项', '分值', '点评人', '备注', '操作']

/** Each comment that is meant, the newest first: a table, on a phone a card each. */
export function RecordList({ classId, request, title, now }: RecordListProps) {
  const records = useRecords(request)
  const { ask, dialog } = useAskUndo(classId, () => {})
  const rows = records.data?.pages.flatMap((page) => page.items)
  return (
    <section aria-label={title} className="rounded-big bg-white py-5 print:p-0">
      <h2 className="px-5 pb-2 text-l font-bold print:px-0">{title}</h2>
      {!rows && !records.error && <RecordSkeleton />}
      {!rows && records.error && (
        <ErrorBox reason={describeFailure(records.error)} onRetry={() => void records.refetch()} />
      )}
      {rows?.length === 0 && (
        <EmptyState
          picture="sunflower"
          title="这段时间还没有点评"
          text="换一个时间或条件看看，或者现在就去夸一夸。"
        />
      )}
      {rows && rows.length > 0 && (
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
            {rows.map((record) => (
              <RecordTableRow
                key={record.id}
                record={record}
                nowMs={now()}
                onUndo={() => ask(undoOfRecord(record))}
              />
            ))}
          </tbody>
        </table>
      )}
      <LoadMore pages={records} className="px-6 pb-6 print:px-0" />
      {dialog}
    </section>
  )
}
