/** Runs once after so many milliseconds; returns how to cancel. What counts time by itself is handed this, or a test's own. */
export function runLater(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
