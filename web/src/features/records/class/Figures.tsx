import type { GivenFigures } from '@pinge/contract/records.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'

export type FiguresProps = {
  /** Of each pupil, or of the one team. */
  given: readonly GivenFigures[]
  isOfTeam?: boolean
}

/** How often was praised and reminded, and how many pupils were thought of; of a team, what it got. */
export function Figures({ given, isOfTeam = false }: FiguresProps) {
  const praises = given.reduce((sum, { praiseCount }) => sum + praiseCount, 0)
  const reminders = given.reduce((sum, { reminderCount }) => sum + reminderCount, 0)
  const reached = given.filter(({ praiseCount, reminderCount }) => praiseCount + reminderCount > 0).length
  const points = given.reduce((sum, { praiseScore, reminderScore }) => sum + praiseScore + reminderScore, 0)
  const figures = [
    { label: '表扬', value: praises, unit: '次', tint: 'bg-sun-tint text-sun-ink' },
    { label: '待改进', value: reminders, unit: '次', tint: 'bg-clay-tint text-clay' },
    {
      ...(isOfTeam
        ? { label: '小组得分', value: points, unit: '分' }
        : { label: '点评到', value: reached, unit: `/ ${given.length} 人` }),
      tint: 'bg-brand-tint text-brand-deep',
    },
  ]
  return (
    <dl className="mt-3 grid grid-cols-3 gap-2">
      {figures.map(({ label, value, unit, tint }) => (
        <div key={label} className={`rounded-card px-3 py-2.5 ${tint}`}>
          <dt className="text-s font-bold">{label}</dt>
          <dd className="text-s">
            <b className="num text-l">{formatPoints(value)}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
