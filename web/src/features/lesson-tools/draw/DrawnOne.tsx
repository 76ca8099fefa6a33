import type { Student } from '@pinge/contract/students.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { NameText } from '../../../shared/text/NameText.tsx'

/** One name as large as the stage allows, to be read from the last row. */
export function DrawnOne({ student }: { student: Student }) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-[4cqh] short:flex-row">
      <span data-drawn-id={student.id} className="grid">
        <Avatar header={student.header} className="size-[min(42cqh,60cqw)]!" />
      </span>
      <p
        className="max-w-full px-2 text-center leading-tight font-bold text-balance wrap-anywhere"
        style={{ fontSize: nameMeasure(student.username) }}
      >
        <NameText>{student.username}</NameText>
      </p>
    </div>
  )
}

/** A name of more characters than this stands in two lines. */
const ONE_LINE = 7

/** How large one name stands on a stage whose width and height are the container's. */
function nameMeasure(name: string): string {
  const length = Math.max([...name].length, 3)
  const perLine = length > ONE_LINE ? Math.ceil(length / 2) + 1 : length
  const height = length > ONE_LINE ? 15 : 28
  return `min(${height}cqh, ${Math.floor(92 / perLine)}cqw)`
}
