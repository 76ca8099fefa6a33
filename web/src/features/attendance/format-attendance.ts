import { attendanceNames, AttendanceState } from '@pinge/contract/attendance.ts'
import { startOfDate } from '@pinge/contract/values/school-dates.ts'
import { formatMonthDay, localDate, localTime, SCHOOL_TIME_ZONE } from '@pinge/contract/values/school-time.ts'

const day = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: SCHOOL_TIME_ZONE,
})

/** 11月23日周一 */
export function formatDate(date: string): string {
  return day.format(startOfDate(date))
}

/** 08:05, or 11月24日 08:05 where it was marked on another day than it is about. */
export function formatMarking(date: string, atMs: number): string {
  const markedOn = localDate(atMs)
  const time = localTime(atMs)
  return markedOn === date ? time : `${formatMonthDay(markedOn)} ${time}`
}

/** 出勤 43 人 · 请假 1 人 */
export function formatCounts(counts: Record<AttendanceState, number>): string {
  return AttendanceState.options
    .filter((state) => state === 'present' || counts[state] > 0)
    .map((state) => `${attendanceNames[state]} ${counts[state]} 人`)
    .join(' · ')
}

/** The heading of a day. */
export function formatTitle(date: string, isToday: boolean): string {
  return isToday ? `今天的考勤 · ${formatDate(date)}` : `${formatDate(date)}的考勤`
}

/** What there is to do on a day. */
export function formatHint(isToday: boolean, isTaken: boolean): string {
  if (isToday) return isTaken ? '已经记过，改了再保存就好。' : '默认全部出勤，只标未到的学生。'
  return isTaken ? '记错了可以改，改了再保存。' : '这天没有记过考勤，可以补记。'
}
