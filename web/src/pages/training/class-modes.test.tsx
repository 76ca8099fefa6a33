import { classList } from '@pinge/contract/classes.ts'
import { calendarList } from '@pinge/contract/training/calendar.ts'
import { editionList } from '@pinge/contract/training/editions.ts'
import { memoryList, pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { startRound } from '@pinge/contract/training/rounds.ts'
import { studentList } from '@pinge/contract/students.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSitting, noteRound } from '../../features/training/rest/session.store.ts'
import { pass } from '../../../test/clock.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { address, goBack, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import {
  answer,
  countDown,
  emptyMonth,
  listOf,
  look,
  openTraining,
  shownDigits,
  threePictures,
} from '../../../test/training.ts'
import type { User } from '../../../test/user.ts'

beforeEach(() => {
  endSitting()
  openTraining()
})

/** The class has been looking at the screen for so long that its eyes are due for a rest. */
function sitLong(): void {
  for (const ago of [15.5, 12, 8, 4]) noteRound(Date.now() - ago * 60_000)
}

it.each([
  ['/pinge-activity/class', '大屏同练'],
  ['/pinge-activity/challenge', '点名挑战'],
  ['/pinge-activity/relay', '小组接力'],
])('%s of an archived class says that it is at rest, and begins nothing', async (path, title) => {
  server.answer(classList, [makeClass({ classId: 'c1', isArchived: true })])
  // The levels may be asked for before it is known.
  server.answer(pictureList, listOf([]))
  await openScreen(`${path}?classId=c1`)

  await screen.findByText('班级已归档，只能查看。创建者可以在班级设置里取消归档。')
  screen.getByRole('heading', { level: 1, name: title })
  expect(screen.queryByRole('button', { name: /^开始/u })).toBeNull()
})

it.each([
  ['/pinge-activity/challenge?classId=c1&stuId=s1&item=n1', '点名挑战'],
  ['/pinge-activity/number?item=n1', '数字记忆'],
])('%s is no empty page while the level is asked for', async (path, title) => {
  const levels = server.hold(memoryList)
  const pictures = server.hold(pictureDetail)
  await openScreen(path)
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByRole('status', { name: '加载中' })

  levels.fail()
  pictures.fail()
  await waitFor(() => expect(address()).toBe('/activity'))
})

it('each pupil of a class is drawn once before any is drawn again, and plays under their own name', async () => {
  server.answer(pictureList, listOf([]))
  const user = await openScreen('/pinge-activity/challenge?classId=c1')
  await user.click(await screen.findByRole('button', { name: '数字' }))
  const drawn = new Set<string>()
  for (let turn = 0; turn < 6; turn += 1) {
    await user.click(screen.getByRole('button', { name: turn === 0 ? '开始点名' : '换一个人' }))
    await pass(1_000)
    drawn.add((await screen.findByText(/^点到/)).textContent ?? '')
  }
  expect(drawn.size).toBe(6)

  await user.click(await screen.findByRole('link', { name: '上台练一轮' }))
  const digits = await look(user)
  expect(
    screen.getByText((_, element) => element?.tagName === 'B' && drawn.has(`点到${element.textContent}`)),
  ).toBeTruthy()
  await answer(user, digits)
  await screen.findByText('这一关最好的一次，得 55 分')
  expect(server.requests(startRound)).toMatchObject([{ mode: 'practice', classId: 'c1' }])
  expect(server.requests(startRound)[0]?.stuId).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '给他点评' }))
  await screen.findByRole('dialog', { name: /^点评/ })
})

