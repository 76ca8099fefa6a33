import { classList } from '@pinge/contract/classes.ts'
import { calendarList, type CalendarDay } from '@pinge/contract/training/calendar.ts'
import { bestLevels, bestScores, editionDetail, editionList } from '@pinge/contract/training/editions.ts'
import { memoryList, pictureList } from '@pinge/contract/training/levels.ts'
import { studentList } from '@pinge/contract/students.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberStanding } from '../../features/training/levels/standings.store.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { networkFailure } from '../../../test/fake-server.ts'
import { server } from '../../../test/server.ts'
import { emptyMonth, listOf, openTraining } from '../../../test/training.ts'

const TODAY = '2026-11-23'
const names = { 1: '身边的小物', 2: '五个符号', 3: '八个数字' } as const

/** A day of which some of the three rounds are done, each of them wholly right in so many milliseconds. */
function day(date: string, done: readonly (1 | 2 | 3)[], ms = 8_000, level = 2): CalendarDay {
  const items = ([1, 2, 3] as const).map((type) => ({
    type,
    activityId: `${type}00${level}`,
    name: names[type],
    level,
    count: 4,
    done: done.includes(type),
    date: done.includes(type) ? ms : null,
    score: 40,
  }))
  return { date, calendarId: `c${date}`, state: date === TODAY ? 'open' : 'part', items }
}

let days: CalendarDay[]
let lostMonth: string | undefined

beforeEach(() => {
  openTraining()
  days = [day('2026-11-20', [3], 12_000), day('2026-11-21', []), day(TODAY, [1])]
  const future = { date: '2026-11-24', calendarId: 'c4', state: 'future' as const, items: [] }
  lostMonth = undefined
  server.answer(calendarList, ({ month = '2026-11' }) => {
    if (month === lostMonth) throw networkFailure()
    return {
      zzid: '',
      month,
      today: TODAY,
      streak: 3,
      doneDays: 9,
      days: [...days.filter(({ date }) => date.startsWith(month)), ...(month === '2026-11' ? [future] : [])],
    }
  })
  server.answer(editionList, [])
  server.answer(pictureList, listOf([]))
})

const hub = (query = '') => openScreen(`/pinge-activity${query}`)
const calendar = async () => within(await screen.findByRole('region', { name: '打卡日历' }))

