import {
  realisticStateNames,
  type RealisticBatch,
  type RealisticKind,
  type RealisticState,
} from '@pinge/contract/realistic.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { weekdayName } from '@pinge/contract/values/school-days/school-calendar.ts'

/** 何婉清 等 6 人 */
export function formatStudents({ students }: Pick<RealisticBatch, 'students'>): string {
  return formatNames(
    students.map(({ username }) => username),
    { most: 1 },
  )
}

/** 已采纳; of pupils who differ: 4 人已采纳，2 人待审 */
export function formatStates({ students }: Pick<RealisticBatch, 'students'>): string {
  const states = [...new Set(students.map(({ state }) => state))]
  const formatCount = (state: RealisticState) =>
    `${students.filter((one) => one.state === state).length} 人${realisticStateNames[state]}`
  const [only] = states
  return states.length === 1 && only ? realisticStateNames[only] : states.map(formatCount).join('，')
}

/** 退回：请补一张照片; of some of the pupils: 退回（王浩然）：请补一张照片. Each word once. */
export function formatReturns({ students }: Pick<RealisticBatch, 'students'>): string[] {
  const returned = students.filter(({ state }) => state === 'returned')
  const words = [...new Set(returned.map(({ word }) => word))]
  return words.map((word) => {
    const names = returned.filter((one) => one.word === word).map(({ username }) => username)
    const who = names.length === students.length ? '' : `（${formatNames(names)}）`
    return `退回${who}${word && `：${word}`}`
  })
}

export function hasState({ students }: Pick<RealisticBatch, 'students'>, wanted: RealisticState): boolean {
  return students.some(({ state }) => state === wanted)
}

export function isTypical({ students }: Pick<RealisticBatch, 'students'>): boolean {
  return students.every((student) => student.isTypical)
}

/** What stands on a card without a picture. */
export const kindPictures: Readonly<Record<RealisticKind, readonly [string, string]>> = {
  course: ['pencil', 'openbook'],
  practice: ['seedling', 'bucket'],
  volunteer: ['broom', 'recycle'],
  contest: ['medal', 'trophy'],
  talent: ['palette', 'guitar'],
  other: ['sunflower', 'balloon'],
}

/** 11 月 · 今天, 11 月 · 周三 */
export function formatMonthAndDay(date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : `${date.slice(0, 4)} 年 `
  return `${year}${Number(date.slice(5, 7))} 月 · ${date === today ? '今天' : `周${weekdayName(date)}`}`
}
