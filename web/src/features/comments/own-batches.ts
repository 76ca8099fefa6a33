/** What this page gave itself: the live channel tells it too, and it is celebrated already. */
const own = new Set<string>()

export function rememberOwnBatch(batchId: string): void {
  own.add(batchId)
}

export function isOwnBatch(batchId: string): boolean {
  return own.has(batchId)
}
