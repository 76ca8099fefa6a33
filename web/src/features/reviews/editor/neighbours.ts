/** Who stands before and after a pupil, in the order of the class. */
export type Neighbours = {
  /** From 1. */
  number: number
  count: number
  previous: { studentId: string; username: string } | undefined
  next: { studentId: string; username: string } | undefined
}