it('the next child that is drawn plays the game and the level that the one before it played', async () => {
  server.answer(pictureList, listOf([]))
  const user = await openScreen('/pinge-activity/challenge?classId=c1')
  await user.click(await screen.findByRole('button', { name: '数字' }))
  await screen.findByRole('option', { name: '第 1 关 · 3 个' })
  await user.selectOptions(screen.getByLabelText('关卡'), '第 1 关 · 3 个')
  await user.click(screen.getByRole('button', { name: '开始点名' }))
  await pass(1_000)
  await user.click(screen.getByRole('link', { name: '上台练一轮' }))
  await answer(user, await look(user))
  await user.click(await screen.findByRole('link', { name: '换一个人' }))

  const level = await screen.findByLabelText<HTMLSelectElement>('关卡')
  await waitFor(() => expect(level.selectedOptions[0]?.textContent).toBe('第 1 关 · 3 个'))
  await screen.findByRole('button', { name: '数字', pressed: true })
  await user.click(screen.getByRole('button', { name: '符号' }))
  await screen.findByRole('button', { name: '符号', pressed: true })
  await waitFor(() => expect(server.requests(memoryList).at(-1)).toMatchObject({ type: 2 }))
  expect(address()).toMatch(/^\/pinge-activity\/challenge\?classId=c1&item=2\d{3}$/)
})

it('a round tells of no rest that is near while the eyes have it', async () => {
  sitLong()
  await openScreen('/pinge-activity/number?item=3003')
  await screen.findByText('练了一刻钟，歇一歇眼睛')

  expect(screen.queryByText(/^已练/u)).toBeNull()
})

