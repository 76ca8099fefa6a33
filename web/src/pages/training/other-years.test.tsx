import { calendarList } from '@pinge/contract/training/calendar.ts'
import { editionList } from '@pinge/contract/training/editions.ts'
import { pictureList } from '@pinge/contract/training/levels.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { withRecord } from '../../features/training/history/history.ts'
import { changeHistory } from '../../features/training/history/history.store.ts'
import { holdClock } from '../../../test/clock.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { emptyMonth, listOf, openTraining } from '../../../test/training.ts'

const today = '2026-01-05'

beforeEach(() => {
  openTraining()
  holdClock(`${today}T10:00:00+08:00`)
})

it('a record of another year stands with its year', async () => {
  const me = makeTeacher()
  for (const [date, day] of [
    [5_000, '2025-01-04'],
    [6_000, '2026-01-04'],
  ] as const)
    changeHistory(me.userId, (history) =>
      withRecord(history, {
        type: 3,
        activityId: '3003',
        date,
        img: '',
        name: '王老师',
        createDate: Date.parse(`${day}T10:00:00+08:00`),
      }),
    )
  await openScreen('/pinge-activity/ranking?type=3', me)
  const rows = within(await screen.findByRole('list', { name: '最佳五次' })).getAllByRole('listitem')

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '王老师00:05.0002025年1月4日',
    '王老师00:06.0001月4日',
  ])
})

it('a month of another year is named with its year', async () => {
  server.answer(pictureList, listOf([]))
  server.answer(editionList, [])
  server.answer(calendarList, ({ month = '2026-01' }) => ({ ...emptyMonth, month, today }))
  const user = await openScreen('/pinge-activity')
  const calendar = within(await screen.findByRole('region', { name: '打卡日历' }))
  await calendar.findByRole('heading', { name: '1 月' })
  await user.click(calendar.getByRole('button', { name: '上个月' }))

  await calendar.findByRole('heading', { name: '2025 年 12 月' })
})
