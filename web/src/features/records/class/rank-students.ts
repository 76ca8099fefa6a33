import type { CommentSummary } from '@pinge/contract/records.ts'

export type GivenStudent = CommentSummary['students'][number]
export type Ranked = { id: string; name: string; header: string | null; score: number; share: number }

/**
 * Pupils who got a comment, the most points first and then in the order of the class list, and those who wait for one.
 * No pupil has a last place: one without a comment is no row but a name to think of. `share` is of the largest.
 */
export function rankStudents(students: readonly GivenStudent[]): {
  ranked: (Ranked & { praiseCount: number; reminderCount: number })[]
  waiting: GivenStudent[]
} {
  const got = students.filter(({ praiseCount, reminderCount }) => praiseCount + reminderCount > 0)
  const most = Math.max(1, ...got.map(pointsOf))
  return {
    ranked: got
      .toSorted((a, b) => pointsOf(b) - pointsOf(a))
      .map((student) => ({
        id: student.id,
        name: student.username,
        header: student.header,
        score: pointsOf(student),
        share: Math.max(0, pointsOf(student) / most),
        praiseCount: student.praiseCount,
        reminderCount: student.reminderCount,
      })),
    waiting: students.filter(({ praiseCount, reminderCount }) => praiseCount + reminderCount === 0),
  }
}

function pointsOf({ praiseScore, reminderScore }: GivenStudent): number {
  return praiseScore + reminderScore
}
