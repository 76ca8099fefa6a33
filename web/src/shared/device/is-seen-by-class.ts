/** Whether a class may be looking: a screen of this width stands on a desk or hangs on the wall, and is often mirrored there. */
export function isSeenByClass(): boolean {
  return matchMedia('(width >= 1024px)').matches
}
