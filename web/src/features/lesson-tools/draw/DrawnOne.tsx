import type { Student } from '@pinge/contract/students.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { nameMeasure } from './name-measure.ts'

/** One name as large as the stage allows, to be read from the last row. */
export function DrawnOne({ student }: { student: Student }) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-[4cqh] short:flex-row">
      <Avatar header={student.header} className="size-[min(42cqh,60cqw)]!" />
      <p
        className="max-w-full px-2 text-center leading-tight font-bold text-balance wrap-anywhere"
        style={{ fontSize: nameMeasure(student.username) }}
      >
        {student.username}
      </p>
    </div>
  )
}
