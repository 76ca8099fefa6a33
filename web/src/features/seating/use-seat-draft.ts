import type { Seat, SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../shared/form/interrupted.ts'
import {
  isSamePlan,
  keepInside,
  moveStudent,
  moveTogether,
  seatInOrder,
  suggestSize,
  whoSitsAt,
  type SeatPlace,
  type SeatSize,
} from './seating-plan.ts'
import { useSeatHistory, type SeatLayout, type SeatSteps } from './use-seat-history.ts'

export type SeatDraft = ReturnType<typeof useSeatDraft>

/** What the end of the session interrupted. */
type KeptSeats = { begun: SeatingPlan; steps: SeatSteps }

/** The seats as they are being arranged, and the pupils who are taken up. */
export function useSeatDraft(classId: string, plan: SeatingPlan, students: readonly Student[]) {
  const form = `seating/${classId}`
  const [kept] = useState(() => findInterrupted<KeptSeats | undefined>(form, undefined))
  // What a colleague saves meanwhile must not be taken for what this one began with.
  const [begun] = useState(kept?.begun ?? plan)
  const { steps, layout, first, change, undo } = useSeatHistory(
    () => firstLayout(begun, students.length),
    kept?.steps,
  )
  const { seats, aisleEvery, ...size } = layout
  const [heldIds, setHeldIds] = useState<readonly string[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const byId = new Map(students.map((student) => [student.id, student]))
  const present = seats.filter(({ studentId }) => byId.has(studentId))
  const seatedIds = new Set(present.map(({ studentId }) => studentId))
  // One who left the class meanwhile is not seated.
  const held = heldIds.flatMap((id) => byId.get(id) ?? [])
  const isDirty = !isSameRoom(layout, first) || !isSamePlan(seats, begun.seats)
  useKeepInterrupted(form, () => (isDirty ? ({ begun, steps } satisfies KeptSeats) : undefined))

  function putDown(): void {
    setHeldIds([])
    setIsChoosing(false)
  }

  function changeSeats(next: readonly Seat[]): void {
    putDown()
    change({ ...layout, seats: next })
  }

  /** The seats after a move; null where not all of them have room. */
  function seatsWith(ids: readonly string[], to: SeatPlace | null): Seat[] | null {
    const [only] = ids
    if (only === undefined) return present
    if (to === null) return present.filter(({ studentId }) => !ids.includes(studentId))
    return ids.length > 1 ? moveTogether(present, ids, { to, size }) : moveStudent(present, only, to)
  }

  /** Whether there was room for all of them. */
  function put(students: readonly string[], to: SeatPlace | null): boolean {
    const next = seatsWith(
      students.filter((id) => byId.has(id)),
      to,
    )
    if (next) changeSeats(next)
    return next !== null
  }

  /** Takes a pupil up, or puts the same one down again; while several are chosen, the others stay. */
  function hold(id: string): void {
    const others = heldIds.filter((one) => one !== id)
    if (others.length < heldIds.length) setHeldIds(isChoosing ? others : [])
    else setHeldIds(isChoosing ? [...others, id] : [id])
  }

  return {
    size,
    aisleEvery,
    /** What is saved. */
    plan: { ...size, aisleEvery, seats: present, version: begun.version },
    isDirty,
    hasRoom: students.length <= size.rows * size.columns,
    students,
    unseated: students.filter(({ id }) => !seatedIds.has(id)),
    held,
    isHeldSeated: held.some(({ id }) => seatedIds.has(id)),
    isChoosing,
    /** Several are chosen, to be moved together; begins with who is held, and ends with all of them still held. */
    choose: () => setIsChoosing(!isChoosing),
    putDown,
    findStudent: (id: string) => byId.get(id),
    studentAt: (place: SeatPlace) => byId.get(whoSitsAt(present, place) ?? ''),
    put,
    /** One was dropped, and with them all who are held together. */
    drop: (id: string, to: SeatPlace | null) =>
      put(heldIds.includes(id) ? [id, ...heldIds.filter((one) => one !== id)] : [id], to),
    hold,
    /** A seat was tapped: it gets those who are held, or gives up its own. Answers whether they had room. */
    tap: (place: SeatPlace): boolean => {
      const sitting = whoSitsAt(present, place)
      const isHeld = sitting !== undefined && heldIds.includes(sitting)
      if (held.length > 0 && !isChoosing && !isHeld) return put(heldIds, place)
      if (sitting !== undefined) hold(sitting)
      return true
    },
    resize: (next: Partial<Omit<SeatLayout, 'seats'>>): void => {
      const room = { ...layout, ...next }
      change({ ...room, seats: keepInside(present, room) })
    },
    seatAll: (ids: readonly string[]) => changeSeats(seatInOrder(ids, size)),
    clear: () => changeSeats([]),
    undo: undo && (() => (putDown(), undo())),
  }
}

function firstLayout(plan: SeatingPlan, studentCount: number): SeatLayout {
  const { rows, columns, aisleEvery, seats, version } = plan
  if (version > 0) return { rows, columns, aisleEvery, seats }
  return { ...suggestSize(studentCount), aisleEvery, seats }
}

type Room = SeatSize & { aisleEvery: number }

function isSameRoom(a: Room, b: Room): boolean {
  return a.rows === b.rows && a.columns === b.columns && a.aisleEvery === b.aisleEvery
}
