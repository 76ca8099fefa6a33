import { trainingAccess } from '@pinge/contract/training-access.ts'
import { calendarList } from '@pinge/contract/training/calendar.ts'
import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { editionList } from '@pinge/contract/training/editions.ts'
import { findTrainingItem } from '@pinge/contract/training/items.ts'
import { memoryList, pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { addMemoryRecord, endRound, startRound } from '@pinge/contract/training/rounds.ts'
import { recallMaxMs } from '@pinge/contract/training/rules.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { item, notice } from '../../../test/class-screen.ts'
import { pass, sleep } from '../../../test/clock.ts'
import { goTo, address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import {
  answer,
  emptyMonth,
  listOf,
  look,
  openTraining,
  SEED,
  shownDigits,
  storedRecord,
  threePictures,
} from '../../../test/training.ts'

/** Four digits: level 3 of the numbers. */
const path = '/pinge-activity/number?item=3003'

beforeEach(openTraining)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a round is played with the keyboard alone, and the service is told what stood in the slots', async () => {
  const user = await openScreen(path)
  const digits = await look(user)
  const level = findTrainingItem('3003')
  expect(level && digits).toEqual(level && drawRound(level, SEED).sequence)

  // What zooms the page, or leads back to the page before, answers nothing.
  await user.keyboard('{Control>}0{/Control}{Alt>}{ArrowLeft}{/Alt}')
  screen.getByRole('button', { name: '第 1 个，空着' })
  await answer(user, digits)
  await screen.findByRole('heading', { name: '全部答对！' })
  await screen.findByText('第一个成绩，得 55 分')
  const [told] = server.requests(addMemoryRecord)
  expect(told).toMatchObject({
    recordId: 'r-1',
    seed: SEED,
    answer: digits,
    correct: 4,
    wrong: 0,
    mode: 'practice',
  })
  expect(told && told.date).toBe(told && told.memoMs + told.recallMs)
  expect(server.requests(endRound)).toMatchObject([{ recordId: 'r-1', status: 1 }])
})

it('a slip is corrected without being told what was right; each costs three seconds', async () => {
  const user = await openScreen(path)
  const digits = await look(user)
  const slip = digits.map((digit, place) => (place === 1 ? String((Number(digit) + 1) % 10) : digit))
  await answer(user, slip)
  await screen.findByRole('button', { name: '第 2 个，刚才不对，再想想' })
  expect(screen.getByRole('button', { name: `第 1 个，${digits[0]}` })).toHaveProperty('disabled', true)
  await answer(user, [digits[1] ?? ''])
  await screen.findByRole('heading', { name: '全部答对！' })
  const [told] = server.requests(addMemoryRecord)
  expect(told && told.date - told.memoMs - told.recallMs).toBe(3_000)
})

it('four digits of which one stays wrong are no record, but were played today', async () => {
  const user = await openScreen(path)
  const digits = await look(user)
  const wrong = String((Number(digits[3]) + 1) % 10)
  await answer(user, [...digits.slice(0, 3), wrong])
  await screen.findByRole('button', { name: '第 4 个，刚才不对，再想想' })
  await answer(user, [wrong])
  await screen.findByRole('heading', { name: '这一轮没有完成，看看正确的顺序' })
  expect(within(screen.getByRole('list', { name: '正确的顺序' })).getAllByRole('listitem')).toHaveLength(4)
  const put = within(screen.getByRole('list', { name: '刚才放的顺序' }))
  expect(put.getAllByRole('listitem', { name: /，对$/ })).toHaveLength(3)
  expect(put.getByRole('listitem', { name: `第 4 个，${wrong}` })).toBeTruthy()
  expect(localStorage.getItem('pinge-activity-history')).toContain('"lastPlay":{"3":"2026-11-23"}')
  expect(localStorage.getItem('pinge-activity-history')).toContain('"records":[]')
})

it('a round over midnight was played on the day on which it began', async () => {
  sleep(Date.parse('2026-11-23T23:59:58+08:00') - Date.now())
  const round = { recordId: 'r-1', seed: SEED, attempt: 1, counted: false, startTs: Date.now() }
  server.answer(startRound, { ...round, expireTs: Date.now() + 900_000 })
  const user = await openScreen(path)
  await answer(user, await look(user))
  await screen.findByRole('heading', { name: '全部答对！' })

  expect(localDate(Date.now())).toBe('2026-11-24')
  expect(localStorage.getItem('pinge-activity-history')).toContain('"lastPlay":{"3":"2026-11-23"}')
})

