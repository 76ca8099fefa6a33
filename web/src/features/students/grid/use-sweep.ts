import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'
import { findStudentId } from './read-card-event.ts'

/** No pupil's card is so small that a hand could pass it between two looks. */
const LOOK_EVERY_PX = 16

type Point = { x: number; y: number }

/**
 * Selects every pupil over whom a mouse is drawn with its button down, or a finger while pupils are being selected: before
 * that, a finger that is drawn scrolls the page. The first pupil joins when the second is reached, so that a tap stays a tap.
 */
export function useSweep(isSelecting: boolean, onSweep: (studentIds: readonly string[]) => void) {
  const swept = useRef<string[]>([])
  /** The one that is down, and no other finger or palm. */
  const pointerId = useRef<number | null>(null)
  /** Where it was seen last; null outside the grid, from where no moves are told. */
  const last = useRef<Point | null>(null)
  const wasSwept = useRef(false)

  function end(event: { pointerId: number }): void {
    if (event.pointerId === pointerId.current) pointerId.current = null
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary) return
      const { pointerType, button, target, clientX: x, clientY: y } = event
      wasSwept.current = false
      pointerId.current = button === 0 && (pointerType === 'mouse' || isSelecting) ? event.pointerId : null
      last.current = { x, y }
      const id = findStudentId(target)
      swept.current = id === undefined ? [] : [id]
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerId !== pointerId.current) return
      if (event.buttons === 0) return end(event)
      const at = { x: event.clientX, y: event.clientY }
      const before = swept.current.length
      // A finger's events keep their first target, wherever it has gone; and a busy board tells of few of its places.
      for (const { x, y } of wayBetween(last.current ?? at, at)) {
        const id = findStudentId(document.elementFromPoint(x, y))
        if (id !== undefined && !swept.current.includes(id)) swept.current.push(id)
      }
      last.current = at
      if (swept.current.length === before || swept.current.length < 2) return
      wasSwept.current = true
      onSweep(swept.current)
    },
    onPointerLeave: () => {
      last.current = null
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A picture would be carried away.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    // What was swept is not tapped as well; a key counts no clicks, and the pointer may have been lifted elsewhere.
    onClickCapture: (event: MouseEvent) => {
      if (wasSwept.current && event.detail > 0) event.stopPropagation()
      wasSwept.current = false
    },
  }
}

/** The places that were passed on the way from one to the other, which is the last of them. */
function wayBetween(from: Point, to: Point): Point[] {
  const looks = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LOOK_EVERY_PX))
  return Array.from({ length: looks }, (_, at) => {
    const share = (at + 1) / looks
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}
