/** How many seats a class has, and how often they were arranged. */
export type SeatingPlanTable = {
  classId: string
  rows: number
  columns: number
  /** 0 where there is no aisle. */
  aisleEvery: number
  version: number
  teacherId: string
  updatedAt: number
}

/** Counted from 1; the first row is before the teacher's desk. */
export type SeatTable = { studentId: string; classId: string; row: number; column: number }

/** The seat of a pupil who left the class, until they come back. */
export type LeftSeatTable = SeatTable
