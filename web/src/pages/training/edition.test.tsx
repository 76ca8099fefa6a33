import { trainingAccess } from '@pinge/contract/training-access.ts'
import { calendarList } from '@pinge/contract/training/calendar.ts'
import { bestLevels, bestScores, editionDetail, editionList } from '@pinge/contract/training/editions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dropConfig } from '../../features/training/service/call-training.ts'
import { holdClock } from '../../../test/clock.ts'
import { endPrint, printPage } from '../../../test/device/print.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

const today = '2026-11-23'
const edition = {
  zzid: 'zz1',
  name: '十一月专注赛',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  region: '',
  state: 'running' as const,
  days: 30,
}

/** A calendar in which the first rounds of today are done. */
function openEdition(done: number) {
  const items = ([1, 2, 3] as const).map((type) => ({
    type,
    activityId: `${type}001`,
    name: '第 1 关',
    level: 1,
    count: 4,
    done: type <= done,
    date: null,
    score: 40,
  }))
  const state = done === 3 ? ('done' as const) : ('open' as const)
  server.answer(calendarList, {
    zzid: 'zz1',
    month: '2026-11',
    today,
    streak: 3,
    doneDays: 9,
    days: [{ date: today, calendarId: 'c1123', state, items }],
  })
}

beforeEach(() => {
  dropConfig()
  holdClock(`${today}T10:00:00+08:00`)
  server.answer(trainingAccess, { ak: 'pgs-web', accessToken: 't-1', basepath: '/pixytown' })
  server.answer(editionList, [edition])
  server.answer(editionDetail, { ...edition, rule: '' })
  server.answer(bestLevels, { zzid: 'zz1', list: [] })
  server.answer(bestScores, {
    zzid: 'zz1',
    name: edition.name,
    maxScore: 188,
    maxDate: today,
    totalScore: 1_340,
    doneDays: 9,
    days: 30,
    byType: [],
  })
})

it('who has done all three of today has a certificate under a name the teacher chooses, without place, score or time', async () => {
  const school = openSchoolClass()
  openEdition(3)
  const pupil = school.students[1]
  const user = await openScreen(`/pinge-activity-zzs?classId=c1&stuId=${pupil?.id}`)
  await screen.findByText(/^打卡成功！/u)
  const name = await screen.findByRole('textbox', { name: '奖状上的名字' })
  await waitFor(() => expect(name).toHaveProperty('value', pupil?.username))
  await user.clear(name)
  expect(screen.getByRole('button', { name: '打印' }).hasAttribute('disabled')).toBe(true)
  await user.type(name, '第二小组')

  const paper = await printPage(() => screen.getByRole('article', { name: '奖状' }))
  within(paper).getByText('第二小组：')
  expect(paper.textContent).toContain('在“十一月专注赛”中坚持练习，完成了 9 天')
  expect(paper.textContent).toContain('2026年11月23日')
  expect(paper.textContent).not.toMatch(/分|第 ?\d+ ?名|秒|188|1340/u)
  endPrint()
  expect(screen.queryByRole('article', { name: '奖状' })).toBeNull()
})

it('a name that was written for one pupil does not stand on the certificate of the next', async () => {
  const [first, second] = openSchoolClass().students
  openEdition(3)
  const user = await openScreen(`/pinge-activity-zzs?classId=c1&stuId=${first?.id}`)
  const hasName = (name = '') =>
    waitFor(() => expect(screen.getByRole('textbox', { name: '奖状上的名字' })).toHaveProperty('value', name))
  const choose = async (id = '') => user.selectOptions(await screen.findByLabelText('学生'), id)
  // Both were looked at before, so that nothing is waited for.
  await screen.findByText(/^打卡成功！/u)
  await choose(second?.id)
  await hasName(second?.username)
  await choose(first?.id)
  await hasName(first?.username)
  await user.fill(screen.getByRole('textbox', { name: '奖状上的名字' }), '第二小组')
  await choose(second?.id)

  await hasName(second?.username)
})

it('a day of which a round is left leads to that round, and has no certificate yet', async () => {
  openSchoolClass()
  openEdition(2)
  await openScreen('/pinge-activity-zzs')
  const start = await screen.findByRole('link', { name: '开始今天的挑战' })
  expect(start.getAttribute('href')).toBe('/pinge-activity/number?item=3001&mode=daily&from=zzs')
  expect(screen.queryByRole('textbox', { name: '奖状上的名字' })).toBeNull()
})

it('today’s rounds that did not come are asked for again in their place', async () => {
  openSchoolClass()
  server.fail(calendarList)
  const user = await openScreen('/pinge-activity-zzs')
  const [ofToday] = await screen.findAllByRole('button', { name: '再试一次' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: '再试一次' })).toHaveLength(2))

  openEdition(0)
  if (ofToday) await user.click(ofToday)
  await screen.findByRole('link', { name: '开始今天的挑战' })
})

it('of those that are still to come the next one is counted down to', async () => {
  openSchoolClass()
  openEdition(0)
  const december = {
    ...edition,
    zzid: 'zz2',
    name: '十二月专注赛',
    startDate: '2026-12-01',
    state: 'future' as const,
  }
  const january = { ...december, zzid: 'zz3', name: '一月专注赛', startDate: '2027-01-04' }
  server.answer(editionList, [january, december, { ...edition, state: 'ended' }])
  await openScreen('/pinge-activity-zzs')

  await screen.findByRole('heading', { name: '十二月专注赛' })
  expect(screen.getByText('还有 8 天开始')).toBeTruthy()
})
