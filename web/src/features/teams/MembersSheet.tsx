import { attendanceNames, isAway } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { setTeamMembers, type Team } from '@pinge/contract/teams.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'

export type MembersSheetProps = {
  team: Team
  /** Why it can no longer be saved; who was ticked stays in sight. */
  gone: string
  teams: readonly Team[]
  students: readonly Student[]
  onDone: () => void
  onClose: () => void
}

/** Who is in a team, by ticks; of the others it is seen which team they would leave. */
export function MembersSheet({ team, gone, teams, students, onDone, onClose }: MembersSheetProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(team.studentIds))
  const { send, isSending, isUnsettled, error } = useKeptRequest(writeMembers)
  const others = new Map(
    teams
      .filter(({ id }) => id !== team.id)
      .flatMap(({ teamName, studentIds }) => studentIds.map((id) => [id, teamName] as const)),
  )

  function toggle(id: string): void {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  async function save(): Promise<void> {
    // Whoever left the class meanwhile is no longer here to be sent.
    const studentIds = students.filter(({ id }) => ticked.has(id)).map(({ id }) => id)
    try {
      await send({ teamId: team.id, studentIds })
    } catch {
      // Said above the button.
      return
    }
    onDone()
  }

  return (
    <Sheet isOpen onClose={onClose} title={`${team.teamName}的学生`} className="md:w-[860px]!">
      <ul className="grid min-h-0 flex-1 grid-cols-2 content-start gap-2 overflow-y-auto px-4 pb-2 sm:grid-cols-3 sm:px-6 md:grid-cols-4">
        {students.map(({ id, username, header, attendance }) => (
          <li key={id}>
            <button
              type="button"
              role="checkbox"
              aria-checked={ticked.has(id)}
              disabled={isUnsettled}
              onClick={() => toggle(id)}
              className="flex min-h-14 w-full items-center gap-2 rounded-card bg-mist px-2.5 text-left hover:bg-mist-2 aria-checked:bg-brand-tint"
            >
              <Avatar header={header} size={36} isMuted={isAway(attendance)} />
              <span className="min-w-0 flex-1">
                <span className={`block truncate ${isAway(attendance) ? 'text-ink-2' : 'font-bold'}`}>
                  {username}
                </span>
                {(others.has(id) || isAway(attendance)) && (
                  <span className="block truncate text-cap text-ink-2">
                    {isAway(attendance) && `今天${attendanceNames[attendance]} `}
                    {others.has(id) && `在${others.get(id)}`}
                  </span>
                )}
              </span>
              {ticked.has(id) && <Check aria-hidden className="size-5 shrink-0 text-brand" />}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
        {(gone !== '' || Boolean(error)) && (
          <p role="alert" className="text-base text-danger">
            {gone || describeFailure(error)}
          </p>
        )}
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button isBusy={isSending} disabled={gone !== ''} onClick={() => void save()}>
          保存 {ticked.size} 人
        </Button>
      </div>
    </Sheet>
  )
}

function writeMembers(request: Numbered<{ teamId: string; studentIds: string[] }>) {
  return call(setTeamMembers, request)
}
