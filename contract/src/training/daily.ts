import { fnv1a } from './daily-seed.ts'
import { trainingItems, type TrainingItem, type TrainingType } from './items.ts'

/** The levels that a day's challenge chooses from: within reach of every grade. */
const FIRST_DAILY_LEVEL = 3
const DAILY_LEVELS = 6

/** The three items of a day, the same for everybody: 图片, 符号, 数字. */
export function dailyItems(date: string): TrainingItem[] {
  return ([1, 2, 3] as const).flatMap((type) => dailyItem(date, type) ?? [])
}

function dailyItem(date: string, type: TrainingType): TrainingItem | undefined {
  const level = FIRST_DAILY_LEVEL + (fnv1a(`${date}|${type}`) % DAILY_LEVELS)
  return trainingItems.find((item) => item.type === type && item.level === level)
}

/** c20261123 */
export function calendarIdOf(date: string): string {
  return `c${date.replaceAll('-', '')}`
}
