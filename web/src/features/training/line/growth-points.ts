import type { CalendarDay } from '@pinge/contract/training/calendar.ts'
import type { TrainingType } from '@pinge/contract/training/items.ts'

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

/** What can be said of the points of a month against those of the one before; nothing that has no ground. */
export function growthSentences(
  points: readonly GrowthPoint[],
  month: string,
  monthBefore: string,
): string[] {
  const now = points.filter(({ date }) => date.startsWith(month))
  const before = points.filter(({ date }) => date.startsWith(monthBefore))
  const [mean, meanBefore] = [meanOf(now), meanOf(before)]
  const sentences: string[] = []
  if (mean !== null && meanBefore !== null) {
    const saved = meanBefore - mean
    const by = Math.abs(saved).toFixed(1)
    if (by !== '0.0') sentences.push(`比上月平均${saved > 0 ? '快' : '慢'} ${by} 秒/个`)
  }
  if (points.length > 0) sentences.push(`最高到第 ${Math.max(...points.map(({ level }) => level))} 关`)
  if (now.length > 0) sentences.push(`本月练了 ${new Set(now.map(({ date }) => date)).size} 天`)
  return sentences
}

function meanOf(points: readonly GrowthPoint[]): number | null {
  if (points.length === 0) return null
  return points.reduce((sum, { secondsEach }) => sum + secondsEach, 0) / points.length
}
