import { isAway } from '@pinge/contract/attendance/attendance.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { findMembers } from '../scheme/arrangement.ts'
import { useScheme } from '../scheme/SchemeContext.ts'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'
import { formatMember } from './format-member.ts'
import { NameText } from '../../../shared/text/NameText.tsx'
import { nameWidth } from '../../../shared/text/name-width.ts'

/** The members of a team: each is dragged to another team, or tapped to choose one. */
export function TeamMembers({ team, isInert }: { team: Team; isInert: boolean }) {
  const { dialog: open } = useOpenTeamDialog()
  const members = findMembers(useScheme().students, [team])
  return (
    <ul
      aria-label={`${team.teamName}的学生`}
      inert={isInert}
      className="team-members grid flex-1 grid-cols-[repeat(auto-fill,minmax(2.875rem,1fr))] content-start gap-y-1"
    >
      {members.map((student) => (
        <li key={student.id} data-drag={student.id} data-student-id={student.id} className="min-w-0">
          <button
            type="button"
            aria-label={formatMember(student)}
            onClick={() => open({ type: 'move', studentId: student.id })}
            className="grid w-full justify-items-center gap-0.5 rounded-field py-1 select-none hover:bg-mist"
          >
            <Avatar
              header={student.header}
              size={40}
              isMuted={isAway(student.attendance)}
              className="team-face"
            />
            <span
              className={`team-name line-clamp-2 w-full text-ink-2 ${nameWidth(student.username) > 3 ? 'text-[0.7rem]/tight' : 'text-cap'}`}
            >
              <NameText>{student.username}</NameText>
            </span>
          </button>
        </li>
      ))}
      {members.length === 0 && (
        <li className="col-span-full py-4 text-s text-ink-2">还没有学生，拖进来或点右下角勾选</li>
      )}
    </ul>
  )
}
