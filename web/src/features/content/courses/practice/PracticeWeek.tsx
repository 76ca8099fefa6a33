import { checkPractice } from '@pinge/contract/content/practice.ts'
import { Check } from 'lucide-react'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import type { ShownDay } from './practice-days.ts'

/** A dot for each day, and 打卡 for today. A day that was forgotten is tapped, and so is one too many. */
export function PracticeWeek({ days, classId }: { days: readonly ShownDay[]; classId: string }) {
  const { write, isBusy, problem } = useWrite(checkPractice, { isRepeatable: true })
  const today = days.find(({ when }) => when === 'today')
  const change = ({ day, isDone }: ShownDay) => void write({ classId, day, on: !isDone })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ol className="flex flex-wrap gap-1 sm:gap-2">
        {days.map((day) => (
          <li key={day.day}>
            <Dot day={day} isBusy={isBusy} onChange={() => change(day)} />
          </li>
        ))}
      </ol>
      {today && (
        <p className="ml-auto max-w-md text-right max-md:ml-0 max-md:text-left">
          <span className="block text-base font-bold text-sun-ink">今天</span>
          <b className="text-m">{today.task}</b>
        </p>
      )}
      {today && (
        <Button
          variant={today.isDone ? 'white' : 'sun'}
          aria-pressed={today.isDone}
          isBusy={isBusy}
          onClick={() => change(today)}
        >
          <Check aria-hidden />
          {today.isDone ? '已打卡' : '打卡'}
        </Button>
      )}
      <Problem text={problem} />
    </div>
  )
}

function Dot({ day, isBusy, onChange }: { day: ShownDay; isBusy: boolean; onChange: () => void }) {
  const { weekday, task, isDone, when } = day
  const name = `${when === 'today' ? '今天' : `星期${weekday}`}，${task}`
  if (when === 'ahead')
    return (
      <span role="img" aria-label={`${name}，还没有到`} className="practice-day">
        {weekday}
      </span>
    )
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isDone}
      title={task}
      disabled={isBusy}
      onClick={onChange}
      data-is-today={when === 'today' ? '' : undefined}
      className="practice-day"
    >
      {isDone ? <Check aria-hidden className="size-5 text-brand" /> : weekday}
    </button>
  )
}
