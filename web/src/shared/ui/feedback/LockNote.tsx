import type { ArchiveLock } from '@pinge/contract/archives/documents.ts'
import { LockKeyhole } from 'lucide-react'
import { formatTime } from '../../time/format-time.ts'
import { useNow } from '../../time/use-now.ts'

/** Above what a locked archive keeps as it is: who locked it, and when. */
export function LockNote({ lock: { teacherName, lockedAt } }: { lock: ArchiveLock }) {
  const now = useNow()
  return (
    <p className="flex items-center gap-2 rounded-card bg-mist px-4 py-2 text-m print:hidden">
      <LockKeyhole aria-hidden className="size-5 shrink-0" />
      {teacherName}在{formatTime(lockedAt, now)}锁定了这份档案，只能查看
    </p>
  )
}
