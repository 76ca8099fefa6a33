import type { PhraseTag, ReviewState } from '@pinge/contract/reviews/review-values.ts'

/** What was written about a pupil at the end of a term. */
export type TermReviewTable = {
  classId: string
  termKey: string
  studentId: string
  text: string
  /** Where its sentences came from, as JSON in the shape of the contract. */
  sentences: string
  /** The levels of the five qualities, as JSON. */
  levels: string
  teacherWords: string
  /** The words that a draft is written towards, as JSON. */
  tags: string
  state: ReviewState
  /** Counts the changes. */
  version: number
  /** Who wrote it last. */
  teacherId: string
  updatedAt: number
  lockedAt: number | null
  lockedBy: string | null
}

/** A number of a pupil in a class, never given to another one: by it no two drafts of a class share a sentence. */
export type ReviewPlaceTable = { classId: string; place: number; studentId: string }

/** What a class has settled about its reviews, as JSON in the shape of the contract. */
export type ReviewSettingsTable = { classId: string; settings: string }

/** A sentence that a teacher keeps. */
export type ReviewPhraseTable = {
  id: string
  teacherId: string
  tag: PhraseTag
  text: string
  createdAt: number
}
