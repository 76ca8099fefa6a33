import type { GivenStudent } from './rank-students.ts'

/** How often was praised and reminded, and how many pupils were thought of. */
export function Figures({ students }: { students: readonly GivenStudent[] }) {
  const praises = students.reduce((sum, { praiseCount }) => sum + praiseCount, 0)
  const reminders = students.reduce((sum, { reminderCount }) => sum + reminderCount, 0)
  const reached = students.filter(({ praiseCount, reminderCount }) => praiseCount + reminderCount > 0).length
  const figures = [
    { label: '表扬', value: praises, unit: '次', tint: 'bg-sun-tint text-sun-ink' },
    { label: '待改进', value: reminders, unit: '次', tint: 'bg-clay-tint text-clay' },
    {
      label: '点评到',
      value: reached,
      unit: `/ ${students.length} 人`,
      tint: 'bg-brand-tint text-brand-deep',
    },
  ]
  return (
    <dl className="mt-3 grid grid-cols-3 gap-2">
      {figures.map(({ label, value, unit, tint }) => (
        <div key={label} className={`rounded-card px-3 py-2.5 ${tint}`}>
          <dt className="text-s font-bold">{label}</dt>
          <dd className="text-s">
            <b className="num text-l">{value}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
