import { create } from 'zustand'
import { currentUser } from '../../shared/session/session.ts'
import type { ClassScreen } from './class-screen.ts'

type KeptLesson = {
  /** After a session has ended another teacher may sign in on the same page. */
  userId: string | undefined
  classId: string
  /** The query of its address: pupils or teams, and which scheme. */
  search: string
  /** What was being done with the pupils. */
  screen: ClassScreen
}

/** The lesson that was left for another screen of the same class, for as long as the teacher stays with that class. */
const useKept = create<{ kept: KeptLesson | null }>(() => ({ kept: null }))

/** The lesson of the teacher who is signed in. */
export function keptLessonOf(classId: string): KeptLesson | null {
  const { kept } = useKept.getState()
  return kept?.classId === classId && kept.userId === currentUser()?.userId ? kept : null
}

export function useKeptLesson(classId: string): KeptLesson | null {
  return useKept(() => keptLessonOf(classId))
}

export function rememberLesson(kept: KeptLesson): void {
  useKept.setState({ kept })
}

/** Another class, or a screen of none, ends it. */
export function endLessonOutside(classId: string | undefined): void {
  const { kept } = useKept.getState()
  if (kept && kept.classId !== classId) useKept.setState({ kept: null })
}