it('a page that is still hidden when the look would end is void as well', async () => {
  await openScreen(path)
  await screen.findByRole('timer', { name: '马上开始' })
  for (let step = 0; step < 3; step += 1) await pass(1_000)
  // Longer than the look may last.
  await hide(40_000)
  await screen.findByRole('heading', { name: '页面离开过，本轮不计，再来一次' })
})

it('a page that is hidden while 3, 2, 1 is counted waits, and begins before eyes that are there', async () => {
  await openScreen(path)
  await screen.findByRole('timer', { name: '马上开始' })
  await hide(60_000)
  expect(screen.queryByRole('list', { name: '要记住的顺序' })).toBeNull()

  for (let step = 0; step < 3; step += 1) await pass(1_000)
  await screen.findByRole('list', { name: '要记住的顺序' })
  await hide(2_000)
  await screen.findByRole('heading', { name: '页面离开过，本轮不计，再来一次' })
  await waitFor(() => expect(server.requests(endRound)).toMatchObject([{ status: 2 }]))
})

it('a second challenge of the day says that it does not count, and the result that it is the second', async () => {
  const user = await openScreen(`${path}&mode=daily`)
  const digits = await look(user)
  expect(screen.getByText('今天的挑战已经计过分，这一轮是练习')).toBeTruthy()
  await answer(user, digits)
  await user.click(await screen.findByRole('button', { name: '再来一轮' }))
  await answer(user, await look(user))
  await screen.findByText(/今天第 2 次，得 55 分$/)
})

it.each([
  ['', '/pinge-activity'],
  ['&from=zzs', '/pinge-activity-zzs'],
])(
  'a challenge of the day%s leads back to where those of today stand, and to no other level',
  async (from, to) => {
    const user = await openScreen(`${path}&mode=daily${from}`)
    await answer(user, await look(user))
    const back = await screen.findByRole('link', { name: '回到今天的挑战' })

    expect(back.getAttribute('href')).toBe(to)
    expect(screen.queryByRole('link', { name: '下一关' })).toBeNull()
  },
)

it('digits that are answered backwards stay so on the way to the next level and back', async () => {
  const user = await openScreen('/pinge-activity/number?item=3010&reverse=1')
  const digits = await look(user, 4_000)
  await answer(user, digits.toReversed())
  const next = await screen.findByRole('link', { name: '下一关' })
  expect(next.getAttribute('href')).toBe('/pinge-activity/number?item=3011&reverse=1')
  const back = screen.getByRole('link', { name: '返回关卡' })
  expect(back.getAttribute('href')).toBe('/pinge-activity/number?reverse=1')
})

it('a recall goes on while its page is hidden, and that time is told once', async () => {
  const user = await openScreen(path)
  const before = performance.now()
  const digits = await look(user)
  const begunAt = performance.now()
  await hide(30_000)
  const hidden = Math.floor(performance.now() - begunAt)
  await answer(user, digits)
  await waitFor(() => expect(server.requests(addMemoryRecord)).toHaveLength(1))
  const [told] = server.requests(addMemoryRecord)

  // The look is in the upper bound and the answering is not in the lower one: no machine is too slow for them.
  expect(told?.recallMs).toBeGreaterThanOrEqual(hidden)
  expect(told?.recallMs).toBeLessThanOrEqual(Math.ceil(performance.now() - before))
  expect(hidden).toBeGreaterThanOrEqual(30_000)
  expect(told).toMatchObject({ wrong: 0, correct: 4 })
  // Else the end of this round, which is told after its record, were one of the next test.
  await screen.findByText('第一个成绩，得 55 分')
})

