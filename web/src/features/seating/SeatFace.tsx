import { attendanceNames, isAway } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'

/** Who sits on a seat: face and name, grey where they are not there today. */
export function SeatFace({ student }: { student: Student }) {
  const { header, username, attendance } = student
  const away = isAway(attendance)
  const isLong = [...username].length > 5
  return (
    <>
      <Avatar
        header={header}
        isMuted={away}
        className={isLong ? 'size-8! board:size-11!' : 'size-11! board:size-[min(64px,6dvh)]!'}
      />
      <span
        className={`line-clamp-2 max-w-full px-0.5 text-center leading-tight text-balance wrap-anywhere ${away ? 'text-ink-2' : 'font-bold'} ${isLong ? 'text-cap board:text-m' : 'text-name board:text-[22px]'}`}
      >
        {username}
      </span>
      {away && <span className="text-cap/3 text-ink-2 board:text-base/4">{attendanceNames[attendance]}</span>}
    </>
  )
}
