import type { Student } from '@pinge/contract/students.ts'
import { SeatFace } from './SeatFace.tsx'

export type SeatPupilProps = {
  student: Student
  where: string
  isHeld: boolean
  onTap: () => void
}

/** A pupil who is taken up by a tap, a key or a drag. */
export function SeatPupil({ student, where, isHeld, onTap }: SeatPupilProps) {
  return (
    <button
      type="button"
      data-drag={student.id}
      aria-pressed={isHeld}
      aria-label={`${student.username}，${where}`}
      onClick={onTap}
      className={`seat relative flex size-full min-w-0 cursor-grab touch-manipulation flex-col items-center justify-center gap-0.5 rounded-card bg-white select-none [-webkit-touch-callout:none] *:pointer-events-none ${isHeld ? 'ring-4 ring-sun ring-inset' : ''}`}
    >
      <SeatFace student={student} />
    </button>
  )
}
