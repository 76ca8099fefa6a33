import { restoreClass, type DeletedClass } from '@pinge/contract/class-edit.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { Undo2 } from 'lucide-react'
import { useWrite } from '../../shared/api/use-write.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ClassBadge } from '../../shared/ui/picture/ClassBadge.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'

export type DeletedClassesProps = { classes: readonly DeletedClass[]; now: number }

/** What was deleted, and for how long it can be restored. */
export function DeletedClasses({ classes, now }: DeletedClassesProps) {
  return (
    <>
      <ul aria-label="最近删除的班级" className="flex flex-col gap-3">
        {classes.map((deleted) => (
          <li key={deleted.classId}>
            <DeletedRow deleted={deleted} now={now} />
          </li>
        ))}
      </ul>
      {classes.length === MAX_PAGE_SIZE && (
        <p className="mt-3 text-s text-ink-2">只列出最近删除的 {MAX_PAGE_SIZE} 个班级。</p>
      )}
    </>
  )
}

function DeletedRow({ deleted, now }: { deleted: DeletedClass; now: number }) {
  const { classId, className, classImg, studentCount, purgeAt } = deleted
  const { write, isBusy, problem } = useWrite(restoreClass)

  async function bringBack(): Promise<void> {
    const written = await write({ classId })
    if (written.isDone) showSuccess(`${className}已恢复`)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-big bg-white p-4 sm:px-5">
      <ClassBadge classImg={classImg} size={48} />
      <div className="min-w-0 flex-[1_1_200px]">
        <h2 className="text-m font-bold break-words">{className}</h2>
        <p className="text-s text-ink-2">
          {studentCount} 名学生 · 还可以恢复 {daysLeft(purgeAt, now)} 天
        </p>
        <Problem text={problem} className="text-s" />
      </div>
      <Button
        variant="soft"
        className="max-sm:w-full"
        aria-label={`恢复${className}`}
        isBusy={isBusy}
        onClick={() => void bringBack()}
      >
        <Undo2 aria-hidden />
        恢复
      </Button>
    </div>
  )
}

/** Whole days until a deleted class is gone for good; the last one counts until it is over. */
function daysLeft(purgeAt: number, now: number): number {
  return Math.max(Math.ceil((purgeAt - now) / DAY_MS), 0)
}
