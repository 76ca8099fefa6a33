/** What was erased for good, by its id alone: a backup that was made before is told by it what to leave out. */
export type ErasureTable = {
  id: string
  /** The same in all lines of one erasure: of merged records each has a line. */
  erasureId: string
  kind: 'student' | 'class' | 'teacher'
  subjectId: string
  at: number
}
