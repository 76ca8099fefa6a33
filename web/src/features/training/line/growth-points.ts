import type { CalendarDay } from '@pinge/contract/training/calendar.ts'
import type { TrainingType } from '@pinge/contract/training/items.ts'
import { addMonths } from '@pinge/contract/values/school-days/school-month.ts'

/** One counted round that was wholly right: seconds for each thing to remember, so that levels can be compared. */
export type GrowthPoint = { date: string; level: number; secondsEach: number }

export function growthPoints(days: readonly CalendarDay[], type: TrainingType): GrowthPoint[] {
  return days
    .flatMap(({ date, items }) =>
      items.flatMap((item) =>
        item.type === type && item.date !== null
          ? [{ date, level: item.level, secondsEach: item.date / item.count / 1_000 }]
          : [],
      ),
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The days from the one after today's, so many months ago: of 23 November, one month begins on 24 October. */
export function lastMonths<Dated extends { date: string }>(
  all: readonly Dated[],
  today: string,
  months: number,
): Dated[] {
  const since = `${addMonths(today.slice(0, 7), -months)}${today.slice(7)}`
  return all.filter(({ date }) => date > since)
}

export type GrowthSpan = {
  /** Those that are shown. */
  points: readonly GrowthPoint[]
  /** All that is known, to compare with the month before. */
  all: readonly GrowthPoint[]
  /** On how many days of this month the game was played, rightly or not. */
  playedDays: number
  /** YYYY-MM. */
  month: string
}

/** On how many days of a month one of these games was played to its end. */
export function countPlayedDays(days: readonly CalendarDay[], type: TrainingType, month: string): number {
  const isPlayed = ({ items }: CalendarDay) => items.some((item) => item.type === type && item.done)
  return days.filter((day) => day.date.startsWith(month) && isPlayed(day)).length
}

/** What can be said of the points of a month against those of the one before; nothing that has no ground. */
export function growthSentences({ points, all, playedDays, month }: GrowthSpan): string[] {
  const monthBefore = addMonths(month, -1)
  const now = all.filter(({ date }) => date.startsWith(month))
  const before = all.filter(({ date }) => date.startsWith(monthBefore))
  const [mean, meanBefore] = [meanOf(now), meanOf(before)]
  const sentences: string[] = []
  if (mean !== null && meanBefore !== null) {
    const saved = meanBefore - mean
    const by = Math.abs(saved).toFixed(1)
    if (by !== '0.0') sentences.push(`比上月平均${saved > 0 ? '快' : '慢'} ${by} 秒/个`)
  }
  if (points.length > 0) sentences.push(`最高到第 ${Math.max(...points.map(({ level }) => level))} 关`)
  if (playedDays > 0) sentences.push(`本月练了 ${playedDays} 天`)
  return sentences
}

function meanOf(points: readonly GrowthPoint[]): number | null {
  if (points.length === 0) return null
  return points.reduce((sum, { secondsEach }) => sum + secondsEach, 0) / points.length
}
