/** No answer came from the server. What our own code throws is never one of these. */
export class NetworkFailure extends Error {
  constructor(cause?: unknown) {
    super('the server did not answer', { cause })
    this.name = 'NetworkFailure'
  }
}

/**
 * Hands on what the network brings. Its TypeError, which a fault of our own could throw too, gets a name of its own. What
 * was stopped fails with the reason, which older browsers leave out.
 */
export async function overNetwork<Value>(coming: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await coming
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof TypeError ? new NetworkFailure(error) : error
  }
}

/** No response came, or it came too late, or a part of the program did not come. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof NetworkFailure) return true
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  return error instanceof Error && MISSING_PART.test(error.message)
}

/** Each engine tells in its own words that a part did not come: Chromium, WebKit, Firefox, and the builder of styles. */
const MISSING_PART = /dynamically imported module|Importing a module script failed|Unable to preload/i
