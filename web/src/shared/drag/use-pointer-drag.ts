import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { useKeyDown } from '../keys/use-key-down.ts'

/** How far a mouse goes before it drags; less is a tap. In CSS pixels. */
const DRAG_FROM = 6
/** How long a finger rests before it has taken something up; one that goes on sooner scrolls. */
const HOLD_MS = 300
const SLACK = 10
/** So near an edge of the window the page begins to move. */
const EDGE = 72
const EDGE_STEP = 14

export type PointerDrag = {
  /** What is held: the `data-drag` of it. */
  id: string
  x: number
  y: number
  /** The `data-drop` under the pointer, null where there is none. */
  overId: string | null
}

type Pressed = {
  id: string
  pointerId: number
  x: number
  y: number
  holder: HTMLElement
  /** Of a finger that still has to rest. */
  timer: number | null
}

/**
 * Drags with a mouse, a pen or a finger: whatever carries `data-drag` can be taken, and whatever carries `data-drop`
 * takes it. A finger rests first, since else it scrolls; on what carries `data-drag-touch` it need not. What can be
 * dragged is a button as well, which does the same without dragging.
 */
export function usePointerDrag(onDrop: (id: string, placeId: string) => void) {
  const pressed = useRef<Pressed | null>(null)
  const [drag, setDrag] = useState<PointerDrag | null>(null)
  const isHeld = useRef(false)

  function lift({ id, pointerId, holder, x, y }: Pressed): void {
    // From here on the button beneath gets no click.
    holder.setPointerCapture(pointerId)
    isHeld.current = true
    setDrag({ id, x, y, overId: findDrop(x, y) })
  }

  function end(): void {
    if (pressed.current?.timer) window.clearTimeout(pressed.current.timer)
    pressed.current = null
    isHeld.current = false
    setDrag(null)
  }

  /** A palm that comes or goes while something is held means nothing. */
  const isAnother = (pointerId: number) => isHeld.current && pressed.current?.pointerId !== pointerId

  // Escape lets go of what is dragged.
  useKeyDown(({ key }) => key === 'Escape' && drag && end())
  useEffect(() => {
    // The page must not scroll away under a finger that holds something; React's own listener could not say so.
    const stay = (event: TouchEvent) => isHeld.current && event.preventDefault()
    window.addEventListener('touchmove', stay, { passive: false })
    return () => {
      window.removeEventListener('touchmove', stay)
      if (pressed.current?.timer) window.clearTimeout(pressed.current.timer)
    }
  }, [])

  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !(event.target instanceof Element) || isAnother(event.pointerId)) return
        const id = event.target.closest<HTMLElement>('[data-drag]')?.dataset.drag
        if (id === undefined) return
        end()
        const { pointerId, clientX: x, clientY: y, currentTarget: holder } = event
        const press: Pressed = { id, pointerId, x, y, holder, timer: null }
        if (event.pointerType === 'touch' && !event.target.closest('[data-drag-touch]'))
          press.timer = window.setTimeout(() => lift(press), HOLD_MS)
        pressed.current = press
      },
      onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
        const press = pressed.current
        if (press?.pointerId !== pointerId) return
        if (!isHeld.current) {
          const far = Math.hypot(x - press.x, y - press.y)
          if (press.timer !== null && far > SLACK) return end()
          if (press.timer !== null || far < DRAG_FROM) return
          lift(press)
        }
        scrollAtEdge(y)
        setDrag({ id: press.id, x, y, overId: findDrop(x, y) })
      },
      onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
        if (isAnother(pointerId)) return
        const overId = isHeld.current ? findDrop(clientX, clientY) : null
        if (pressed.current && overId !== null) onDrop(pressed.current.id, overId)
        end()
      },
      onPointerCancel: ({ pointerId }: PointerEvent) => isAnother(pointerId) || end(),
      // A finger that rests asks for the browser's own menu as well.
      onContextMenu: (event: MouseEvent) => pressed.current?.timer && event.preventDefault(),
    },
  }
}

function findDrop(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  return under?.dataset.drop ?? null
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -EDGE_STEP)
  if (y > window.innerHeight - EDGE) window.scrollBy(0, EDGE_STEP)
}
