import type { QualityType } from './quality-type.ts'

/** What a comment does to the pupils and teams who receive it: the server writes it, the page draws it before the answer. */

/** A praise can be exchanged; a reminder never takes back what was earned. */
export function redeemablePoints(score: number): number {
  return Math.max(score, 0)
}

/** Today's praised qualities after one more praise, ascending. Stays the same list where the quality is in it. */
export function addTodayType(todayTypes: QualityType[], praised: QualityType): QualityType[] {
  return todayTypes.includes(praised) ? todayTypes : [...todayTypes, praised].toSorted((a, b) => a - b)
}

/** A team's five points by quality after one more comment, in the order of the qualities. */
export function addQualityPoints(scores: readonly number[], type: QualityType, points: number): number[] {
  return scores.map((score, place) => (place + 1 === type ? score + points : score))
}
