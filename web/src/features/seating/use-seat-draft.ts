import type { Seat, SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import type { Random } from '../../shared/device/seeded-random.ts'
import {
  isSamePlan,
  keepInside,
  moveStudent,
  seatRandomly,
  suggestSize,
  whoSitsAt,
  type SeatPlace,
  type SeatSize,
} from './seating-plan.ts'

export type SeatDraft = ReturnType<typeof useSeatDraft>

/** The seats as they are being arranged, and the pupil who is taken up. */
export function useSeatDraft(plan: SeatingPlan, students: readonly Student[]) {
  // What a colleague saves meanwhile must not be taken for what this one began with.
  const [begun] = useState(plan)
  const [first] = useState<SeatSize>(() => (plan.version === 0 ? suggestSize(students.length) : plan))
  const [size, setSize] = useState<SeatSize>({ rows: first.rows, columns: first.columns })
  const [seats, setSeats] = useState<readonly Seat[]>(plan.seats)
  const [heldId, setHeldId] = useState<string | null>(null)
  const byId = new Map(students.map((student) => [student.id, student]))
  const present = seats.filter(({ studentId }) => byId.has(studentId))
  const seatedIds = new Set(present.map(({ studentId }) => studentId))

  function put(studentId: string, to: SeatPlace | null): void {
    setHeldId(null)
    // One who left the class meanwhile is not seated.
    if (byId.has(studentId)) setSeats(moveStudent(present, studentId, to))
  }

  return {
    size,
    /** What is saved. */
    plan: { ...size, seats: present, version: begun.version },
    isDirty: size.rows !== first.rows || size.columns !== first.columns || !isSamePlan(seats, begun.seats),
    hasRoom: students.length <= size.rows * size.columns,
    unseated: students.filter(({ id }) => !seatedIds.has(id)),
    held: heldId === null ? undefined : byId.get(heldId),
    isHeldSeated: heldId !== null && seatedIds.has(heldId),
    findStudent: (id: string) => byId.get(id),
    studentAt: (place: SeatPlace) => byId.get(whoSitsAt(present, place) ?? ''),
    put,
    /** Takes a pupil up, or puts the same one down again. */
    hold: (id: string) => setHeldId(heldId === id ? null : id),
    /** A seat was tapped: it gets the pupil who is held, or gives up its own. */
    tap: (place: SeatPlace): void => {
      const sitting = whoSitsAt(present, place)
      if (heldId !== null && heldId !== sitting) put(heldId, place)
      else if (sitting !== undefined) setHeldId(heldId === sitting ? null : sitting)
    },
    resize: (change: Partial<SeatSize>): void => {
      const next = { ...size, ...change }
      setSize(next)
      setSeats(keepInside(present, next))
    },
    shuffle: (random: Random) =>
      setSeats(
        seatRandomly(
          students.map(({ id }) => id),
          size,
          random,
        ),
      ),
    clear: () => setSeats([]),
  }
}
