const DAY_MS = 86_400_000

/** Whole days until a deleted class is gone for good; the last one counts until it is over. */
export function daysLeft(purgeAt: number, now: number): number {
  return Math.max(Math.ceil((purgeAt - now) / DAY_MS), 0)
}
