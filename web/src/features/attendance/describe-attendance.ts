import { attendanceNames, AttendanceState } from '@pinge/contract/attendance.ts'
import { localDate, startOfDate } from '../../shared/time/local-date.ts'

const day = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'Asia/Shanghai',
})
const clock = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
})

/** 11月23日周一 */
export function describeDate(date: string): string {
  return day.format(startOfDate(date))
}

/** 08:05, or 11月24日 08:05 where it was marked on another day than it is about. */
export function describeMarking(date: string, atMs: number): string {
  const markedOn = localDate(atMs)
  const time = clock.format(atMs)
  if (markedOn === date) return time
  const [, month, ofMonth] = markedOn.split('-')
  return `${Number(month)}月${Number(ofMonth)}日 ${time}`
}

/** 到 43 人 · 请假 1 人 */
export function sayCounts(counts: Record<AttendanceState, number>): string {
  return AttendanceState.options
    .filter((state) => state === 'present' || counts[state] > 0)
    .map((state) => `${attendanceNames[state]} ${counts[state]} 人`)
    .join(' · ')
}
