import { attendanceNames, AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { weekdayName } from '@pinge/contract/values/school-days/school-calendar.ts'
import { formatMonthDay, localDate, localTime } from '@pinge/contract/values/school-days/school-time.ts'
import type { Counts, SavedMark } from './day/attendance-draft.ts'

/** 11月23日周一 */
export function formatWeekdayDate(date: string): string {
  return `${formatMonthDay(date)}周${weekdayName(date)}`
}

/** 08:05, or 11月24日 08:05 where it was marked on another day than it is about. */
export function formatMarking(date: string, atMs: number): string {
  const markedOn = localDate(atMs)
  const time = localTime(atMs)
  return markedOn === date ? time : `${formatMonthDay(markedOn)} ${time}`
}

/** 李老师刚记了病假：发烧; in a lesson, which knows neither teacher nor note, 刚有老师记了请假. */
export function formatOvertaking({
  teacherName,
  state,
  note,
}: Pick<SavedMark, 'state' | 'teacherName'> & { note?: string | undefined }): string {
  const who = teacherName ? `${teacherName}刚` : '刚有老师'
  return `${who}记了${attendanceNames[state]}${note ? `：${note}` : ''}`
}

/** 出勤 43 人 · 病假 1 人 */
export function formatCounts(
  counts: Counts,
  kinds: readonly AttendanceState[] = AttendanceState.options,
): string {
  return kinds
    .filter((state) => state === 'present' || counts[state] > 0)
    .map((state) => `${attendanceNames[state]} ${counts[state]} 人`)
    .join(' · ')
}

/** What there is to do on a day. */
export function formatHint({ isToday, isTaken }: { isToday: boolean; isTaken: boolean }): string {
  if (isToday) return isTaken ? '已经记过，改了再保存就好。' : '默认全部出勤，只标没到的；保存后才算数。'
  return isTaken ? '记错了可以改，改了再保存。' : '这天没有记过考勤，可以补记。'
}

/** 考勤已保存：出勤 45 人, with the day before it where that is not today. */
export function formatSaved({ isToday, date }: { isToday: boolean; date: string }, counts: string): string {
  return `${isToday ? '' : `${formatWeekdayDate(date)}的`}考勤已保存：${counts}`
}

/** 2026年11月 */
export function formatMonth(month: string): string {
  const [year, ofYear] = month.split('-').map(Number)
  return `${year}年${ofYear}月`
}
