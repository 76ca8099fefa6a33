/**
 * The oldest browsers in which the product runs whole: boards on Windows 7 and on Android that get no newer Chromium, the
 * Firefox that Windows 7 had last, and iPads of 2017. Syntax, styles, what may be called and what is filled in follow from it.
 */
export const browserFloor = { chrome: '103', firefox: '115', safari: '16.4' } as const

const versions: readonly [RegExp, string][] = [
  // Edge, 360, QQ and Android's own browser name their Chromium as well.
  [/\bChrome\/(\d{1,4})/, browserFloor.chrome],
  [/\bFirefox\/(\d{1,4})/, browserFloor.firefox],
  // Bounded, since it is read of every page's request: a long run of digits would be tried from each of its places.
  [/\bVersion\/(\d{1,4}(?:\.\d{1,4})?)\S{0,20} (?:Mobile\/\S{1,20} )?Safari\//, browserFloor.safari],
]

/** Whether a browser says itself that it is older; one that says nothing known is let in. */
export function isBelowFloor(userAgent: string): boolean {
  if (/\b(MSIE|Trident)\b/.test(userAgent)) return true
  for (const [pattern, floor] of versions) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return isOlder(version, floor)
  }
  return false
}

/** By parts: 16.10 is younger than 16.4. */
function isOlder(version: string, floor: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number)
  return major === floorMajor ? minor < floorMinor : major < floorMajor
}
