/** What was erased for good, by its id alone: a backup that was made before is told by it what to leave out. */
export type ErasureTable = {
  /** A UUID. Of merged records each has a line, told by what follows it. */
  id: string
  kind: 'student' | 'class' | 'teacher'
  subjectId: string
  at: number
}
