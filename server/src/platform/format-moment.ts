import { localDate, localTime } from '@pinge/contract/values/school-days/school-time.ts'

/** A moment as commands tell it, by the clock of a school wherever this machine stands: 2026-03-05 08:05. */
export function formatMoment(epochMs: number): string {
  return `${localDate(epochMs)} ${localTime(epochMs)}`
}
