import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { ChevronRight } from 'lucide-react'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'

export type InformationCardsProps = {
  label: string
  students: readonly StudentInformation[]
  /** Both guardians instead of the pupil's number and the first one. */
  isOfParents: boolean
  onOpen: (id: string) => void
}

/** The pupils on a phone: a card each, which opens the whole record. */
export function InformationCards({ label, students, isOfParents, onOpen }: InformationCardsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {students.map((student) => (
        <li key={student.id}>
          <button
            type="button"
            onClick={() => onOpen(student.id)}
            className="flex min-h-18 w-full items-center gap-3 rounded-card bg-white px-4 py-2 text-left"
          >
            <Avatar header={student.header} size={44} isMuted={student.leftAt !== null} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-name font-bold">{student.username}</span>
              {describe(student, isOfParents).map((line) => (
                <span key={line} className="block truncate text-s text-ink-2">
                  {line}
                </span>
              ))}
            </span>
            {student.leftAt !== null && <Tag>转出</Tag>}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function describe({ stuNo, guardians }: StudentInformation, isOfParents: boolean): string[] {
  const lines = guardians.map(({ name, relation, tel }) =>
    [name || relation || '家长', isOfParents && name ? relation : '', tel].filter(Boolean).join(' '),
  )
  if (isOfParents) return lines.length > 0 ? lines : ['家长未填']
  return [[stuNo && `学号 ${stuNo}`, lines[0] ?? '家长未填'].filter(Boolean).join(' · ')]
}
