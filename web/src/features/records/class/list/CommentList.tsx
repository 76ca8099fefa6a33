import type { CommentBatch, commentFeed } from '@pinge/contract/records.ts'
import { useState } from 'react'
import type { Narrowed } from '../../../../shared/api/use-read.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { LoadOnSight } from '../../../../shared/ui/buttons/LoadOnSight.tsx'
import { useFoundComments } from '../../feed/use-feed.ts'
import type { WantedUndo } from '../../format-undo.ts'
import { RecordSkeleton } from '../../RecordSkeleton.tsx'
import { UndoDialog } from '../../UndoDialog.tsx'
import { NothingFound, NothingGiven } from '../NothingGiven.tsx'
import { CommentRow } from './CommentRow.tsx'
import './comment-list.css'

export type CommentListProps = {
  classId: string
  request: Narrowed<typeof commentFeed>
  title: string
  isNarrowed: boolean
  /** In a class that rests nothing is undone or corrected. */
  isArchived: boolean
  now: () => number
  onClear: () => void
}

/** 记录: each comment that is meant, the newest first, one row however many pupils got it. */
export function CommentList(props: CommentListProps) {
  const { classId, request, title, isNarrowed, isArchived, now, onClear } = props
  const pages = useFoundComments(request)
  const [asked, setAsked] = useState<WantedUndo | null>(null)
  const comments = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-label={title} className="rounded-big bg-white pt-4 pb-5 print:p-0">
      <h2 className="px-5 pb-2 text-l font-bold print:px-0">{title}</h2>
      <ReadView read={pages} waiting={<RecordSkeleton />}>
        {() => {
          if (comments.length > 0)
            return (
              <CommentTable
                classId={classId}
                comments={comments}
                isArchived={isArchived}
                nowMs={now()}
                onUndo={setAsked}
              />
            )
          return isNarrowed ? (
            <NothingFound onClear={onClear} />
          ) : (
            <NothingGiven classId={classId} isArchived={isArchived} />
          )
        }}
      </ReadView>
      <LoadOnSight pages={pages} className="px-6 print:px-0" />
      {asked && <UndoDialog classId={classId} undo={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

const headings = ['时间', '学生/小组', '类型', '点评项', '分值', '点评人', '备注', '操作']

type CommentTableProps = {
  classId: string
  comments: readonly CommentBatch[]
  isArchived: boolean
  nowMs: number
  onUndo: (undo: WantedUndo) => void
}

/** A table, on a phone a card each. */
function CommentTable({ comments, ...shown }: CommentTableProps) {
  return (
    <table className="comment-list w-full table-fixed text-left text-base print:text-cap">
      <thead className="bg-white">
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
      <tbody>
        {comments.map((comment) => (
          <CommentRow key={comment.batchId} comment={comment} {...shown} />
        ))}
      </tbody>
    </table>
  )
}
