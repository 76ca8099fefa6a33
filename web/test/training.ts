import { trainingAccess } from '@pinge/contract/training-access.ts'
import { activityList } from '@pinge/contract/content/home.ts'
import { trainingItems } from '@pinge/contract/training/items.ts'
import { memoryList } from '@pinge/contract/training/levels.ts'
import { addMemoryRecord, endRound, startRound } from '@pinge/contract/training/rounds.ts'
import { memoMaxMs, parMs, recallMaxMs } from '@pinge/contract/training/rules.ts'
import { screen, within } from '@testing-library/react'
import { dropConfig } from '../src/features/training/service/call-training.ts'
import { holdClock, pass } from './clock.ts'
import { openSchoolClass } from './school-class.ts'
import { server } from './server.ts'
import type { User } from './user.ts'

/** What the service answers for a seed. */
export const SEED = 16_421_962

/** The levels of the numbers, as the service lists them. */
const levels = trainingItems
  .filter(({ type }) => type === 3)
  .map(({ id, level, name, count }) => ({
    id,
    type: 3 as const,
    name,
    level,
    count,
    lures: 0,
    group: 2,
    pool: [],
    reverse: false,
    tip: '两位两位地记，像电话号码',
    rowSize: 5,
    memoMaxMs: memoMaxMs(count),
    recallMaxMs: recallMaxMs(count),
    penaltyMs: 3_000,
    parMs: parMs(3, count),
    open: level === 1,
    minDate: null,
    todayPlayed: false,
  }))

export const listOf = <Row>(list: Row[]) => ({ list, total: list.length, pageNum: 1, pageSize: 30 })

export const threePictures = {
  id: '1001',
  type: 1 as const,
  name: '身边的小物',
  level: 1,
  count: 2,
  lures: 1,
  rowSize: 5,
  memoMaxMs: 30_000,
  recallMaxMs: 60_000,
  penaltyMs: 3_000,
  parMs: 12_000,
  tip: '把图片连成一个小故事',
  pool: ['p001', 'p002', 'p003'].map((pid) => ({ pid, name: pid, url: `/img/p/${pid}.webp` })),
}

/** What the service answers to the record of a round. */
export const storedRecord = {
  id: 'rec-1',
  counted: false,
  flag: 0,
  score: 55,
  minDate: 5_000,
  isBest: true,
  todayPlayed: true,
}

/** A month without a round, of no edition. */
export const emptyMonth = {
  zzid: '',
  month: '2026-11',
  today: '2026-11-23',
  streak: 0,
  doneDays: 0,
  days: [],
}

/** A class, and a training service that answers. */
export function openTraining(): void {
  dropConfig()
  holdClock('2026-11-23T10:00:00+08:00')
  openSchoolClass()
  server.answer(activityList, { list: [], total: 0, pageNum: 1, pageSize: 20 })
  server.answer(trainingAccess, { ak: 'pgs-web', accessToken: 't-1', basepath: '/pixytown' })
  server.answer(memoryList, listOf(levels))
  server.answer(startRound, {
    recordId: 'r-1',
    seed: SEED,
    attempt: 1,
    counted: false,
    startTs: Date.now(),
    expireTs: Date.now() + 900_000,
  })
  server.answer(addMemoryRecord, storedRecord)
  server.answer(endRound, {
    recordId: 'r-1',
    validMs: 0,
    dayDone: false,
    dayLeft: [1, 2],
    streak: 1,
    todayScore: 55,
  })
}

/** What stands on the stage to be remembered, read as a child reads it. */
export function shownDigits(): string[] {
  return within(screen.getByRole('list', { name: '要记住的顺序' }))
    .getAllByRole('listitem')
    .map((digit) => digit.textContent ?? '')
}

/** 3, 2, 1. */
export async function countDown(): Promise<void> {
  await screen.findByRole('timer', { name: '马上开始' })
  for (let step = 0; step < 3; step += 1) await pass(1_000)
}

/** Looks as long as the level asks for, and goes on to the recall; tells what was seen. */
export async function look(user: User, lookMs = 2_000): Promise<string[]> {
  await countDown()
  const digits = shownDigits()
  await pass(lookMs)
  await user.keyboard(' ')
  await pass(1_000)
  await screen.findByRole('list', { name: '按顺序放回去' })
  return digits
}

export async function answer(user: User, digits: readonly string[]): Promise<void> {
  for (const digit of digits) await user.keyboard(digit)
  await user.keyboard(' ')
}
