/** Runs once the browser has drawn what was just changed, so that a tap is answered before its adornments are made. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
