import { useEffect } from 'react'

/** How much of the screen and of its paper still waits for what belongs there, and who asked for the print meanwhile. */
let waiting = 0
let wanted: (() => void) | undefined

/**
 * Prints the page; where something of it waits, as soon as that has come or cannot be had: then `onPrint` is told.
 * Answers whether it waits.
 */
export function printWhenReady(onPrint = () => {}): boolean {
  wanted = waiting > 0 ? onPrint : undefined
  if (wanted) return true
  onPrint()
  window.print()
  return false
}

/** For the screen on which the print is asked for: who has left it prints nothing else. */
export function useForgetPrint(): void {
  useEffect(
    () => () => {
      wanted = undefined
    },
    [],
  )
}

/** Holds the print back for as long as this waits. */
export function useHoldPrint(isWaiting: boolean): void {
  // The world outside: what is drawn by now is what is printed.
  useEffect(() => {
    if (!isWaiting) return undefined
    waiting += 1
    return () => {
      waiting -= 1
      // What has come may wait for something in its turn; and a screen that is left forgets the print.
      queueMicrotask(() => wanted && printWhenReady(wanted))
    }
  }, [isWaiting])
}
