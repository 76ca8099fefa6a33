import type { ReportStudent } from '@pinge/contract/class-data.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { NameText } from '../../../shared/text/NameText.tsx'
import { formatDay } from '../../../shared/time/format-time.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { qualityColours } from '../charts/quality-marks.ts'
import type { RecordsLink } from '../shown-report.ts'

export type PupilRowProps = {
  pupil: ReportStudent
  hasReminders: boolean
  nowMs: number
  recordsOf: RecordsLink
  pathOf: (studentId: string) => string
}

const cell = 'px-2 py-1 text-right'

/** One pupil: a row, on a phone a card of two lines. */
export const PupilRow = memo(function PupilRow({
  pupil,
  hasReminders,
  nowMs,
  recordsOf,
  pathOf,
}: PupilRowProps) {
  const { id, username, header, isLeft, byType, reminder, points, count, lastAt } = pupil
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-1 text-left font-bold">
        <Link
          to={pathOf(id)}
          title={username}
          className="flex min-h-11 max-w-full items-center gap-2.5 rounded-card px-2 hover:bg-mist"
        >
          <Avatar header={header} size={40} isMuted={isLeft} />
          <NameText>{username}</NameText>
          {isLeft && <Tag>转出</Tag>}
        </Link>
      </th>
      {qualityTypes.map(({ type, tab }, place) => (
        <td key={type} className={`${cell} quality num`}>
          <Figure
            value={byType[place] ?? 0}
            of={`${username}的${tab}`}
            to={recordsOf({ studentId: id, type })}
          >
            <QualityShape type={type} className="md:hidden" />
            <span className="sr-only md:hidden">{tab}</span>
          </Figure>
        </td>
      ))}
      <td className={`${cell} sum`}>
        {count === 0 ? (
          <b className="num text-lg">0</b>
        ) : (
          <Link
            to={recordsOf({ studentId: id })}
            title={`看${username}的点评记录`}
            className="num inline-flex min-h-11 items-center text-lg hover:underline"
          >
            {formatPoints(points)}
          </Link>
        )}
      </td>
      {hasReminders && (
        <td className={`${cell} reminders num text-clay`}>
          <span className="md:hidden">待改进 </span>
          <Figure
            value={reminder}
            of={`${username}的待改进`}
            to={recordsOf({ studentId: id, sign: 'reminder' })}
          />
        </td>
      )}
      <td className={`${cell} last whitespace-nowrap text-ink-2`}>
        {lastAt === null ? '–' : formatDay(lastAt, nowMs)}
      </td>
      <td className={`${cell} pupil-mix`}>
        <Mix byType={byType} />
      </td>
    </tr>
  )
})

type FigureProps = {
  value: number
  /** Whose, and which. */
  of: string
  to: string
  /** What says on a phone which it is, where the table has no heads. */
  children?: ReactNode
}

/** A figure leads to the comments that are counted in it. Nothing is a dash: what counts stands out. */
function Figure({ value, of, to, children }: FigureProps) {
  if (value === 0)
    return (
      <span className="pupil-figure">
        {children}
        <span className="text-ink-2">–</span>
      </span>
    )
  return (
    <Link to={to} title={`看${of}记录`} className="pupil-figure hover:underline">
      {children}
      {formatPoints(value)}
    </Link>
  )
}

/** Of which qualities the praise is made; the numbers beside it say the same. */
function Mix({ byType }: { byType: readonly number[] }) {
  return (
    <span aria-hidden className="mix">
      {qualityTypes.map(({ type }, place) => {
        const points = byType[place] ?? 0
        return points > 0 && <i key={type} style={{ flexGrow: points, background: qualityColours[type] }} />
      })}
    </span>
  )
}
