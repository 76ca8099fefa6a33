import { useEffect, useSyncExternalStore } from 'react'

/** How much of the screen and of its paper still waits for what belongs there, and whether the teacher has asked for the print meanwhile. */
let waiting = 0
let isWanted = false
const listeners = new Set<() => void>()

function want(isNow: boolean): void {
  isWanted = isNow
  for (const tell of listeners) tell()
}

/** Prints the page; where something of it waits, as soon as that has come or cannot be had. */
export function printWhenReady(): void {
  want(waiting > 0)
  if (!isWanted) window.print()
}

/** For the screen on which the print is asked for: who has left it prints nothing else. */
export function useForgetPrint(): void {
  useEffect(() => () => want(false), [])
}

/** Whether the print that was asked for waits. */
export function useIsPrintWaiting(): boolean {
  return useSyncExternalStore(subscribe, () => isWanted)
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
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
      queueMicrotask(() => isWanted && printWhenReady())
    }
  }, [isWaiting])
}
