const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 04:59; what is begun of the last second still counts as one, so that 00:00 means that it is over. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000)
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}

/** 02:07.4, from an hour on 1:02:07.4 */
export function formatStopwatch(elapsedMs: number): string {
  const tenths = Math.floor(elapsedMs / 100)
  const seconds = Math.floor(tenths / 10)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const start = hours > 0 ? `${hours}:` : ''
  return `${start}${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}.${tenths % 10}`
}
