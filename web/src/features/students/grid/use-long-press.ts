import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const LONG_PRESS_MS = 600
/** A finger is never quite still. */
const SLACK_PX = 10

type Press = { timer: number; x: number; y: number }

export type PressListeners = {
  /** A finger or a pen rested here. */
  onLongPress: (target: EventTarget | null) => void
  /** The right mouse button, or the menu key. */
  onMenu: (target: EventTarget | null, x: number, y: number) => void
}

/**
 * Tells a finger that rests from a mouse that asks for the menu. For both, browsers send the same event; for the finger
 * some send it early, some when it is lifted, and some never.
 */
export function useLongPress({ onLongPress, onMenu }: PressListeners) {
  const press = useRef<Press | null>(null)
  const isFinger = useRef(false)
  const wasLong = useRef(false)
  const end = useCallback(() => {
    if (press.current) window.clearTimeout(press.current.timer)
    press.current = null
  }, [])
  // The timer lives outside React.
  useEffect(() => end, [end])

  function rest(target: EventTarget | null): void {
    end()
    if (wasLong.current) return
    wasLong.current = true
    onLongPress(target)
  }

  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      end()
      wasLong.current = false
      isFinger.current = pointerType !== 'mouse'
      if (isFinger.current)
        press.current = { timer: window.setTimeout(() => rest(target), LONG_PRESS_MS), x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: () => {
      isFinger.current = false
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      if (isFinger.current) rest(event.target)
      else onMenu(event.target, event.clientX, event.clientY)
    },
    // Lifting the finger after a long press is no tap; a key counts no clicks.
    onClickCapture: (event: MouseEvent) => {
      if (wasLong.current && event.detail > 0) event.stopPropagation()
      wasLong.current = false
    },
  }
}
