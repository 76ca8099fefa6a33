import type { Student } from '@pinge/contract/students.ts'
import { Check } from 'lucide-react'
import { NameText } from '../../../shared/text/NameText.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'

export type HitsProps = {
  students: readonly Student[]
  hitIds: readonly string[]
  onToggle: (id: string) => void
}

/** The pupils who had it all, by a touch. Of the others nothing is said. */
export function Hits({ students, hitIds, onToggle }: HitsProps) {
  return (
    <ul
      aria-label="谁全对了"
      className="m-auto grid w-full max-w-300 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2"
    >
      {students.map(({ id, username, header }) => (
        <li key={id} className="grid">
          <button
            type="button"
            aria-pressed={hitIds.includes(id)}
            onClick={() => onToggle(id)}
            className="relative flex min-w-0 flex-col items-center gap-1 rounded-card bg-white p-2 font-bold aria-pressed:bg-sun-tint aria-pressed:outline-3 aria-pressed:-outline-offset-3 aria-pressed:outline-sun"
          >
            <Avatar header={header} size={52} />
            <span className="max-w-full text-m leading-tight text-balance wrap-anywhere">
              <NameText>{username}</NameText>
            </span>
            {hitIds.includes(id) && (
              <Check aria-hidden className="absolute top-1.5 right-1.5 size-6 rounded-full bg-sun p-1" />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
