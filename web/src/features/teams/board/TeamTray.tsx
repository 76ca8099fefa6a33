import { attendanceNames, isAway } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { GripVertical, WandSparkles } from 'lucide-react'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'
import { formatMember } from './format-member.ts'

export type TeamTrayProps = {
  students: readonly Student[]
  isTarget: boolean
  /** A pupil of a team is being dragged, and finds it within reach. */
  isWithinReach: boolean
  onSpread: () => void
}

/** Who is in no team yet; a pupil dragged here leaves the team. */
export function TeamTray({ students, isTarget, isWithinReach, onSpread }: TeamTrayProps) {
  const { dialog: open } = useOpenTeamDialog()
  return (
    <section
      aria-label="未分组"
      data-drop=""
      // Under the teams, of which it covers none until a hand brings somebody.
      className={`mt-4 flex flex-wrap items-center gap-2 rounded-[1.25rem] bg-mist-2 p-3 sm:px-5 ${isWithinReach ? 'z-10 max-h-[34dvh] sticky bottom-(--lane) overflow-y-auto' : ''} ${isTarget ? 'outline-3 outline-brand' : ''}`}
    >
      <h2 className="text-m font-bold">未分组</h2>
      <p className="mr-1 text-s text-ink-2">
        {students.length === 0 ? '已全部分组' : `${students.length} 人，拖到上面的小组里，或点一下选小组`}
      </p>
      <ul className="contents">
        {students.map((student) => (
          <li key={student.id} data-drag={student.id} className="flex items-center rounded-full bg-white">
            <span
              aria-hidden
              data-drag-touch
              className="grid h-12 w-8 cursor-grab touch-none place-items-center pl-1.5 text-ink-3"
            >
              <GripVertical className="size-4" />
            </span>
            <button
              type="button"
              aria-label={formatMember(student)}
              onClick={() => open({ type: 'move', studentId: student.id })}
              className="flex min-h-12 max-w-48 items-center gap-2 rounded-full pr-4 font-bold select-none"
            >
              <Avatar header={student.header} size={36} isMuted={isAway(student.attendance)} />
              <span className={`truncate ${isAway(student.attendance) ? 'text-ink-2' : ''}`}>
                {student.username}
              </span>
              {isAway(student.attendance) && (
                <span className="shrink-0 text-cap font-normal text-ink-2">
                  {attendanceNames[student.attendance]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {students.length > 0 && (
        <Button variant="white" className="ml-auto" onClick={onSpread}>
          <WandSparkles aria-hidden />
          平均分到各小组
        </Button>
      )}
    </section>
  )
}
