import type { ClassSummary } from '@pinge/contract/classes.ts'
import { countDay, formatWaiting } from './format-day.ts'
import { formatGreeting } from './format-greeting.ts'

export type ClassGreetingProps = {
  nickname: string
  now: number
  /** Nothing while they are not known. */
  classes: readonly ClassSummary[] | undefined
}

export function ClassGreeting({ nickname, now, classes }: ClassGreetingProps) {
  return (
    <div className="min-w-0">
      <h1 className="text-[1.875rem]/[2.625rem] font-bold">
        {formatGreeting(now)}，{nickname}
      </h1>
      {/* The line is reserved, so that nothing jumps when the classes come. */}
      <p className="mt-0.5 min-h-6 text-m text-ink-2">{classes && <Today classes={classes} />}</p>
    </div>
  )
}

function Today({ classes }: { classes: readonly ClassSummary[] }) {
  if (classes.every(({ isExample }) => isExample)) return '看见每个孩子的每一点好。'
  const { praised, waiting } = countDay(classes)
  if (praised === 0) return '今天还没有夸孩子，先夸谁呢？'
  return (
    <>
      今天已经夸了 <b className="num text-lg text-ink">{praised}</b> 个孩子，{formatWaiting(waiting)}
    </>
  )
}
