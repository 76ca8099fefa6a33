import { EXAMPLE_STUDENTS, EXAMPLE_WEEKS } from '@pinge/contract/example.ts'
import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { useAddExample } from './list/use-add-example.ts'

/** A teacher's first minute: the one next action, and a class to look around in first. */
export function NoClasses({ action }: { action: ReactNode }) {
  const { lookAround, isSending, problem } = useAddExample()

  return (
    <EmptyState
      picture="school"
      title="先建一个班"
      text="粘贴名单或上传表格，一分钟就能开始点评。"
      action={
        <div className="flex flex-col items-center gap-3">
          {action}
          <Button variant="quiet" isBusy={isSending} onClick={() => void lookAround()}>
            先看看示例班级
          </Button>
          <p
            role={problem ? 'alert' : undefined}
            className={`text-s ${problem ? 'text-danger' : 'text-ink-2'}`}
          >
            {problem || `${EXAMPLE_STUDENTS} 名虚构的学生和 ${EXAMPLE_WEEKS} 周的点评，随时可以整个移除。`}
          </p>
        </div>
      }
    />
  )
}
