import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const LONG_PRESS_MS = 600
/** A finger is never quite still. */
const SLACK_PX = 10

type Press = { timer: number; x: number; y: number }

/** A finger or pen that rests opens what the right mouse button opens; some browsers do not see to that themselves. */
export function useLongPress(onLongPress: (target: EventTarget | null, x: number, y: number) => void) {
  const press = useRef<Press | null>(null)
  const wasLong = useRef(false)
  const end = useCallback(() => {
    if (press.current) window.clearTimeout(press.current.timer)
    press.current = null
  }, [])
  // The timer lives outside React.
  useEffect(() => end, [end])

  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      end()
      wasLong.current = false
      if (pointerType === 'mouse') return
      const timer = window.setTimeout(() => {
        wasLong.current = true
        onLongPress(target, x, y)
      }, LONG_PRESS_MS)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Lifting the finger after a long press is no tap.
    onClickCapture: (event: MouseEvent) => {
      if (wasLong.current) event.stopPropagation()
      wasLong.current = false
    },
  }
}
