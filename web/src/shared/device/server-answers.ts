const PATIENCE_MS = 3_000

/** Whether the product's server gives any answer at all: a reload while it does not would lose the page. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}
