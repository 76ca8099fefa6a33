import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * The page goes, or this part of it: a reload, the browser's way back, a phone that goes to another program. What an
 * input method has composed so far goes along: lost with it would be the words before it in the same field.
 */
export function useKeepOnLeaving(keep: () => void): void {
  const onLeave = useEffectEvent(keep)
  // The world outside: what the browser says of the page; and the field, which is still there before it is taken away.
  useLayoutEffect(() => {
    const leave = () => onLeave()
    const hide = () => {
      if (document.visibilityState === 'hidden') onLeave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      onLeave()
    }
  }, [])
}
