/** What a pupil's guardian said about pictures; a pupil of whom nothing was heard has no row. */
export type StudentConsentTable = {
  studentId: string
  classId: string
  /** Days on the signed forms. A withdrawal keeps the day of the consent before it. */
  givenOn: string | null
  withdrawnOn: string | null
  /** Who put it down. */
  teacherId: string
  updatedAt: number
}
