import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react'

/** How far a pointer goes before it drags; less is a tap. In CSS pixels. */
const DRAG_FROM = 6
/** So near an edge of the window the page begins to move. */
const EDGE = 72
const EDGE_STEP = 14

export type MemberDrag = {
  studentId: string
  x: number
  y: number
  /** The team under the pointer, '' for the tray, null for neither. */
  overId: string | null
}

type Pressed = { studentId: string; pointerId: number; x: number; y: number; holder: HTMLElement }

/**
 * Drags pupils with a pointer: whatever carries `data-drag-student` can be taken, a finger takes only what also carries
 * `data-drag-touch` (it scrolls the page with the rest), and `data-drop-team` takes them. Each pupil's own button opens
 * a menu that does the same without dragging.
 */
export function useMemberDrag(onDrop: (studentId: string, teamId: string | null) => void) {
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const [drag, setDrag] = useState<MemberDrag | null>(null)

  function end(): void {
    setPressed(null)
    setDrag(null)
  }

  // The keyboard lies outside React: Escape lets go of what is dragged.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) end()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !(event.target instanceof Element)) return
        const taken = event.target.closest<HTMLElement>('[data-drag-student]')
        const studentId = taken?.dataset.dragStudent
        if (!taken || studentId === undefined) return
        if (event.pointerType === 'touch' && !event.target.closest('[data-drag-touch]')) return
        const { pointerId, clientX, clientY, currentTarget } = event
        setPressed({ studentId, pointerId, x: clientX, y: clientY, holder: currentTarget })
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
        if (pressed?.pointerId !== pointerId) return
        if (!drag) {
          if (Math.hypot(clientX - pressed.x, clientY - pressed.y) < DRAG_FROM) return
          // From here on the button beneath gets no click.
          pressed.holder.setPointerCapture(pointerId)
        }
        scrollAtEdge(clientY)
        const { studentId } = pressed
        setDrag({ studentId, x: clientX, y: clientY, overId: findDropTeam(clientX, clientY) })
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (drag) {
          const overId = findDropTeam(clientX, clientY)
          if (overId !== null) onDrop(drag.studentId, overId === '' ? null : overId)
        }
        end()
      },
      onPointerCancel: end,
    },
  }
}

function findDropTeam(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-team]')
  return under?.dataset.dropTeam ?? null
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -EDGE_STEP)
  if (y > window.innerHeight - EDGE) window.scrollBy(0, EDGE_STEP)
}
