/**
 * Does what all tabs of this browser come to at about the same time in the first of them alone; for so long the others leave
 * it. Over plain HTTP a browser has no locks, and each tab does it.
 */
export function inOneTab(name: string, forMs: number, act: () => void): void {
  if (!('locks' in navigator)) return act()
  void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    act()
    await new Promise((resolve) => setTimeout(resolve, forMs))
  })
}
