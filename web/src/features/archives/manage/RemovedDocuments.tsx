import { removedArchives, restoreArchive } from '@pinge/contract/archives/documents.ts'
import { formatMonthDay, localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { RotateCcw } from 'lucide-react'
import { useReadPages } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { LoadMore } from '../../../shared/ui/buttons/LoadMore.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'

export type RemovedDocumentsProps = { classId: string; isReadOnly: boolean }

/** What was removed in the last 30 days, with the way back; nothing where there is none. */
export function RemovedDocuments({ classId, isReadOnly }: RemovedDocumentsProps) {
  const pages = useReadPages(removedArchives, { classId })
  const removed = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const restore = useWrite(restoreArchive, { isRepeatable: true })
  if (removed.length === 0) return null
  return (
    <section aria-label="最近删除" className="rounded-card bg-white p-5">
      <h2 className="text-l font-bold">最近删除</h2>
      <ul>
        {removed.map(({ documentId, name, termName, removedAt, goneAt, teacherName }) => (
          <li
            key={documentId}
            className="flex min-h-14 flex-wrap items-center gap-x-3 border-b border-hair py-1 last:border-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>{name}</b> <span className="text-s text-ink-2">{termName}</span>
              <span className="block text-s text-ink-2">
                {teacherName} {formatMonthDay(localDate(removedAt))}删除，{formatMonthDay(localDate(goneAt))}
                以前可以恢复
              </span>
            </span>
            {!isReadOnly && (
              <Button
                variant="soft"
                aria-label={`恢复${name}`}
                isBusy={restore.isSending}
                onClick={() => void restore.write({ classId, documentId })}
              >
                <RotateCcw aria-hidden />
                恢复
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} className="print:hidden" />
      <Problem text={restore.problem} />
    </section>
  )
}
