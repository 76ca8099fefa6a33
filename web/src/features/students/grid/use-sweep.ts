import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'
import { findStudentId } from './read-card-event.ts'

/** No pupil's card is so small that a hand could pass it between two looks. In CSS pixels. */
const LOOK_EVERY = 16

type Point = { x: number; y: number }

/**
 * Selects every pupil over whom a mouse is drawn with its button down, or a finger while pupils are being selected: before
 * that, a finger that is drawn scrolls the page. The first pupil joins when the second is reached, so that a tap stays a tap.
 */
export function useSweep(isSelecting: boolean, onSweep: (studentIds: readonly string[]) => void) {
  const swept = useRef<string[]>([])
  const isDown = useRef(false)
  const last = useRef<Point>({ x: 0, y: 0 })
  const wasSwept = useRef(false)

  function end(): void {
    isDown.current = false
  }

  return {
    onPointerDown: ({ pointerType, button, target, clientX: x, clientY: y }: PointerEvent) => {
      wasSwept.current = false
      isDown.current = button === 0 && (pointerType === 'mouse' || isSelecting)
      last.current = { x, y }
      const id = findStudentId(target)
      swept.current = id === undefined ? [] : [id]
    },
    onPointerMove: ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
      if (!isDown.current || buttons === 0) return end()
      const before = swept.current.length
      // A finger's events keep their first target, wherever it has gone; and a busy board tells of few of its places.
      for (const place of wayBetween(last.current, { x, y })) {
        const id = findStudentId(document.elementFromPoint(place.x, place.y))
        if (id !== undefined && !swept.current.includes(id)) swept.current.push(id)
      }
      last.current = { x, y }
      if (swept.current.length === before || swept.current.length < 2) return
      wasSwept.current = true
      onSweep(swept.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A picture would be carried away.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    // What was swept is not tapped as well.
    onClickCapture: (event: MouseEvent) => {
      if (wasSwept.current) event.stopPropagation()
      wasSwept.current = false
    },
  }
}

/** The places that were passed on the way from one to the other, which is the last of them. */
function wayBetween(from: Point, to: Point): Point[] {
  const looks = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LOOK_EVERY))
  return Array.from({ length: looks }, (_, at) => {
    const share = (at + 1) / looks
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}
