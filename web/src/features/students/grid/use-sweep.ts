import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'
import { findStudentId } from './read-card-event.ts'

/**
 * Selects every pupil over whom a mouse is drawn with its button down, or a finger while pupils are being selected: before
 * that, a finger that is drawn scrolls the page. The first pupil joins when the second is reached, so that a tap stays a tap.
 */
export function useSweep(isSelecting: boolean, onSweep: (studentIds: readonly string[]) => void) {
  const swept = useRef<string[]>([])
  const isDown = useRef(false)
  const wasSwept = useRef(false)

  function end(): void {
    isDown.current = false
  }

  return {
    onPointerDown: ({ pointerType, button, target }: PointerEvent) => {
      wasSwept.current = false
      isDown.current = button === 0 && (pointerType === 'mouse' || isSelecting)
      const id = findStudentId(target)
      swept.current = id === undefined ? [] : [id]
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      if (!isDown.current || buttons === 0) return end()
      // A finger's events keep their first target, wherever it has gone.
      const id = findStudentId(document.elementFromPoint(clientX, clientY))
      if (id === undefined || swept.current.includes(id)) return
      swept.current.push(id)
      if (swept.current.length < 2) return
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
