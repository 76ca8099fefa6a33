import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type PointerEvent,
  type RefObject,
} from 'react'
import { dropPlace, shifts, type Box } from './drop-place.ts'

/** What is held: by the pointer, which it follows by `by` pixels, or by the keyboard, which sets it on a place. */
type Held = { id: string; from: number; to: number; by: number | null; boxes: readonly Box[] }

/** Which pointer took an entry up and where, where it is now, and what scrolls under it. */
type PointerAt = { pointerId: number; pageY: number; clientY: number; scroller: HTMLElement }

export type SortableOptions = {
  /** The entries in the order in which they are drawn. */
  ids: readonly string[]
  /** Called once, when the entry is let go in another place. */
  onMove: (id: string, to: number) => void
}

/** `data-keeps-escape`: the key puts the entry back, and shuts nothing in which the list stands. */
type HandleProps = HTMLAttributes<HTMLButtonElement> & {
  'data-handle': string
  'data-keeps-escape': true | undefined
}

/** So near to the edge of the screen the page begins to move. */
const EDGE_PX = 72
const EDGE_STEP_PX = 14

/**
 * A list that is put in order by hand: by dragging the handle of an entry, or with Space, the arrows and Space again;
 * Escape puts it back. While it is held nothing is changed but how the list is drawn. Entries wear `entryProps`, the
 * button that is their handle `handleProps`, and a `SortableHint` with `hint` stands beside the list.
 */
export function useSortable({ ids, onMove }: SortableOptions) {
  const list = useRef<HTMLUListElement>(null)
  const hintId = useId()
  const [held, setHeld] = useState<Held | null>(null)
  const start = useRef<PointerAt>({ pointerId: 0, pageY: 0, clientY: 0, scroller: document.documentElement })
  const refocus = useRefocus(list, ids)
  const isDragging = held !== null && held.by !== null && ids.includes(held.id)
  useScrollAtEdge(isDragging, start, () => setHeld(followed))

  function followed(before: Held | null): Held | null {
    if (!before) return null
    const { clientY, pageY, scroller } = start.current
    const by = clientY + scroller.scrollTop - pageY
    return { ...before, by, to: dropPlace(before.boxes, before.from, by) }
  }

  /** A second finger, or a palm, means nothing while the first one drags. */
  const isLed = ({ pointerId }: PointerEvent) => isDragging && pointerId === start.current.pointerId

  function lift(id: string, by: number | null): void {
    const from = ids.indexOf(id)
    if (from >= 0) setHeld({ id, from, to: from, by, boxes: boxesOf(list.current, start.current.scroller) })
  }

  function drop(): void {
    setHeld(null)
    if (!held || held.to === held.from) return
    refocus(held.id)
    onMove(held.id, held.to)
  }

  function handleProps(id: string): HandleProps {
    const isHeld = held?.id === id
    return {
      'data-handle': id,
      'data-keeps-escape': isHeld || undefined,
      'aria-pressed': isHeld,
      'aria-describedby': hintId,
      style: { touchAction: 'none', cursor: isHeld ? 'grabbing' : 'grab' },
      onPointerDown: (event) => {
        if (event.button !== 0 || (isDragging && !isLed(event))) return
        const { clientY, pointerId } = event
        event.currentTarget.setPointerCapture(pointerId)
        const scroller = scrollerOf(list.current)
        start.current = { pointerId, pageY: clientY + scroller.scrollTop, clientY, scroller }
        lift(id, 0)
      },
      onPointerMove: (event) => {
        if (!isLed(event)) return
        start.current.clientY = event.clientY
        setHeld(followed)
      },
      onPointerUp: (event) => isLed(event) && drop(),
      onPointerCancel: (event) => isLed(event) && setHeld(null),
      // Of an entry that the list draws elsewhere no other end is told.
      onLostPointerCapture: (event) => isLed(event) && setHeld(null),
      onBlur: () => !isDragging && setHeld(null),
      onKeyDown: (event) => {
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          if (isHeld) drop()
          else lift(id, null)
          return
        }
        if (!isHeld) return
        if (event.key === 'Escape') setHeld(null)
        const to = stepFrom(held.to, event.key, ids.length - 1)
        if (to !== null && held.by === null) setHeld({ ...held, to })
        if (to !== null || event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
        }
      },
    }
  }

  return {
    list,
    entryProps: (id: string) => ({
      'data-entry': id,
      'data-held': held?.id === id || undefined,
      style: held ? styleWhileHeld(held, id, ids.indexOf(id)) : {},
    }),
    handleProps,
    hint: { id: hintId, held: held && { id: held.id, to: held.to }, count: ids.length },
  }
}

/** The browser forgets the focus of an entry that moved in the document: the handle that is named here gets it back. */
function useRefocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const refocus = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (refocus.current === null) return
    handleOf(list.current, refocus.current)?.focus({ preventScroll: true })
    refocus.current = null
  }, [list, ids])
  return (id) => {
    refocus.current = id
  }
}

/** Where an entry is drawn while one of the list is held. */
function styleWhileHeld(held: Held, id: string, place: number): CSSProperties {
  const isHeld = held.id === id
  const isFollowing = isHeld && held.by !== null
  const shift = isHeld && held.by !== null ? held.by : (shifts(held.boxes, held.from, held.to)[place] ?? 0)
  return {
    ...(shift !== 0 && { transform: `translateY(${shift}px)` }),
    ...(!isFollowing && { transition: 'transform 160ms' }),
    ...(isHeld && { position: 'relative', zIndex: 1 }),
  }
}

/** The page, or the sheet, scrolls under a pointer that waits at its edge; that is outside React. */
function useScrollAtEdge(isDragging: boolean, at: RefObject<PointerAt>, onScrolled: () => void): void {
  const tell = useEffectEvent(onScrolled)
  useEffect(() => {
    if (!isDragging) return
    const timer = setInterval(() => {
      const { clientY, scroller } = at.current
      const { top, bottom } = edgesOf(scroller)
      if (clientY < top + EDGE_PX) scroller.scrollBy(0, -EDGE_STEP_PX)
      else if (clientY > bottom - EDGE_PX) scroller.scrollBy(0, EDGE_STEP_PX)
      else return
      tell()
    }, 16)
    return () => clearInterval(timer)
  }, [isDragging, at])
}

/** What scrolls under the list: the nearest box that can, or the page. */
function scrollerOf(list: HTMLElement | null): HTMLElement {
  for (let box = list?.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.documentElement
}

/** Where on the screen the box in which the list is seen begins and ends. */
function edgesOf(scroller: HTMLElement): Box {
  if (scroller === document.documentElement) return { top: 0, bottom: window.innerHeight }
  return scroller.getBoundingClientRect()
}

function boxesOf(list: HTMLElement | null, scroller: HTMLElement): Box[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].map((entry) => {
    const { top, bottom } = entry.getBoundingClientRect()
    return { top: top + scroller.scrollTop, bottom: bottom + scroller.scrollTop }
  })
}

function handleOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`) ?? null
}

/** The place to which a key leads, or null when it leads nowhere. */
function stepFrom(place: number, key: string, last: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(place - 1, 0)
    case 'ArrowDown':
      return Math.min(place + 1, last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
