/** 2 or −1, with the true minus sign, which is as wide as the plus. */
export function formatPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** +2 or −1: what one comment adds or takes away. */
export function formatSignedPoints(points: number): string {
  return points < 0 ? formatPoints(points) : `+${points}`
}
