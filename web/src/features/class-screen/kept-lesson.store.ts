import { create } from 'zustand'
import type { ClassScreen } from './class-screen.ts'

type KeptLesson = {
  classId: string
  /** The query of its address: pupils or teams, and which scheme. */
  search: string
  /** What was being done with the pupils. */
  screen: ClassScreen
}

/** The lesson that was left for another screen of the same class, for as long as the teacher stays with that class. */
export const useKeptLesson = create<{ kept: KeptLesson | null }>(() => ({ kept: null }))

export function keptLessonOf(classId: string): KeptLesson | null {
  const { kept } = useKeptLesson.getState()
  return kept?.classId === classId ? kept : null
}

export function rememberLesson(kept: KeptLesson): void {
  useKeptLesson.setState({ kept })
}

/** Another class, or a screen of none, ends it. */
export function endLessonOutside(classId: string | undefined): void {
  const { kept } = useKeptLesson.getState()
  if (kept && kept.classId !== classId) useKeptLesson.setState({ kept: null })
}
