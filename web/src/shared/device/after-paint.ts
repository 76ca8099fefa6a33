/** A hidden page draws nothing. */
const MAX_WAIT_MS = 200

/** Runs once the browser has drawn what was just changed, so that a tap is answered before what follows from it. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const runOnce = () => {
    if (!hasRun) run()
    hasRun = true
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, MAX_WAIT_MS)
}
