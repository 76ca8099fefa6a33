/** What was done or refused, by ids alone and never changed. It refers to nothing: it outlives teachers and classes. */
export type SecurityEventTable = {
  id: string
  at: number
  kind: string
  /** Which refusal, which call, how many pupils. */
  detail: string
  /** Who did it; null for callers without a session. */
  teacherId: string | null
  sessionId: string | null
  classId: string | null
  /** To whom or what it was done: a teacher, a session, or the fingerprint of a phone. */
  subject: string | null
  /** A keyed fingerprint of the caller's address: the same one comes from the same place. */
  place: string | null
  /** The network of a caller without a session, so that an operator can shut it out. */
  network: string | null
  /** How often it happened alike in one minute. */
  count: number
}
