import { Check, LogOut } from 'lucide-react'
import { useState } from 'react'
import { swallowSecondTap } from '../../../shared/device/swallow-second-tap.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import { teamPicture } from '../scheme/team-pictures.ts'

export type MoveSheetProps = {
  studentId: string
  /** Why nothing of the scheme can be saved any more. */
  goneScheme: string
  /** Into a team, or with null into none. */
  onMove: (studentId: string, toId: string | null) => void
  onClose: () => void
}

/** Where a pupil goes, without dragging: one tap on a team. */
export function MoveSheet({ studentId, goneScheme, onMove, onClose }: MoveSheetProps) {
  const { students, teams } = useScheme()
  const found = students.find(({ id }) => id === studentId)
  // As the pupil was when the sheet opened: one who leaves meanwhile does not take it away.
  const [opened] = useState(found)
  const student = found ?? opened
  if (!student) return null
  const gone = found ? goneScheme : `${student.username}刚刚离开了班级，不能再分组了`

  function move(toId: string | null): void {
    // Beneath the sheet lie other pupils, each with a sheet like this one.
    swallowSecondTap()
    onMove(studentId, toId)
    onClose()
  }

  const current = teams.find(({ studentIds }) => studentIds.includes(student.id))
  return (
    <Sheet isOpen onClose={onClose} title={`把${student.username}放到哪个小组？`}>
      <Problem text={gone} className="px-4 pb-3 text-base sm:px-6" />
      <ul className="grid min-h-0 flex-1 gap-2 overflow-y-auto px-4 pb-5 sm:grid-cols-2 sm:px-6">
        {teams.map((team) => (
          <li key={team.id}>
            <button
              type="button"
              aria-pressed={team === current}
              disabled={gone !== ''}
              onClick={() => move(team.id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card bg-mist px-3 text-left hover:bg-mist-2 disabled:opacity-50 aria-pressed:bg-brand-tint"
            >
              <Picture name={teamPicture(team).picture} size={34} />
              <b className="min-w-0 flex-1 truncate">{team.teamName}</b>
              <span className="text-s text-ink-2">{team.memberCount} 人</span>
              {team === current && <Check aria-hidden className="size-5 text-brand" />}
            </button>
          </li>
        ))}
        {current && gone === '' && (
          <li>
            <button
              type="button"
              onClick={() => move(null)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card px-3 text-left font-bold text-ink-2 hover:bg-mist"
            >
              <LogOut aria-hidden className="size-5" />
              移出小组
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
