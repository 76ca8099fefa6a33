import { lastOpenClass } from '../../features/classes/class-detail.store.ts'
import { LessonRunner } from '../../features/content/courses/lesson/LessonRunner.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { commentPath } from './comment-path.ts'

const LessonDraw = onDemand(async () => (await import('./LessonDraw.tsx')).LessonDraw)

/** A course on the board, with the names of the class that was open last. */
export function Lesson({ id, onLeave }: { id: string; onLeave: () => void }) {
  const classId = lastOpenClass(useCurrentUser()?.userId)
  return (
    <LessonRunner
      id={id}
      commentTo={commentPath()}
      renderDraw={classId === '' ? null : (onClose) => <LessonDraw classId={classId} onClose={onClose} />}
      onLeave={onLeave}
    />
  )
}