describe('the month of training', () => {
  it('opens at today, of which what is left leads to the round that counts', async () => {
    await hub()
    const month = await calendar()
    await month.findByText('练了 2 天')
    month.getByRole('heading', { name: '今天的挑战' })
    expect(month.getByRole('link', { name: '去练习五个符号' }).getAttribute('href')).toBe(
      '/pinge-activity/symbol?item=2002&mode=daily',
    )
    expect(month.queryByRole('link', { name: '去练习身边的小物' })).toBeNull()
    month.getByRole('button', { name: '11月23日，今天，练了 1 项', pressed: true })
  })

  it('opens another day, whose rounds are practice, and none that has not come', async () => {
    const user = await hub()
    const month = await calendar()
    await user.click(await month.findByRole('button', { name: '11月20日，练了 1 项' }))
    month.getByRole('heading', { name: '11月20日' })

    expect(month.getByRole('link', { name: '补练身边的小物' }).getAttribute('href')).toBe(
      '/pinge-activity/img?item=1002',
    )
    expect(month.getByRole('button', { name: /^11月24日/u })).toHaveProperty('disabled', true)
  })

  it('is turned back month by month, and never into one that has not begun', async () => {
    const user = await hub()
    const month = await calendar()
    expect(await month.findByRole('button', { name: '下个月' })).toHaveProperty('disabled', true)
    await user.click(month.getByRole('button', { name: '上个月' }))
    await month.findByRole('heading', { name: '10 月' })
    month.getByText('练了 0 天')
    await user.click(month.getByRole('button', { name: '下个月' }))

    await month.findByRole('heading', { name: '11 月' })
    await month.findByRole('heading', { name: '今天的挑战' })
  })

  it('is that of the new day on a board that stays open over midnight, and so are the games', async () => {
    holdClock('2026-11-23T23:58:00+08:00')
    await hub()
    const month = await calendar()
    await month.findByRole('button', { name: '11月23日，今天，练了 1 项', pressed: true })
    const asked = server.requests(memoryList).length
    const tomorrow = { ...day('2026-11-24', []), state: 'open' as const }
    server.answer(calendarList, {
      zzid: '',
      month: '2026-11',
      today: '2026-11-24',
      streak: 3,
      doneDays: 9,
      days: [...days, tomorrow],
    })
    await pass(4 * 60_000)

    await month.findByRole('button', { name: '11月24日，今天，练了 0 项', pressed: true })
    expect(month.getByRole('link', { name: '去练习身边的小物' }).getAttribute('href')).toBe(
      '/pinge-activity/img?item=1002&mode=daily',
    )
    const more = server.requests(memoryList).length - asked
    expect(more).toBeGreaterThan(0)
    // Two games, once a minute for as long as clocks may differ.
    expect(more).toBeLessThanOrEqual(2 * 4)
  })

  it('that could not be read is asked for again, and the games stay', async () => {
    server.refuse(calendarList, 'serviceBusy')
    const user = await hub()
    const month = await calendar()
    await month.findByText('没有加载出来')
    screen.getByRole('region', { name: '数字记忆' })
    server.answer(calendarList, emptyMonth)
    await user.click(month.getByRole('button', { name: '再试一次' }))

    await month.findByRole('heading', { name: '11 月' })
    await screen.findByText('今天开始，练一小会儿')
  })
})

describe('who trains', () => {
  it('is the teacher, until a class and a pupil are chosen, and stands in each address', async () => {
    server.answer(classList, [
      makeClass({ classId: 'c1', className: '三年级(2)班' }),
      makeClass({ classId: 'c9', className: '毕业班', isArchived: true }),
    ])
    const user = await hub()
    await screen.findByRole('option', { name: '三年级(2)班' })
    expect(screen.queryByRole('option', { name: '毕业班' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('班级'), '三年级(2)班')
    await screen.findByRole('option', { name: '李思琪' })
    await user.selectOptions(screen.getByLabelText('学生'), '李思琪')

    expect(address()).toBe('/pinge-activity?classId=c1&stuId=s2')
    await waitFor(() =>
      expect(server.requests(memoryList).at(-1)).toMatchObject({ classId: 'c1', stuId: 's2' }),
    )
    expect(screen.getByRole('link', { name: '成长曲线' }).getAttribute('href')).toBe(
      '/pinge-activity-line?classId=c1&stuId=s2',
    )
    // A class plays as a whole.
    expect(screen.getByRole('link', { name: '大屏同练' }).getAttribute('href')).toBe(
      '/pinge-activity/class?classId=c1',
    )
  })

  it('is named as the address says also where the class was archived since', async () => {
    server.answer(classList, [makeClass({ classId: 'c1', className: '毕业班', isArchived: true })])
    await hub('?classId=c1')

    await screen.findByRole('option', { name: '毕业班', selected: true })
  })

  it('is the teacher again when the class is given up', async () => {
    const user = await hub('?classId=c1&stuId=s2')
    await screen.findByRole('option', { name: '李思琪' })
    await user.selectOptions(screen.getByLabelText('班级'), '我自己练')

    await waitFor(() => expect(screen.queryByLabelText('学生')).toBeNull())
    expect(address()).toBe('/pinge-activity')
    await waitFor(() => expect(server.requests(calendarList).at(-1)).toEqual({}))
  })

  it('is chosen also where the pupils could not be read', async () => {
    server.refuse(studentList, 'serviceBusy')
    const user = await hub('?classId=c1')
    await screen.findByRole('option', { name: '老师' })
    await user.click(screen.getByRole('link', { name: '成长曲线' }))

    await screen.findByRole('heading', { name: '成长曲线' })
    expect(address()).toBe('/pinge-activity-line?classId=c1')
    await screen.findByText('再练几次就能看到曲线啦')
  })
})

describe('the levels of a game', () => {
  const open = (query = '') => openScreen(`/pinge-activity/number${query}`)

  it('open one after the other, and all of them where the teacher says so', async () => {
    const user = await open()
    const tile = (level: number) => screen.queryByRole('link', { name: new RegExp(`^第 ${level} 关`, 'u') })
    await screen.findByText('先完成第 5 关')
    expect(tile(4)?.textContent).toContain('推荐')
    expect(tile(6)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '全部开放' }))

    expect(tile(6)?.getAttribute('href')).toBe('/pinge-activity/number?item=3006')
    expect(localStorage.getItem('pinge-training-all-open')).toContain('true')
  })

  it('are recommended by what a pupil did on this device', async () => {
    const teacher = makeTeacher()
    const round = { type: 3 as const, level: 4, isFinished: true, corrections: 0 }
    const pupil = { classId: 'c1', stuId: 's2' }
    rememberStanding(teacher.userId, pupil, 3, round)
    rememberStanding(teacher.userId, pupil, 3, round)
    await openScreen('/pinge-activity/number?classId=c1&stuId=s2', teacher)

    const suited = await screen.findByText('推荐')
    expect(suited.closest('a')?.getAttribute('href')).toBe(
      '/pinge-activity/number?classId=c1&stuId=s2&item=3005',
    )
  })

  it('are answered backwards only from the level on which that begins, and the address keeps it', async () => {
    const user = await open()
    await user.click(await screen.findByRole('checkbox', { name: /^倒着答/u }))

    expect(address()).toBe('/pinge-activity/number?reverse=1')
    const links = screen
      .getAllByRole('link', { name: /^第 \d+ 关/u })
      .map((link) => link.getAttribute('href'))
    const first = Number(/第 (\d+) 关起/u.exec(screen.getByText(/^倒着答/u).textContent)?.[1])
    expect(links.map((href) => href?.includes('reverse=1'))).toEqual(links.map((_, at) => at + 1 >= first))
  })
})

