import type { ReviewLevel } from '@pinge/contract/reviews/review-values.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** What the database holds of a pupil's term: all that a review may rest on. */
export type Ground = {
  /** Praise points of the five qualities; null where there was no praise. */
  axes: (number | null)[]
  /** Praise by item, the most given first. */
  items: { name: string; type: QualityType; count: number }[]
  /** Comments of both kinds. */
  comments: number
  /** Qualities in which there were reminders, the most first. */
  reminded: QualityType[]
  /** In the order of the sheet's subjects; the points in hundredths of the maximum. */
  marks: { subject: string; points: number; level: ReviewLevel; hasRisen: boolean }[]
  /** Of the term's marks, in hundredths of their maximum, not rounded: it is held against the bounds. */
  markMean: number | null
  fitness: { total: number; level: '优秀' | '良好' | '及格' | '待提高' } | null
  /** What was better than in the document before. */
  fitnessRises: { item: string; unit: string; before: number; after: number }[]
  /** Adopted or filed, 典型 first. */
  records: { id: string; batchId: string; title: string; date: string; type: QualityType }[]
  /** Days on which the class was marked, all of them present; null with an absence, or where few days were marked. */
  fullAttendance: number | null
  /** 我的目标; empty where there is none. */
  goal: string
}
