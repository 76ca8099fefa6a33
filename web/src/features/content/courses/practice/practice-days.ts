import type { Practice } from '@pinge/contract/content/practice.ts'
import { weekdayName } from '@pinge/contract/values/school-days/school-calendar.ts'
import { addDays, daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'

export type ShownDay = {
  /** Counted from 1. */
  day: number
  /** 一 to 日. */
  weekday: string
  task: string
  isDone: boolean
  when: 'past' | 'today' | 'ahead'
}

/** The days of a practice as a class sees them at a time. */
export function practiceDays({ startedOn, days, doneDays }: Practice, now: number): ShownDay[] {
  const today = daysBetween(startedOn, localDate(now)) + 1
  return days.map(({ task }, at) => {
    const day = at + 1
    return {
      day,
      weekday: weekdayName(addDays(startedOn, at)),
      task,
      isDone: doneDays.includes(day),
      when: day === today ? 'today' : day < today ? 'past' : 'ahead',
    }
  })
}
