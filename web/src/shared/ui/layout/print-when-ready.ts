import { useEffect } from 'react'

/** How many papers still wait for what belongs on them, and whether the teacher has asked for the print meanwhile. */
let waiting = 0
let isWanted = false

/** Prints the page; where a paper waits for something, as soon as that has come or cannot be had. */
export function printWhenReady(): void {
  isWanted = waiting > 0
  if (!isWanted) window.print()
}

/** For the screen on which the print is asked for: who has left it prints nothing else. */
export function useForgetPrint(): void {
  useEffect(
    () => () => {
      isWanted = false
    },
    [],
  )
}

/** Holds the print back for as long as a paper waits. */
export function useHoldPrint(isWaiting: boolean): void {
  // The world outside: what is drawn by now is what is printed.
  useEffect(() => {
    if (!isWaiting) {
      if (isWanted) printWhenReady()
      return undefined
    }
    waiting += 1
    return () => {
      waiting -= 1
    }
  }, [isWaiting])
}
