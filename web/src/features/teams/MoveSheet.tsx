import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { Check, LogOut } from 'lucide-react'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { teamPicture } from './team-pictures.ts'

export type MoveSheetProps = {
  student: Student
  /** Why the pupil can no longer be moved; empty while that is possible. */
  gone: string
  teams: readonly Team[]
  onMove: (toId: string | null) => void
  onClose: () => void
}

/** Where a pupil goes, without dragging: one tap on a team. */
export function MoveSheet({ student, gone, teams, onMove, onClose }: MoveSheetProps) {
  const current = teams.find(({ studentIds }) => studentIds.includes(student.id))
  return (
    <Sheet isOpen onClose={onClose} title={`把${student.username}放到哪个小组？`}>
      {gone !== '' && (
        <p role="alert" className="px-4 pb-3 text-base text-danger sm:px-6">
          {gone}
        </p>
      )}
      <ul className="grid min-h-0 flex-1 gap-2 overflow-y-auto px-4 pb-5 sm:grid-cols-2 sm:px-6">
        {teams.map((team) => (
          <li key={team.id}>
            <button
              type="button"
              aria-pressed={team === current}
              disabled={gone !== ''}
              onClick={() => onMove(team.id)}
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
              onClick={() => onMove(null)}
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
