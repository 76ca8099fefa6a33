import { attendanceNames, isAway } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { CSSProperties } from 'react'
import { nameWidth, widestWord } from '../../shared/text/name-width.ts'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { NameText } from '../../shared/text/NameText.tsx'

/** Wider than this, a name takes two lines. In Chinese characters. */
const ONE_LINE = 5

/** Who sits on a seat: face and name, grey where they are not there today. */
export function SeatFace({ student }: { student: Student }) {
  const { header, username, attendance } = student
  const away = isAway(attendance)
  const letters = nameWidth(username)
  const isLong = letters > ONE_LINE
  return (
    <>
      <Avatar header={header} isMuted={away} className="seat-face" />
      <span
        data-is-long={isLong ? '' : undefined}
        style={{ '--letters': letters, '--word': widestWord(username) } as CSSProperties}
        className={`seat-name line-clamp-3 max-w-full px-0.5 text-center leading-tight text-balance ${away ? 'text-ink-2' : 'font-bold'} ${isLong ? 'text-cap' : 'text-name'}`}
      >
        <NameText>{username}</NameText>
      </span>
      {away && (
        <span className="seat-note text-cap/3 whitespace-nowrap text-ink-2">
          {attendanceNames[attendance]}
        </span>
      )}
    </>
  )
}
