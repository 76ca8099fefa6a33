import type { AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { AttendanceTable } from '../../platform/db/tables/attendance.ts'
import type { SeatingPlanTable, SeatTable } from '../../platform/db/tables/seating.ts'
import type { SeededRandom } from '../../platform/seeded-random.ts'
import { schoolDays, type ClassPlan, type GeneratedClass } from './generate-class.ts'

/** What a teacher keeps beside the comments: who was there each morning, and who sits where. */
export type DrawnLesson = {
  attendance: AttendanceTable[]
  seatingPlan: SeatingPlanTable
  seats: SeatTable[]
}

const SEAT_COLUMNS = 8
/** Attendance is taken at five past eight. */
const TAKEN_AT_MS = (8 * 60 + 5) * MINUTE_MS
const MAX_AWAY = 2

/** The mornings and the seats of a generated class, the same ones for the same seed. */
export function drawLesson(
  random: SeededRandom,
  { students, ledger }: GeneratedClass,
  { classId, teacherId, from, to }: Pick<ClassPlan, 'classId' | 'teacherId' | 'from' | 'to'>,
): DrawnLesson {
  const praisedOn = Map.groupBy(ledger, ({ createdAt }) => localDate(createdAt))
  const attendance: AttendanceTable[] = []
  for (const day of schoolDays(from, to)) {
    const updatedAt = day + TAKEN_AT_MS
    if (updatedAt < from || updatedAt > to) continue
    const date = localDate(updatedAt)
    // Who got points that day was there.
    const seen = new Set(praisedOn.get(date)?.map(({ studentId }) => studentId))
    const states = drawStates(
      random,
      students.map(({ id }) => id).filter((id) => !seen.has(id)),
    )
    for (const { id: studentId } of students)
      attendance.push({
        classId,
        studentId,
        date,
        state: states.get(studentId) ?? (random.chance(1) ? 'late' : 'present'),
        note: '',
        teacherId,
        updatedAt,
      })
  }

  const rows = Math.ceil(students.length / SEAT_COLUMNS)
  return {
    attendance,
    seatingPlan: {
      classId,
      rows,
      columns: SEAT_COLUMNS,
      aisleEvery: 2,
      version: 1,
      teacherId,
      updatedAt: from,
    },
    seats: shuffled(random, students).map(({ id: studentId }, place) => ({
      studentId,
      classId,
      row: Math.floor(place / SEAT_COLUMNS) + 1,
      column: (place % SEAT_COLUMNS) + 1,
    })),
  }
}

/** One or two are on leave on most days; somebody is missing without a word about once in three weeks. */
function drawStates(random: SeededRandom, maybeAway: readonly string[]): Map<string, AttendanceState> {
  const awayCount = random.between(0, MAX_AWAY)
  return new Map(
    shuffled(random, maybeAway)
      .slice(0, awayCount)
      .map((id) => [id, random.chance(6) ? 'absent' : random.chance(60) ? 'sick' : 'personal'] as const),
  )
}

function shuffled<T>(random: SeededRandom, some: readonly T[]): T[] {
  return some
    .map((one, place) => ({ one, place, draw: random.between(0, 1_000_000) }))
    .toSorted((a, b) => a.draw - b.draw || a.place - b.place)
    .map(({ one }) => one)
}
