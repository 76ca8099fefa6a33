import type { TrainingType } from './items.ts'

export type DailyKey = {
  /** Empty when no edition runs. */
  zzid: string
  /** YYYY-MM-DD in Asia/Shanghai. */
  date: string
  type: TrainingType
  activityId: string
  /** From 1. */
  attempt: number
  /** Of a rated edition: without it tomorrow's sequence cannot be known. */
  secret?: string | undefined
}

/** FNV-1a, 32 bits, over the UTF-8 bytes. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** The same for everybody that day; each attempt after the first has another one, so that looking and leaving gains nothing. */
export function dailySeed({ zzid, date, type, activityId, attempt, secret }: DailyKey): number {
  const parts = [...(secret ? [secret] : []), zzid, date, type, activityId, ...(attempt > 1 ? [attempt] : [])]
  return fnv1a(parts.join('|'))
}
