export type Throttle = { ask: () => void; stop: () => void }

/**
 * Runs when it is asked to, but at most once in `waitMs`: the first time at once, and what is asked in between once more
 * when the time is over. So the last one asked is always heard. `later` starts a timer and gives the way to stop it.
 */
export function makeThrottle(
  run: () => void,
  waitMs: number,
  later: (run: () => void, ms: number) => () => void,
): Throttle {
  let stopWaiting: (() => void) | undefined
  let isAskedAgain = false

  function ask(): void {
    if (stopWaiting) {
      isAskedAgain = true
      return
    }
    stopWaiting = later(() => {
      stopWaiting = undefined
      if (!isAskedAgain) return
      isAskedAgain = false
      ask()
    }, waitMs)
    run()
  }

  return {
    ask,
    stop: () => {
      stopWaiting?.()
      stopWaiting = undefined
      isAskedAgain = false
    },
  }
}
