import { commentRecords, type CommentBatch } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { useRead, useReadPages } from '../../../../shared/api/use-read.ts'
import { pupilOptions } from '../../../../shared/text/pupil-options.ts'
import { formatTime } from '../../../../shared/time/format-time.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { LoadMore } from '../../../../shared/ui/buttons/LoadMore.tsx'
import { Tag } from '../../../../shared/ui/picture/Tag.tsx'
import { undoOfRecord, type WantedUndo } from '../../format-undo.ts'

export type ShownComment = {
  classId: string
  comment: CommentBatch
  isArchived: boolean
  nowMs: number
  onUndo: (undo: WantedUndo) => void
}

/** Who got a comment, each with a way to take back that part alone; and what was corrected in its remark. */
export function CommentReceivers({ classId, comment, isArchived, nowMs, onUndo }: ShownComment) {
  const pages = useReadPages(commentRecords, { classId, batchId: comment.batchId }, { limit: MAX_PAGE_SIZE })
  const students = useRead(studentList, { filter: true, classId }).data?.stuInfoList ?? []
  const called = new Map(pupilOptions(students).map(({ value, label }) => [value, label]))
  return (
    <div className="rounded-card bg-mist px-4 py-3">
      <ReadView read={pages} waiting={<Skeleton className="h-11" />}>
        {(data) => (
          <ul
            aria-label="得到这次点评的学生"
            className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
          >
            {data.pages
              .flatMap(({ items }) => items)
              .map((record) => {
                const { id, studentId, studentName, teamName, isUndone, canUndo } = record
                // One who left is in no class list, and has the bare name.
                const pupil = called.get(studentId ?? '') ?? studentName
                const who = (studentId === null ? teamName : pupil) ?? '已删除'
                return (
                  <li key={id} className="flex min-h-11 items-center justify-between gap-2">
                    <span className={`min-w-0 wrap-anywhere ${isUndone ? 'text-ink-2 line-through' : ''}`}>
                      {who}
                    </span>
                    {isUndone && <Tag tone="white">已撤销</Tag>}
                    {canUndo && !isArchived && studentId !== null && (
                      <Button
                        variant="quiet"
                        className="min-h-11! px-3! text-brand!"
                        aria-label={`只撤销${who}这一名`}
                        onClick={() => onUndo(undoOfRecord({ ...record, studentName: pupil }, nowMs))}
                      >
                        只撤销这一名
                      </Button>
                    )}
                  </li>
                )
              })}
          </ul>
        )}
      </ReadView>
      <LoadMore pages={pages} />
      {comment.remarkEdits.length > 0 && (
        <ul aria-label="备注修改记录" className="mt-2 border-t border-line pt-2 text-s text-ink-2">
          {comment.remarkEdits.map(({ oldRemark, createdAt }) => (
            <li key={createdAt} className="wrap-anywhere">
              {formatTime(createdAt, nowMs)} 改过备注，原来是：{oldRemark === '' ? '（空）' : oldRemark}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
