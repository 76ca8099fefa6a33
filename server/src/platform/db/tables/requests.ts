/** What a write with a requestId was, remembered for ever: an offline queue may return late. */
export type RequestTable = {
  teacherId: string
  requestId: string
  path: string
  /** SHA-256 of the request without its requestId. */
  requestHash: string
  /** Emptied after 30 days, because it holds names. */
  answer: string
  createdAt: number
}
