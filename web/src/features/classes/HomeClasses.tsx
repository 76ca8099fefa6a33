import type { ClassSummary } from '@pinge/contract/classes.ts'
import { HomeClassCard } from './HomeClassCard.tsx'

export type HomeClassesProps = { classes: readonly ClassSummary[]; now: number }

/** The teacher's classes in one or two columns, beside what there is to do. */
export function HomeClasses({ classes, now }: HomeClassesProps) {
  return (
    <ul className={homeGrid}>
      {classes.map((summary) => (
        <li key={summary.classId}>
          <HomeClassCard summary={summary} now={now} />
        </li>
      ))}
    </ul>
  )
}

export const homeGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] gap-4'