describe('the line of growth', () => {
  const line = (query = '') => openScreen(`/pinge-activity-line${query}`)

  it('shows one child’s own rounds, as a table too, and says what can be said', async () => {
    days = [day('2026-10-30', [3], 16_000), day('2026-11-20', [3], 12_000, 3), day(TODAY, [3], 8_000, 4)]
    await line('?type=3')
    const table = within(await screen.findByRole('table', { name: '数字记忆的成长曲线' }))
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['10月30日第 2 关4.0 秒', '11月20日第 3 关3.0 秒', '11月23日第 4 关2.0 秒'])

    screen.getByText('比上月平均快 1.5 秒/个')
    screen.getByText('最高到第 4 关')
    screen.getByText('本月练了 2 天')
  })

  it('draws no line over a month that could not be read, and asks for it again by one tap', async () => {
    days = [day('2026-10-30', [3], 16_000), day(TODAY, [3], 8_000, 4)]
    lostMonth = '2026-10'
    const user = await line('?type=3')
    await screen.findByText('没有加载出来')
    expect(screen.queryByRole('table')).toBeNull()

    lostMonth = undefined
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await screen.findByText('比上月平均快 2.0 秒/个')
  })

  it('keeps the game and the months while another pupil is chosen', async () => {
    const user = await line('?classId=c1&stuId=s1')
    await user.click(await screen.findByRole('button', { name: '数字' }))
    await screen.findByRole('button', { name: '数字', pressed: true })
    await user.click(screen.getByRole('button', { name: '近 3 个月' }))
    await screen.findByRole('button', { name: '近 3 个月', pressed: true })
    await screen.findByRole('option', { name: '李思琪' })
    await user.selectOptions(screen.getByLabelText('学生'), '李思琪')

    const kept = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(kept)).toEqual({ type: '3', months: '3', classId: 'c1', stuId: 's2' })
    await waitFor(() =>
      expect(server.requests(calendarList).at(-1)).toMatchObject({ stuId: 's2', month: '2026-08' }),
    )
  })

  it('keeps the months, the game and the pupil that were chosen before a slow computer had drawn any of them', async () => {
    await line('?classId=c1')
    await screen.findByRole('option', { name: '李思琪' })
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: '数字' }))
      fireEvent.click(screen.getByRole('button', { name: '近 3 个月' }))
      fireEvent.change(screen.getByLabelText('学生'), { target: { value: 's2' } })
    })

    await waitFor(() =>
      expect(server.requests(calendarList).at(-1)).toMatchObject({ stuId: 's2', month: '2026-08' }),
    )
    const kept = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(kept)).toEqual({ type: '3', months: '3', classId: 'c1', stuId: 's2' })
    await screen.findByText('再练几次就能看到曲线啦')
  })

  it('of one point asks for more, and of none leads to the game', async () => {
    days = [day(TODAY, [1])]
    const user = await line()
    await screen.findByText('再练几次就能看到曲线啦')
    await user.click(screen.getByRole('button', { name: '符号' }))

    await screen.findByText('还没有可以画的')
    expect(screen.getByRole('link', { name: '符号记忆' }).getAttribute('href')).toBe('/pinge-activity/symbol')
  })
})

