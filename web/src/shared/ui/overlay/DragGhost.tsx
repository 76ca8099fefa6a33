import type { PointerDrag } from '../../drag/use-pointer-drag.ts'
import { Avatar } from '../picture/Avatar.tsx'

export type DragGhostProps = { drag: PointerDrag; student: { username: string; header: string } | undefined }

/** The pupil who is held, under the pointer. Seen only: the move itself is said by the lists. */
export function DragGhost({ drag, student }: DragGhostProps) {
  if (!student) return null
  return (
    <div
      aria-hidden
      style={{ transform: `translate(${drag.x + 8}px, ${drag.y + 8}px)` }}
      className="pointer-events-none fixed top-0 left-0 z-40 flex items-center gap-2 rounded-full bg-white py-1 pr-4 pl-1 font-bold shadow-float"
    >
      <Avatar header={student.header} size={36} />
      {student.username}
    </div>
  )
}
