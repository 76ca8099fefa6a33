import type { Student } from '@pinge/contract/students.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'

export type FaceRowProps = {
  students: readonly Pick<Student, 'id' | 'header'>[]
  size: number
  /** The first so many faces; the count beside them says the rest. */
  limit?: number
  className?: string
}

/** The faces of a few, one looking over the other's shoulder. */
export function FaceRow({ students, size, limit = 5, className = '' }: FaceRowProps) {
  return (
    <span aria-hidden className={`flex ${className}`}>
      {students.slice(0, limit).map(({ id, header }) => (
        <Avatar key={id} header={header} size={size} className="ring-2 ring-white not-first:-ml-2.5" />
      ))}
    </span>
  )
}