it('a round that ends by its time takes the question whether to give it up with it, and the next is not asked about', async () => {
  const user = await openScreen(path)
  await look(user)
  await user.click(screen.getByRole('button', { name: '退出' }))
  await screen.findByRole('alertdialog', { name: '放弃本轮？' })
  await pass(recallMaxMs(4))

  await screen.findByRole('heading', { name: '时间到了，看看正确的顺序' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: '再来一轮' }))
  const digits = await look(user)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  // Else the end of this round, which is told when its page goes, were one of the next test.
  await answer(user, digits)
  await waitFor(() => expect(server.requests(endRound)).toHaveLength(2))
})

it('a page that is left during the look makes the round void', async () => {
  const user = await openScreen(path)
  await screen.findByRole('timer', { name: '马上开始' })
  for (let step = 0; step < 3; step += 1) await pass(1_000)
  await hide(1_500)
  await screen.findByRole('heading', { name: '页面离开过，本轮不计，再来一次' })
  expect(server.requests(addMemoryRecord)).toEqual([])
  expect(server.requests(endRound)).toMatchObject([{ status: 2, phase: 'memorise' }])
  await user.click(screen.getByRole('button', { name: '再来一轮' }))
  await screen.findByRole('timer', { name: '马上开始' })
})

it('without the service a round is practice, says so, and stays on this device', async () => {
  server.fail(startRound)
  const user = await openScreen(path)
  await screen.findByText('当前为练习，成绩只保存在本机')
  await answer(user, await look(user))
  await screen.findByText('第一个成绩')
  expect(server.requests(addMemoryRecord)).toEqual([])
  // What the service would not have refused is no failure of the teacher's.
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await goTo('/pinge-activity/ranking')
  await user.click(await screen.findByRole('button', { name: '数字' }))
  const best = await screen.findByRole('list', { name: '最佳五次' })
  expect(within(best).getAllByRole('listitem')).toHaveLength(1)
})

it('without the service a pupil is told that nothing is kept of the round, since the device keeps none of a pupil', async () => {
  server.fail(startRound)
  await openScreen(`${path}&classId=c1&stuId=s1`)

  await screen.findByText('当前为练习，这一轮的成绩不保存')
  expect(screen.queryByText(/保存在本机/)).toBeNull()
})

it('the best five that a device keeps are the teacher’s, also where a pupil was chosen', async () => {
  await openScreen('/pinge-activity/ranking?type=3&classId=c1&stuId=s1')

  await screen.findByText('老师自己的最佳五次，学生的看成长曲线')
  const way = await screen.findByRole('link', { name: '数字记忆' })
  expect(way.getAttribute('href')).toBe('/pinge-activity/number?classId=c1')
})

it('a record that waits on the device goes to the service before another round is begun there: the first of the day counts', async () => {
  server.fail(addMemoryRecord)
  const user = await openScreen(`${path}&mode=daily`)
  await answer(user, await look(user))
  await screen.findByText('第一个成绩')
  const begun: number[] = []
  server.answer(addMemoryRecord, () => {
    begun.push(server.requests(startRound).length)
    return { ...storedRecord, counted: true }
  })
  await user.click(screen.getByRole('button', { name: '再来一轮' }))
  await answer(user, await look(user))
  await screen.findByText(/今天第 2 次，得 55 分$/)

  // It came while one round alone was begun, and once more is the record of the second.
  expect(begun).toEqual([1, 2])
})

it('a round whose end finds no service has its record all the same', async () => {
  server.fail(endRound)
  const user = await openScreen(path)
  await answer(user, await look(user))

  await screen.findByText('第一个成绩，得 55 分')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a record that the network does not take waits on the device, and is sent once from the next screen of the training', async () => {
  server.fail(addMemoryRecord)
  server.answer(pictureList, listOf([]))
  server.answer(editionList, [])
  server.answer(calendarList, emptyMonth)
  const user = await openScreen(path)
  await answer(user, await look(user))
  await screen.findByText('第一个成绩')
  server.answer(addMemoryRecord, storedRecord)
  const [first] = server.requests(addMemoryRecord)

  await user.click(screen.getByRole('link', { name: '返回关卡' }))
  await screen.findByRole('heading', { name: '数字记忆' })
  await user.click(screen.getByRole('link', { name: '返回' }))
  await screen.findByText('今天开始，练一小会儿')
  await pass(100)
  expect(server.requests(addMemoryRecord).slice(1)).toEqual([first])
  expect(screen.queryByRole('alertdialog')).toBeNull()

  // The service took it: when another is entered again, nothing is left to send.
  await goTo('/pinge-activity/number')
  await screen.findByRole('heading', { name: '数字记忆' })
  await user.click(screen.getByRole('link', { name: '返回' }))
  await screen.findByRole('heading', { level: 1, name: '大脑训练' })
  await pass(100)
  expect(server.requests(addMemoryRecord)).toHaveLength(2)
})

