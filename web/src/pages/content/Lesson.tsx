import { LessonRunner } from '../../features/content/courses/lesson/LessonRunner.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { commentPath } from './comment-path.ts'

const LessonDraw = onDemand(async () => (await import('./LessonDraw.tsx')).LessonDraw)

export type LessonProps = {
  id: string
  /** Who is taught; empty where it is not known. */
  classId: string
  onLeave: () => void
}

/** A course on the board, with the names of the class that is taught. */
export function Lesson({ id, classId, onLeave }: LessonProps) {
  return (
    <LessonRunner
      id={id}
      commentTo={commentPath(classId)}
      renderDraw={classId === '' ? null : (onClose) => <LessonDraw classId={classId} onClose={onClose} />}
      onLeave={onLeave}
    />
  )
}
