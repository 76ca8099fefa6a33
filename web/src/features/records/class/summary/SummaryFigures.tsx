import type { GivenFigures } from '@pinge/contract/records.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { Picture } from '../../../../shared/ui/picture/Picture.tsx'
import type { RecordSign } from '../record-filter.ts'

export type SummaryFiguresProps = {
  /** Of each pupil, or of the one team. */
  given: readonly GivenFigures[]
  sign: RecordSign
  isOfTeam?: boolean
}

type Figure = { label: string; value: string; unit: string; picture: string }

/** The figures above the table: how much was given, and how many pupils were thought of. */
export function SummaryFigures(props: SummaryFiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
      {figuresOf(props).map(({ label, value, unit, picture }) => (
        <div key={label} className="relative rounded-big bg-white px-4 py-3 sm:pl-17 print:pl-4">
          <dt className="text-s text-ink-2">
            <Picture
              name={picture}
              size={40}
              className="absolute top-1/2 left-4 -translate-y-1/2 max-sm:hidden print:hidden"
            />
            {label}
          </dt>
          <dd className="text-s font-bold">
            <b className="num text-xl">{value}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function figuresOf({ given, sign, isOfTeam = false }: SummaryFiguresProps): Figure[] {
  const sumOf = (read: (one: GivenFigures) => number) => given.reduce((sum, one) => sum + read(one), 0)
  const praises = sumOf(({ praiseCount }) => praiseCount)
  const reminders = sumOf(({ reminderCount }) => reminderCount)
  const points = sumOf(({ praiseScore, reminderScore }) => praiseScore + reminderScore)
  const reached = (read: (one: GivenFigures) => number) => given.filter((one) => read(one) > 0).length
  const times = (label: string, value: number) => ({ label, value: `${value}`, unit: '次', picture: 'clap' })
  const pupils = (label: string, value: number) => ({
    label,
    value: `${value}`,
    unit: `/ ${given.length} 人`,
    picture: 'hug',
  })
  if (isOfTeam)
    return [
      times('表扬', praises),
      times('待改进', reminders),
      { label: '小组得分', value: formatPoints(points), unit: '分', picture: 'star' },
    ]
  if (sign === 'reminder')
    return [
      times('待改进', reminders),
      pupils(
        '涉及的学生',
        reached(({ reminderCount }) => reminderCount),
      ),
    ]
  const all = praises + reminders
  const share = {
    value: all === 0 ? '–' : `${Math.round((praises / all) * 100)}`,
    unit: all === 0 ? '' : '%',
  }
  const mean = given.length === 0 ? 0 : Math.round((points / given.length) * 10) / 10
  return [
    times(sign === 'praise' ? '表扬次数' : '点评次数', all),
    ...(sign === 'praise' ? [] : [{ label: '表扬占比', ...share, picture: 'heart' }]),
    pupils(
      '夸到的孩子',
      reached(({ praiseCount }) => praiseCount),
    ),
    { label: '人均得分', value: formatPoints(mean), unit: '分', picture: 'star' },
  ]
}