it('a record that waits on the device is sent when the network is back', async () => {
  server.fail(addMemoryRecord)
  const user = await openScreen(path)
  await answer(user, await look(user))
  await screen.findByText('第一个成绩')
  await user.click(screen.getByRole('link', { name: '返回关卡' }))
  await screen.findByRole('heading', { name: '数字记忆' })
  await waitFor(() => expect(server.requests(addMemoryRecord)).toHaveLength(2))

  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(server.requests(addMemoryRecord)).toHaveLength(3))
})

/** A browser to which no picture comes. */
class BrokenImage {
  src = ''
  decode = () => Promise.reject(new Error('no picture'))
}

it('a picture that cannot be had starts no round, so that the attempt of the day is not used up', async () => {
  server.answer(pictureDetail, threePictures)
  vi.stubGlobal('Image', BrokenImage)
  await openScreen('/pinge-activity/img?item=1001&mode=daily')
  await screen.findByText('获取题目失败')
  expect(server.requests(startRound)).toEqual([])
})

it('without a way in the teacher is told and led to the activities, and no dialog of the product opens', async () => {
  server.refuse(trainingAccess, 'serviceBusy')
  await openScreen('/pinge-activity/number')
  await screen.findByText('获取题目失败')
  await screen.findByRole('heading', { name: '活动' })
  expect(address()).toBe('/activity')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a training token that ended is renewed once, and never ends the session of the product', async () => {
  server.refuse(memoryList, 'sessionExpired')
  await openScreen('/pinge-activity/number')
  await screen.findByText('获取题目失败')
  expect(server.requests(trainingAccess)).toHaveLength(2)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

async function hide(ms: number): Promise<void> {
  const become = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  act(() => become(true))
  await pass(ms)
  act(() => become(false))
  Reflect.deleteProperty(document, 'hidden')
}

it('a class looks, compares place by place, and those who had it all are commented', async () => {
  server.answer(pictureList, listOf([]))
  const user = await openScreen('/pinge-activity/class?classId=c1')
  await user.click(await screen.findByRole('button', { name: '数字' }))
  await screen.findByRole('option', { name: '第 3 关 · 4 个' })
  await user.selectOptions(screen.getByLabelText('关卡'), '3003')
  await user.click(screen.getByRole('button', { name: '开始' }))
  await screen.findByRole('list', { name: '要记住的顺序' })
  const digits = shownDigits()
  await user.keyboard(' ')
  const answer = within(await screen.findByRole('list', { name: '答案' }))
  expect(answer.queryByRole('listitem', { name: `第 1 个，${digits[0]}` })).toBeNull()
  await user.keyboard(' ')
  await answer.findByRole('listitem', { name: `第 1 个，${digits[0]}` })
  expect(answer.queryByRole('listitem', { name: `第 2 个，${digits[1]}` })).toBeNull()
  await user.click(screen.getByRole('button', { name: '全部' }))
  await user.click(screen.getByRole('button', { name: '谁全对了？' }))
  const pupils = within(screen.getByRole('list', { name: '谁全对了' })).getAllByRole('button')
  for (const pupil of pupils.slice(0, 2)) await user.click(pupil)
  await user.click(screen.getByRole('button', { name: '点评 2 人' }))
  await user.click(await item('积极发言'))
  const given = within(await notice('积极发言'))
  await user.click(given.getByRole('button', { name: /^撤销/ }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '点评 2 人' }).disabled).toBe(false),
  )
  expect(server.requests(startRound)).toMatchObject([{ mode: 'class', classId: 'c1', activityId: '3003' }])

  // The window closes: how many had it all goes out all the same, and once.
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  await waitFor(() => expect(server.requests(endRound)).toMatchObject([{ status: 1, hits: 2 }]))
})
