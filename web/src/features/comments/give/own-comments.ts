/** What this page gave itself: the live channel tells it too, and it is celebrated already. */
const own = new Set<string>()

export function rememberOwnComment(batchId: string): void {
  own.add(batchId)
}

export function isOwnComment(batchId: string): boolean {
  return own.has(batchId)
}
