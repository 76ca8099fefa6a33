type BatchId = {
  promise: Promise<string>
  resolve: (batchId: string) => void
  reject: (error: unknown) => void
}

/** The ids that waiting comments get on the server, for the screen that wants to undo one of them. */
export function createBatchIds(): { of: (requestId: string) => BatchId } {
  const known = new Map<string, BatchId>()
  return {
    of: (requestId) => {
      const batchId = known.get(requestId) ?? createBatchId()
      known.set(requestId, batchId)
      return batchId
    },
  }
}

/** By hand, because browsers of older classroom computers lack `Promise.withResolvers`. */
function createBatchId(): BatchId {
  const settle: Partial<BatchId> = {}
  const promise = new Promise<string>((resolve, reject) => Object.assign(settle, { resolve, reject }))
  // A rejection that no screen waits for is no error of the page.
  promise.catch(() => {})
  return {
    promise,
    resolve: (batchId) => settle.resolve?.(batchId),
    reject: (error) => settle.reject?.(error),
  }
}
