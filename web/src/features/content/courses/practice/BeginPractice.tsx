import { practiceDetail, savePractice } from '@pinge/contract/content/practice.ts'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { ConfirmDialog } from '../../../../shared/ui/overlay/ConfirmDialog.tsx'
import { useIsShown } from '../../../../shared/use-is-shown.ts'

export type BeginPracticeProps = {
  courseId: string
  classId: string
  className: string
  /** The class began. */
  onBegun: () => void
}

/** 本周就做这个: the class begins a practical course today. What it does now is not lost without a question. */
export function BeginPractice({ courseId, classId, className, onBegun }: BeginPracticeProps) {
  const { data, error, isFetching, refetch } = useRead(practiceDetail, { classId })
  const { write, isBusy, problem } = useWrite(savePractice, { isRepeatable: true })
  const [isAsking, setIsAsking] = useState(false)
  const isShown = useIsShown(courseId)
  const current = data?.practice
  if (current?.id === courseId) return <p className="self-center font-bold text-sun-ink">{className}正在做</p>
  const begin = async () => {
    const { isDone } = await write({ classId, id: courseId })
    if (isDone && isShown()) onBegun()
  }
  async function ask(): Promise<void> {
    const known = data ?? (await refetch()).data
    // Not known, or begun already by a colleague: the screen says which.
    if (!known || known.practice?.id === courseId) return
    if (known.practice && known.practice.doneDays.length > 0) setIsAsking(true)
    else await begin()
  }
  return (
    <>
      <Button variant="sun" isBusy={isBusy || (!data && isFetching)} onClick={() => void ask()}>
        <CalendarCheck aria-hidden />
        本周就做这个
      </Button>
      {!isAsking && <Problem text={problem} />}
      {!data && error && !isFetching && (
        <Problem text={`${className}在做什么没有加载出来（${formatFailure(error)}），再点一次试试`} />
      )}
      {current && (
        <ConfirmDialog
          isOpen={isAsking}
          title={`换下“${current.title}”？`}
          description={`${className}正在做“${current.title}”，已经打的 ${current.doneDays.length} 天卡不再保留。`}
          confirmLabel="换成这个"
          isBusy={isBusy}
          onConfirm={() => void begin()}
          onCancel={() => setIsAsking(false)}
        >
          <Problem text={problem} />
        </ConfirmDialog>
      )}
    </>
  )
}
