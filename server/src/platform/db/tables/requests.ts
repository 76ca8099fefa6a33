/** What a write with a requestId answered, remembered for ever: an offline queue may return late. */
export type RequestTable = {
  teacherId: string
  requestId: string
  path: string
  /** SHA-256 of the request without its requestId. */
  requestHash: string
  answer: string
  createdAt: number
}
