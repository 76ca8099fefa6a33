import { studentList } from '@pinge/contract/students.ts'
import { pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { endRound, startRound } from '@pinge/contract/training/rounds.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { showOffer } from '../../shared/ui/feedback/show-toast.ts'
import { useBoard } from '../../features/training/class-round/board.store.ts'
import { endSitting, noteRound } from '../../features/training/rest/session.store.ts'
import { narrowWindow } from '../../../test/browser.ts'
import { pass } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'
import { listOf, openTraining, SEED, threePictures } from '../../../test/training.ts'

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始' })

it('says that the pictures of the level did not come, and begins once they have come', async () => {
  openTraining()
  const { pool, ...level } = threePictures
  const cover = pool[0]?.url ?? ''
  server.answer(
    pictureList,
    listOf([{ ...level, cover, theme: 'mix', grade: [1], open: true, minDate: null, todayPlayed: false }]),
  )
  server.refuse(pictureDetail, 'serviceBusy')
  const user = await openScreen('/pinge-activity/class?classId=c1')
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('没有加载出来')).toBeTruthy()
  expect(start().disabled).toBe(true)
  server.answer(pictureDetail, threePictures)
  await user.click(told.getByRole('button', { name: '再试一次' }))

  await waitFor(() => expect(start().disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('at the board', () => {
  beforeEach(() => {
    endSitting()
    useBoard.setState(useBoard.getInitialState())
    openTraining()
    server.answer(pictureList, listOf([]))
    let begun = 0
    server.answer(startRound, () => {
      begun += 1
      const round = { recordId: `r-${begun}`, seed: SEED + begun, attempt: 1, counted: false }
      return { ...round, startTs: Date.now(), expireTs: Date.now() + 15 * MINUTE_MS }
    })
  })

  async function begin(): Promise<User> {
    const user = await openScreen('/pinge-activity/class?classId=c1')
    await user.click(await screen.findByRole('button', { name: '数字' }))
    await waitFor(() => expect(start().disabled).toBe(false))
    await user.click(start())
    await screen.findByRole('list', { name: '要记住的顺序' })
    return user
  }

  /** The round is told to the service, and the board is left. */
  async function leave(user: User): Promise<void> {
    const told = server.requests(endRound).length
    await user.click(screen.getByRole('button', { name: '退出' }))
    await waitFor(() => expect(server.requests(endRound)).toHaveLength(told + 1))
  }
  const shown = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .join('')

  it('a new version is told over the head of the stage, and not over the clock at its foot', async () => {
    const told = () => screen.getByRole('region', { name: '通知' })
    const user = await begin()
    act(() => showOffer('有新版本了。不急，下课再更新也行。', '现在更新', () => undefined))
    expect(within(told()).getByText(/^有新版本了/)).toBeTruthy()

    expect(told().className).toContain('top-')
    expect(told().className).not.toContain('bottom-')
    await leave(user)
  })

  it('another sequence comes in the middle of a round, which counts as left', async () => {
    const user = await begin()
    const before = shown()
    await user.click(screen.getByRole('button', { name: /^盖住/u }))
    await user.click(screen.getByRole('button', { name: '重新出题' }))

    await screen.findByRole('list', { name: '要记住的顺序' })
    expect(shown()).not.toBe(before)
    await waitFor(() =>
      expect(server.requests(endRound)).toMatchObject([
        { recordId: 'r-1', status: 2, phase: 'recall', hits: 0 },
      ]),
    )
    await leave(user)
  })

  it('what is to be remembered stands larger, in the next round too', async () => {
    const user = await begin()
    await user.click(screen.getByRole('button', { name: '字号：标准，换成大' }))
    await user.click(screen.getByRole('button', { name: '重新出题' }))

    await waitFor(() => expect(server.requests(endRound)).toMatchObject([{ recordId: 'r-1' }]))
    await user.click(screen.getByRole('button', { name: '字号：大，换成特大' }))
    screen.getByRole('button', { name: '字号：特大，换成标准' })
    await leave(user)
  })

  it('what is to be remembered stands larger on a phone too, with fewer in a row, which 一行 shows', async () => {
    narrowWindow()
    const user = await begin()
    const inRow = () =>
      Number(screen.getByRole('list', { name: '要记住的顺序' }).style.getPropertyValue('--tile-columns'))
    const usual = inRow()
    await user.click(screen.getByRole('button', { name: '字号：标准，换成大' }))
    expect(inRow()).toBeLessThan(usual)

    const columns = inRow()
    await user.click(screen.getByRole('button', { name: /^盖住/u }))
    await user.click(screen.getByRole('button', { name: '一行' }))
    const answer = within(screen.getByRole('list', { name: '答案' }))
    expect(answer.getAllByRole('listitem', { name: /个，/u })).toHaveLength(columns)
    await leave(user)
  })

  it('who is away today is not asked for among those who had it all', async () => {
    const stuInfoList = makePupils(2)
    server.answer(studentList, {
      stuInfoList: stuInfoList.map((one, place) =>
        place === 0 ? { ...one, attendance: 'leave' as const } : one,
      ),
      classImage: '9000',
      version: 1,
    })
    const user = await begin()
    await user.click(screen.getByRole('button', { name: /^盖住/u }))
    await user.click(screen.getByRole('button', { name: '全部' }))
    await user.click(screen.getByRole('button', { name: '谁全对了？' }))

    const asked = within(screen.getByRole('list', { name: '谁全对了' })).getAllByRole('button')
    expect(asked.map(({ textContent }) => textContent)).toEqual(['李思琪'])
    await leave(user)
  })

  it('how long the class has been looking stands there, and turns amber before the rest', async () => {
    for (const ago of [11.9, 8, 4]) noteRound(Date.now() - ago * MINUTE_MS)
    const user = await begin()
    const meter = () => screen.getByText(/^已练/u)
    expect(meter().textContent).toBe('已练 11 分钟')
    await user.click(screen.getByRole('button', { name: '隐藏计时' }))
    expect(screen.queryByText(/^已练/u)).toBeNull()

    await pass(10_000)
    expect(meter().textContent).toBe('已练 12 分钟再过 3 分钟歇歇眼睛')
    expect(meter().className).toContain('bg-sun')
    await leave(user)
  })

  it('nothing but the rest stands there while the eyes have it', async () => {
    for (const ago of [15.5, 12, 8, 4]) noteRound(Date.now() - ago * MINUTE_MS)
    const user = await openScreen('/pinge-activity/class?classId=c1')
    await user.click(await screen.findByRole('button', { name: '数字' }))
    await waitFor(() => expect(start().disabled).toBe(false))
    await user.click(start())
    await screen.findByText('练了一刻钟，歇一歇眼睛')

    expect(screen.queryByText(/^已练/u)).toBeNull()
    expect(screen.queryByRole('button', { name: /^字号/u })).toBeNull()
    await leave(user)
  })
})