describe('小组接力', () => {
  const me = makeTeacher()

  const twoTeams = [
    makeTeam({ id: 't1', teamName: '火箭队', studentIds: ['s1', 's2'] }),
    makeTeam({ id: 't2', teamName: '彩虹队', studentIds: ['s3', 's4', 's5'] }),
  ]

  /** Two teams of different size, and their teacher before the list of them. */
  async function openRelay(
    answerTeams = () => server.answer(teamList, twoTeams),
    schemeIds = ['k1'],
  ): Promise<User> {
    server.answer(categoryList, {
      categoryInfos: schemeIds.map((id) => makeCategory({ id, creatorId: me.userId, teamCount: 2 })),
    })
    answerTeams()
    server.answer(pictureList, listOf([]))
    server.answer(pictureDetail, threePictures)
    server.answer(editionList, [])
    server.answer(calendarList, emptyMonth)
    const user = await openScreen('/pinge-activity?classId=c1', me)
    await user.click(await screen.findByRole('link', { name: '小组接力' }))
    await user.click(await screen.findByRole('button', { name: '数字' }))
    return user
  }

  /** Its rows are there first. */
  async function begin(user: User): Promise<void> {
    const rainbow = await screen.findByRole<HTMLButtonElement>('button', { name: '彩虹队上场' })
    await waitFor(() => expect(rainbow.disabled).toBe(false))
    await user.click(rainbow)
  }

  async function runLeg(user: User, runner: RegExp): Promise<void> {
    await screen.findByText(runner)
    await user.keyboard(' ')
    await answer(user, await look(user))
  }

  /** 彩虹队 runs its two rows; tells its time. */
  async function runRainbow(user: User): Promise<string> {
    await begin(user)
    await runLeg(user, /^第 1 棒：/)
    await runLeg(user, /^第 2 棒：/)
    await screen.findByRole('heading', { name: '接力完成！' })
    return (await screen.findByText(/^全组用时/)).textContent?.replace('全组用时 ', '') ?? ''
  }

  const rows = async () =>
    within(await screen.findByRole('list', { name: '各组' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('has a row for each pupil, and the time of a team stands beside it while the teams keep their order', async () => {
    const user = await openRelay()
    // As many as the smaller team has pupils.
    const legs = await screen.findByLabelText<HTMLSelectElement>('每组几棒')
    await waitFor(() => expect(legs.value).toBe('2'))
    const told = await runRainbow(user)
    expect(told).toMatch(/^\d\d:\d\d\.\d{3}$/)
    expect(server.requests(startRound)).toEqual([])

    await user.click(screen.getByRole('button', { name: '换一个组' }))
    expect(await rows()).toEqual(['火箭队2 人上场', `彩虹队3 人${told}再跑一次`])
  })

  it('tells how many rows a team runs once the teams are there, and no other number before', async () => {
    const held = server.hold(teamList)
    await openRelay(() => undefined)
    const legs = await screen.findByLabelText<HTMLSelectElement>('每组几棒')
    expect(legs.disabled).toBe(true)
    expect(legs.value).toBe('')
    held.answer(twoTeams)

    await waitFor(() => expect(legs.value).toBe('2'))
    expect(legs.disabled).toBe(false)
  })

  it('comes back to the scheme whose teams ran, and not to the first of the class', async () => {
    const user = await openRelay(undefined, ['k1', 'k2'])
    await user.selectOptions(await screen.findByLabelText('分组方案'), 'k2')
    await runRainbow(user)
    await goBack()
    await user.click(await screen.findByRole('link', { name: '小组接力' }))

    expect((await screen.findByLabelText<HTMLSelectElement>('分组方案')).value).toBe('k2')
    expect(server.requests(teamList).at(-1)).toMatchObject({ categoryId: 'k2' })
  })

  it('sets times beside each other only of the same game with as many rows', async () => {
    const user = await openRelay()
    const told = await runRainbow(user)
    await user.click(screen.getByRole('button', { name: '换一个组' }))

    await user.selectOptions(screen.getByLabelText('每组几棒'), '3 棒')
    expect(await rows()).toEqual(['火箭队2 人上场', '彩虹队3 人上场'])
    await user.selectOptions(screen.getByLabelText('每组几棒'), '2 棒')
    await user.click(screen.getByRole('button', { name: '图片' }))
    expect(await rows()).toEqual(['火箭队2 人上场', '彩虹队3 人上场'])
    await user.click(screen.getByRole('button', { name: '数字' }))
    expect(await rows()).toEqual(['火箭队2 人上场', `彩虹队3 人${told}再跑一次`])
  })

  it('has the times of the lesson still when the teacher comes back from another screen', async () => {
    const user = await openRelay()
    const told = await runRainbow(user)
    await goBack()
    await user.click(await screen.findByRole('link', { name: '小组接力' }))

    expect(await rows()).toEqual(['火箭队2 人上场', `彩虹队3 人${told}再跑一次`])
    expect(screen.getByRole('button', { name: '数字' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('tells that a look was broken off, and gives the same pupil another row', async () => {
    // By chance the second row might be the first once more.
    let seeds = 0
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
      if (numbers instanceof Uint32Array) numbers[0] = seeds += 1
      return numbers
    })
    const user = await openRelay()
    await begin(user)
    const first = (await screen.findByText(/^第 1 棒：/)).textContent ?? ''
    await user.keyboard(' ')
    await countDown()
    const seen = shownDigits()
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(1_500)
    isHidden.mockRestore()

    await screen.findByText('页面离开过，这一行不计，换一行再来')
    expect(screen.getByText(/^第 1 棒：/).textContent).toBe(first)
    await user.keyboard(' ')
    await countDown()
    expect(shownDigits()).not.toEqual(seen)
  })

  it('tells the class whether a row was right, before the next runner and at the end', async () => {
    const user = await openRelay()
    await begin(user)
    await runLeg(user, /^第 1 棒：/)
    await screen.findByText('上一棒全部放对！')

    await user.keyboard(' ')
    const digits = await look(user)
    // Each digit is another one.
    await answer(
      user,
      digits.map((digit) => String((Number(digit) + 1) % 10)),
    )
    await screen.findByRole('heading', { name: '接力完成！' })
    expect(screen.getByText('最后一棒没有全部放对')).toBeTruthy()
  })

  it('asks no more whether to give it up once the last row has ended', async () => {
    const user = await openRelay()
    await begin(user)
    await runLeg(user, /^第 1 棒：/)
    await screen.findByText(/^第 2 棒：/)
    await user.keyboard(' ')
    await look(user)
    await user.click(screen.getByRole('button', { name: '退出' }))
    await screen.findByRole('alertdialog', { name: '放弃这一次接力？' })
    await pass(60_000)

    await screen.findByRole('heading', { name: '接力完成！' })
  })

  it('leaves each pupil their turn where the one before has gone home', async () => {
    const pupils = makePupils(6)
    server.answer(studentList, { stuInfoList: pupils, classImage: '9000', version: 1 })
    const user = await openRelay()
    await begin(user)
    await runLeg(user, new RegExp(`^第 1 棒：${pupils[2]?.username}`))
    await screen.findByText(/^第 2 棒：/)
    const left = pupils.filter(({ id }) => id !== 's3')
    server.answer(studentList, { stuInfoList: left, classImage: '9000', version: 2 })
    const asked = server.requests(studentList).length
    await pass(60_000)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(server.requests(studentList).length).toBeGreaterThan(asked))
    await pass(0)

    expect(screen.getByText(/^第 2 棒：/).textContent).toBe(`第 2 棒：${pupils[3]?.username}`)
  })

  it('does not begin the next row by a space bar that is still held down', async () => {
    const user = await openRelay()
    await begin(user)
    await runLeg(user, /^第 1 棒：/)
    await screen.findByText(/^第 2 棒：/)
    fireEvent.keyDown(document.body, { key: ' ', repeat: true })
    expect(screen.queryByRole('timer', { name: '马上开始' })).toBeNull()

    fireEvent.keyDown(document.body, { key: ' ' })
    await screen.findByRole('timer', { name: '马上开始' })
  })

  it('tells of no rest that is near while the eyes have it', async () => {
    const user = await openRelay()
    sitLong()
    await begin(user)
    await screen.findByText('练了一刻钟，歇一歇眼睛')

    expect(screen.queryByText(/^已练/u)).toBeNull()
  })

  it('is not left between two runners without a question', async () => {
    const user = await openRelay()
    await begin(user)
    await runLeg(user, /^第 1 棒：/)
    await screen.findByText(/^第 2 棒：/)
    await goBack()

    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: '接着跑' }))
    expect(address()).toBe('/pinge-activity/relay?classId=c1')
    expect(screen.getByText(/^第 2 棒：/)).toBeTruthy()
  })
})

it('that the pupils did not come is told, and not that the class is empty', async () => {
  server.answer(pictureList, listOf([]))
  server.fail(studentList)
  const user = await openScreen('/pinge-activity/challenge?classId=c1')
  await screen.findByRole('heading', { name: '点名挑战', level: 1 })
  expect((await screen.findByRole('alert')).textContent).toContain('没有加载出来')
  expect(screen.queryByText(/班里今天没有学生/)).toBeNull()

  server.answer(studentList, { stuInfoList: [], classImage: '9000', version: 1 })
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByText(/班里今天没有学生/)
})

it.each(['class', 'challenge'])('levels that did not come are asked for again (%s)', async (mode) => {
  server.fail(pictureList)
  const user = await openScreen(`/pinge-activity/${mode}?classId=c1`)
  const again = await screen.findByRole('button', { name: '再试一次' })

  server.answer(pictureList, listOf([]))
  await user.click(again)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it.each([
  [
    'a colleague divided the class',
    '你在这个班还没有分组',
    [makeCategory({ id: 'k1', creatorId: 'u9', teamCount: 6 })],
  ],
  ['a colleague began to divide it', '还没有分组', [makeCategory({ id: 'k1', creatorId: 'u9' })]],
  ['the class is not divided', '还没有分组', []],
])('a relay says whose teams are missing where %s', async (_, title, categoryInfos) => {
  server.answer(categoryList, { categoryInfos })
  await openScreen('/pinge-activity/relay?classId=c1')

  await screen.findByText(title)
  expect(screen.getByRole('link', { name: '去分组' }).getAttribute('href')).toContain('tab=group')
})

it('teams that did not come are asked for again', async () => {
  const me = makeTeacher()
  server.answer(categoryList, {
    categoryInfos: [makeCategory({ id: 'k1', creatorId: me.userId, teamCount: 1 })],
  })
  server.fail(teamList)
  server.answer(pictureList, listOf([]))
  server.answer(pictureDetail, threePictures)
  const user = await openScreen('/pinge-activity/relay?classId=c1', me)
  const again = await screen.findByRole('button', { name: '再试一次' })

  server.answer(teamList, [makeTeam({ id: 't1', teamName: '火箭队', studentIds: ['s1', 's2'] })])
  await user.click(again)
  await screen.findByRole('button', { name: '火箭队上场' })
})
