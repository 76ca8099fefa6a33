const MINUTE = 60

/** 05:12 of seconds. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${String(Math.floor(whole / MINUTE)).padStart(2, '0')}:${String(whole % MINUTE).padStart(2, '0')}`
}

/** 12 分钟 of seconds; at least one. */
export function formatMinutes(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / MINUTE))} 分钟`
}
