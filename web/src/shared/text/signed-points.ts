/** +2 or −1, with the true minus sign, which lines up with the plus. */
export function signedPoints(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