describe('the challenge of many days', () => {
  const edition = {
    zzid: 'zz1',
    name: '十一月专注赛',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    region: '城北片区',
    state: 'running' as const,
    days: 30,
  }

  beforeEach(() => {
    server.answer(editionDetail, { ...edition, rule: '每天三轮。' })
    server.answer(bestLevels, { zzid: 'zz1', list: [] })
    server.answer(bestScores, {
      zzid: 'zz1',
      name: edition.name,
      maxScore: 188,
      maxDate: TODAY,
      totalScore: 1_340,
      doneDays: 9,
      days: 30,
      byType: [],
    })
  })

  it('says where in its days it stands, by which rules, and on how many somebody came', async () => {
    server.answer(editionList, [edition])
    await openScreen('/pinge-activity-zzs')
    await screen.findByText('第 23 天 / 共 30 天')
    screen.getByText(/城北片区 · 11月1日至11月30日/u)

    await screen.findByText('每天三轮。')
    await screen.findByText('练了 9 天，最高一天 188 分')
  })

  it.each([
    ['future' as const, '2026-11-28', '还有 5 天开始'],
    ['ended' as const, '2026-10-01', '已经结束，成绩留着'],
  ])('that is %s has no round of today', async (state, startDate, words) => {
    server.answer(editionList, [{ ...edition, state, startDate }])
    await openScreen('/pinge-activity-zzs')

    await screen.findByText(words)
    expect(screen.queryByRole('heading', { name: '今天的挑战', level: 2 })).toBeNull()
  })

  it('leads to the games where there is none, for the class that was chosen', async () => {
    await openScreen('/pinge-activity-zzs?classId=c1')
    await screen.findByText('平时的每日挑战在大脑训练里。')

    expect(screen.getByRole('link', { name: '去大脑训练' }).getAttribute('href')).toBe(
      '/pinge-activity?classId=c1',
    )
  })

  it('whose bests could not be read says so, and they are asked for again by one tap', async () => {
    server.answer(editionList, [edition])
    server.refuse(bestLevels, 'serviceBusy')
    const user = await openScreen('/pinge-activity-zzs')
    await screen.findByText('没有加载出来')
    server.answer(bestLevels, { zzid: 'zz1', list: [] })
    await user.click(screen.getByRole('button', { name: '再试一次' }))

    await screen.findByRole('region', { name: '最好成绩' })
    screen.getByText('第 23 天 / 共 30 天')
  })
})
