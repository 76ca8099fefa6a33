import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student, StudentTotals } from '@pinge/contract/students.ts'
import { addTodayType, redeemablePoints } from '@pinge/contract/values/comment-effect.ts'

/**
 * How the pupils will stand once a comment is written, drawn before the server has answered. A praise adds to both
 * totals; a reminder takes from the score alone, because it never takes back what was earned.
 */
export function addPoints(
  students: readonly Student[],
  ids: ReadonlySet<string>,
  item: CommentItem,
): Student[] {
  return students.map((student) => {
    if (!ids.has(student.id)) return student
    return {
      ...student,
      stuScore: student.stuScore + item.score,
      redeemScore: student.redeemScore + redeemablePoints(item.score),
      todayTypes: item.score > 0 ? addTodayType(student.todayTypes, item.type) : student.todayTypes,
      ...reminded(student, Math.min(item.score, 0)),
    }
  })
}

/** Takes a comment's points off again after a refusal. `firstIds` had not been praised for this quality today before it. */
export function takeBackPoints(
  students: readonly Student[],
  ids: ReadonlySet<string>,
  item: CommentItem,
  firstIds: ReadonlySet<string>,
): Student[] {
  return students.map((student) => {
    if (!ids.has(student.id)) return student
    return {
      ...student,
      stuScore: student.stuScore - item.score,
      redeemScore: student.redeemScore - redeemablePoints(item.score),
      todayTypes: firstIds.has(student.id)
        ? student.todayTypes.filter((type) => type !== item.type)
        : student.todayTypes,
      ...reminded(student, Math.max(-item.score, 0)),
    }
  })
}

/** Which of these pupils a comment of this item would be the first of its quality for today. */
export function firstOfToday(
  students: readonly Student[],
  ids: ReadonlySet<string>,
  item: CommentItem,
): Set<string> {
  if (item.score < 0) return new Set()
  return new Set(
    students
      .filter((student) => ids.has(student.id) && !student.todayTypes.includes(item.type))
      .map((student) => student.id),
  )
}

/** What made the totals new: a comment, an undo, or an exchange or a reset. */
type Change = 'given' | 'undone' | 'scores'

/** Takes over the totals that the server answered. An unchanged pupil stays the same object, and is not drawn again. */
export function takeOverTotals(
  students: readonly Student[],
  totals: readonly StudentTotals[],
  change: Change,
): Student[] {
  const answered = new Map(totals.map((row) => [row.id, row]))
  return students.map((student) => {
    const row = answered.get(student.id)
    if (!row || (row.stuScore === student.stuScore && row.redeemScore === student.redeemScore)) return student
    const rise = row.stuScore - student.stuScore
    return {
      ...student,
      stuScore: row.stuScore,
      redeemScore: row.redeemScore,
      ...reminded(student, byReminders[change](rise)),
    }
  })
}

/** How much of a total's rise or fall is a reminder's: a comment that takes, an undo that gives, and a reset ends them. */
const byReminders: Record<Change, (rise: number) => number> = {
  given: (rise) => Math.min(rise, 0),
  undone: (rise) => Math.max(rise, 0),
  scores: (rise) => (rise === 0 ? 0 : Infinity),
}

function reminded({ todayReminders = 0 }: Student, points: number): Pick<Student, 'todayReminders'> {
  return { todayReminders: Math.min(todayReminders + points, 0) || undefined }
}
