import { attendanceNames, isAway } from '@pinge/contract/attendance/attendance.ts'
import type { CommentItem } from '@pinge/contract/comments.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Student } from '@pinge/contract/students.ts'
import { memo, type CSSProperties } from 'react'
import { nameWidth } from '../../../shared/text/name-width.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { ScoreBubble } from '../../../shared/ui/picture/ScoreBubble.tsx'
import { nameSize } from './name-size.ts'
import { PraisePoints } from './PraisePoints.tsx'
import { NameText } from '../../../shared/text/NameText.tsx'

export type StudentCardProps = {
  student: Student
  isSelected: boolean
  /** A tap selects. A screen reader may hear it a moment later. */
  isSelecting: boolean
  isScoreHidden: boolean
  /** The bubble says what can be exchanged instead of the score. */
  isExchanging: boolean
  /** The item this pupil is being praised with at this moment. */
  praisedWith: CommentItem | null
}

/**
 * One pupil. The grid listens for all cards together, by their `data-student-id` and `data-action`. A card has no handler of
 * its own, and is drawn again only when something about its pupil changes.
 */
export const StudentCard = memo(function StudentCard(props: StudentCardProps) {
  const { student, isSelected, isSelecting, isScoreHidden, isExchanging, praisedWith } = props
  const { id, username, attendance, todayTypes } = student
  const away = isAway(attendance) ? attendance : null
  const size = nameSize(username)
  return (
    <li
      data-student-id={id}
      data-size={size}
      data-is-praised={praisedWith ? '' : undefined}
      style={praisedWith ? praiseColour(praisedWith.type) : undefined}
      className={`student-card relative isolate rounded-card ${isSelected ? 'bg-white' : away ? 'bg-white/50 hover:bg-white' : 'bg-white/92 hover:bg-white'}`}
    >
      <button
        type="button"
        data-action="tap"
        aria-label={formatCard(props)}
        {...(isSelecting || isSelected ? { 'aria-pressed': isSelected } : { 'aria-haspopup': 'dialog' })}
        className="flex size-full min-w-0 touch-manipulation flex-col items-center justify-center rounded-card px-0.5 select-none [-webkit-touch-callout:none]"
      >
        <Avatar header={student.header} isMuted={away !== null} className="student-face" />
        <span
          data-size={size}
          style={{ '--letters': nameWidth(username) } as CSSProperties}
          title={size === 'longest' ? username : undefined}
          className={`student-name line-clamp-3 max-w-full px-0.5 ${away ? 'text-ink-2' : 'font-bold'} text-balance`}
        >
          <NameText>{username}</NameText>
        </span>
        {away ? <AwayNote state={away} /> : <TodayShapes types={todayTypes} />}
      </button>
      {!isScoreHidden && !praisedWith && (!away || isExchanging) && (
        <ScoreBubble
          score={isExchanging ? student.redeemScore : student.stuScore}
          className="student-bubble"
        />
      )}
      {isSelected ? (
        <span aria-hidden className="student-selected" />
      ) : (
        <button
          type="button"
          data-action="select"
          tabIndex={-1}
          aria-label={`选上${username}`}
          className="student-select"
        />
      )}
      {praisedWith && <PraisePoints item={praisedWith} />}
    </li>
  )
})

/** The qualities that this pupil was praised for today; empty means not yet. */
function TodayShapes({ types }: { types: readonly QualityType[] }) {
  return (
    <span className="mt-0.5 flex h-[var(--shape)] items-center gap-1">
      {types.map((type) => (
        <QualityShape key={type} type={type} className="size-[var(--shape)]" />
      ))}
    </span>
  )
}

/** In the same quiet words for leave and absence: the whole class may be looking. */
function AwayNote({ state }: { state: 'leave' | 'absent' }) {
  return (
    <span className="mt-0.5 flex h-[var(--shape)] items-center whole-class-note whitespace-nowrap text-ink-2">
      {attendanceNames[state]}
    </span>
  )
}

function formatCard({ student, isScoreHidden, isExchanging }: StudentCardProps): string {
  const { username, stuScore, redeemScore, todayTypes, attendance } = student
  const shown = isExchanging ? `，可兑换 ${redeemScore} 分` : `，${stuScore} 分`
  const score = isScoreHidden ? '' : shown
  const today = qualityTypes.filter(({ type }) => todayTypes.includes(type)).map(({ tab }) => tab)
  const away = isAway(attendance) ? `，今天${attendanceNames[attendance]}` : ''
  return `${username}${score}${away}${today.length === 0 ? '' : `，今天夸过${today.join('、')}`}`
}

function praiseColour(type: QualityType): CSSProperties {
  return { '--praise': `var(--color-q${type})` } as CSSProperties
}
