import { attendanceNames, isAway } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { setTeamMembers } from '@pinge/contract/teams.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import type { TeamSheetProps } from './TeamOfDialog.tsx'

/** Who is in a team; of the others it is seen which team they would leave. */
export function MembersSheet({ team, gone, onClose }: TeamSheetProps) {
  const { students, teams } = useScheme()
  // Only these: whom another device moves meanwhile stays where that device put them.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { write, isSending, isUnsettled, problem } = useWrite(setTeamMembers)
  const isShown = useIsShown(team.id)
  const isMember = (id: string) => chosen.get(id) ?? team.studentIds.includes(id)
  // A pupil who left the class meanwhile is no longer here to be sent.
  const studentIds = students.map(({ id }) => id).filter(isMember)
  const isChanged = [...chosen].some(([id, isIn]) => isIn !== team.studentIds.includes(id))
  const others = new Map(
    teams
      .filter(({ id }) => id !== team.id)
      .flatMap(({ teamName, studentIds }) => studentIds.map((id) => [id, teamName] as const)),
  )

  async function save(): Promise<void> {
    const { isDone } = await write({ teamId: team.id, studentIds })
    if (isDone && isShown()) onClose()
  }

  return (
    <Sheet
      isOpen
      isHeld={isChanged}
      onClose={onClose}
      title={`${team.teamName}的学生`}
      className="md:w-[53.75rem]!"
    >
      <ul className="grid min-h-0 flex-1 grid-cols-2 content-start gap-2 overflow-y-auto px-4 pb-2 sm:grid-cols-3 sm:px-6 md:grid-cols-4">
        {students.map((student) => (
          <li key={student.id}>
            <MemberBox
              student={student}
              otherTeam={others.get(student.id)}
              isMember={isMember(student.id)}
              isDisabled={isSending || isUnsettled}
              onToggle={() => setChosen(new Map(chosen).set(student.id, !isMember(student.id)))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
        <Problem text={gone || problem} />
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button isBusy={isSending} disabled={gone !== ''} onClick={() => void save()}>
          保存 {studentIds.length} 人
        </Button>
      </div>
    </Sheet>
  )
}

type MemberBoxProps = {
  student: Student
  /** The team that the pupil would leave. */
  otherTeam: string | undefined
  isMember: boolean
  isDisabled: boolean
  onToggle: () => void
}

function MemberBox({ student, otherTeam, isMember, isDisabled, onToggle }: MemberBoxProps) {
  const { username, header, attendance } = student
  const away = isAway(attendance)
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isMember}
      disabled={isDisabled}
      onClick={onToggle}
      className="flex min-h-14 w-full items-center gap-2 rounded-card bg-mist px-2.5 text-left hover:bg-mist-2 aria-checked:bg-brand-tint"
    >
      <Avatar header={header} size={36} isMuted={away} />
      <span className="min-w-0 flex-1">
        <span className={`block truncate ${away ? 'text-ink-2' : 'font-bold'}`}>{username}</span>
        {(otherTeam !== undefined || away) && (
          <span className="block truncate text-cap text-ink-2">
            {away && `今天${attendanceNames[attendance]} `}
            {otherTeam !== undefined && `在${otherTeam}`}
          </span>
        )}
      </span>
      {isMember && <Check aria-hidden className="size-5 shrink-0 text-brand" />}
    </button>
  )
}
