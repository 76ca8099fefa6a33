import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asksBeforeClose, fillDevice } from '../../../test/browser.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeReview } from '../../../test/make/review.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen, reloadScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { findKeptReview, keepReview } from '../../features/reviews/kept-reviews.store.ts'
import { editOf } from '../../features/reviews/review-edit.ts'
import { signInAgain } from '../../../test/sign-in-again.ts'

type Review = DataOf<typeof contract.reviewDetail>

const PATH = '/term-review?classId=c1&pupil=mei'
const teacher = makeTeacher({ userId: 'wang' })
/** So long after the last key a text is saved, and so long after a lost network it is tried again. */
const [PAUSE_MS, RETRY_MS] = [800, 5_000]
let reviews: Record<string, Review>

beforeEach(() => {
  holdClock('2026-06-20T15:00:00+08:00')
  openSchoolClass()
  reviews = {
    mei: makeReview({ studentId: 'mei', username: '陈小梅' }),
    tao: makeReview({ studentId: 'tao', username: '李涛' }),
  }
  server.answer(contract.reviewList, () =>
    Object.values(reviews).map(({ studentId, username, header, state, isLocked, version, text }) => ({
      studentId,
      username,
      stuNo: '',
      header,
      state,
      count: text.length,
      isLocked,
      version,
      text,
    })),
  )
  server.answer(contract.reviewDetail, ({ studentId }) => reviews[studentId] ?? makeReview({ studentId }))
  server.answer(contract.reviewSettings, contract.usualSettings)
  server.answer(contract.phraseList, [])
})

/** The server takes each text over the version before it. */
function takeReviews(): void {
  server.answer(contract.saveReview, ({ version = 0 }) => ({
    version: version + 1,
    updatedAt: Date.parse('2026-06-20T15:00:00+08:00'),
  }))
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '评语' })
const sent = () =>
  server.requests(contract.saveReview).map(({ text, version, state }) => ({ text, version, state }))
const done = (name = '写好了，下一个') => screen.getByRole('button', { name })

describe('a review that is written', () => {
  it('is saved after a pause and not with every key, over the version that the save before it made', async () => {
    takeReviews()
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS / 2)
    await user.fill(await field(), '小梅很爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText('今天 15:00 自动保存')
    await user.fill(await field(), '小梅很爱读书，也爱画画。')
    await pass(PAUSE_MS)

    await waitFor(() =>
      expect(sent()).toEqual([
        { text: '小梅很爱读书。', version: 0, state: 'draft' },
        { text: '小梅很爱读书，也爱画画。', version: 1, state: 'draft' },
      ]),
    )
  })

  it('and is done while its last save is on its way waits for that, and is no conflict with oneself', async () => {
    const first = server.hold(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText('正在保存…')
    await user.click(done())
    expect(sent()).toHaveLength(1)
    takeReviews()
    first.answer({ version: 1, updatedAt: 1 })

    await screen.findByRole('heading', { name: '李涛' })
    expect(sent()).toEqual([
      { text: '小梅爱读书。', version: 0, state: 'draft' },
      { text: '小梅爱读书。', version: 1, state: 'done' },
    ])
  })

  it('and left while its last save is on its way is not sent twice', async () => {
    const first = server.hold(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText('正在保存…')
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })
    await screen.findByRole('heading', { name: '李涛' })
    first.answer({ version: 1, updatedAt: 1 })
    await pass(PAUSE_MS)

    expect(sent()).toHaveLength(1)
  })

  it('is saved at once when the next pupil is opened by the keys', async () => {
    takeReviews()
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })

    await screen.findByRole('heading', { name: '李涛' })
    await waitFor(() => expect(sent()).toEqual([{ text: '小梅爱读书。', version: 0, state: 'draft' }]))
    expect(address()).toContain('pupil=tao')
    fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true })
    await screen.findByRole('heading', { name: '陈小梅' })
  })

  it('of the last pupil is done by Ctrl and Enter, and stays in sight', async () => {
    takeReviews()
    const user = await openScreen('/term-review?classId=c1&pupil=tao', teacher)
    await user.fill(await field(), '李涛跑得快。')
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true })

    await waitFor(() => expect(sent()).toMatchObject([{ state: 'done' }]))
    screen.getByRole('heading', { name: '李涛' })
    done('写好了')
  })
})

describe('a review that the network does not take', () => {
  it('says so, is tried again by itself, and then is saved', async () => {
    server.fail(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText('还没存上，写的字在这台设备上，联网后自动保存')
    takeReviews()
    await pass(RETRY_MS)

    await screen.findByText(/自动保存$/u)
    expect(sent().map(({ text }) => text)).toEqual(['小梅爱读书。', '小梅爱读书。'])
  })

  it('says so where the device is full, and the browser asks before it closes', async () => {
    fillDevice()
    server.fail(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    expect(asksBeforeClose()).toBe(false)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)

    await screen.findByText('还没存上，这台设备存不下了，先别关页面')
    expect(asksBeforeClose()).toBe(true)
  })

  it('is found again after a reload, and goes out over the version that was seen', async () => {
    server.fail(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText(/^还没存上/u)
    cleanup()
    await openScreen(PATH, teacher)
    takeReviews()

    expect((await field()).value).toBe('小梅爱读书。')
    await pass(PAUSE_MS)
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ text: '小梅爱读书。', version: 0 }))
    await waitFor(() => expect(localStorage.getItem('pinge-review-edits')).not.toContain('小梅爱读书'))
  })

  it('is not kept without its teacher once the session has ended, where nothing would take it away', async () => {
    server.fail(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText(/^还没存上/u)
    await signInAgain(PATH, teacher)

    expect(localStorage.getItem('pinge-review-edits')).not.toContain('"":')
  })

  it('and is refused says why, keeps what was typed and is not sent again by itself', async () => {
    server.refuse(contract.saveReview, 'reviewLocked')
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText('这份评语已经锁定，请创建者解锁后再修改')
    await pass(RETRY_MS * 2)

    expect(sent()).toHaveLength(1)
    expect((await field()).value).toBe('小梅爱读书。')
  })
})

describe('a review that a colleague saved meanwhile', () => {
  const stored = (text: string) => ({
    stored: { ...makeReview({}), text, state: 'draft', version: 4, teacherName: '李老师' },
    given: {},
  })

  it('stands beside one’s own, and theirs is taken over by one tap', async () => {
    server.refuse(contract.saveReview, 'reviewEdited', stored('同事写的。'))
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '我写的。')
    await pass(PAUSE_MS)
    const conflict = within(await screen.findByRole('alert'))
    await screen.findByText('等你选一份留下')
    const theirs = conflict.getAllByRole('button', { name: '留下这一份' }).at(-1)
    if (!theirs) throw new Error('there is nothing to choose')
    await user.click(theirs)

    expect((await field()).value).toBe('同事写的。')
    await pass(PAUSE_MS)
    expect(sent()).toHaveLength(1)
  })

  it('and is the very same text was one’s own, whose answer was lost', async () => {
    const own = { ...makeReview({}), text: '我写的。', state: 'draft' as const }
    const sentence = { text: '我写的。', evidence: [], isOwn: true }
    server.refuse(contract.saveReview, 'reviewEdited', {
      stored: { ...own, sentences: [sentence], version: 1, teacherName: '王老师' },
      given: {},
    })
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '我写的。')
    await pass(PAUSE_MS)

    await screen.findByText('还没有写')
    expect(screen.queryByText('等你选一份留下')).toBeNull()
  })
})

describe('a review that is done', () => {
  it('leads to the next pupil no more once another one was opened', async () => {
    reviews['yu'] = makeReview({ studentId: 'yu', username: '王雨' })
    const held = server.hold(contract.saveReview)
    const user = await openScreen(PATH, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await user.click(done())
    expect(done().getAttribute('aria-busy')).toBe('true')
    await user.click(screen.getByRole('button', { name: /王雨/u }))
    await screen.findByRole('heading', { name: '王雨', level: 2 })

    held.answer({ version: 2, updatedAt: Date.now() })
    await pass(PAUSE_MS)
    expect(address()).toContain('pupil=yu')
  })
})

it('says of a review that was refused no word of a network', async () => {
  server.refuse(contract.saveReview, 'studentNotInClass')
  const user = await openScreen(PATH, teacher)
  await user.fill(await field(), '小梅爱读书。')
  await pass(PAUSE_MS)
  await screen.findByText('还没存上，写的字在这台设备上')
})

it('shows of a locked review the text that is locked, and keeps the words of this device', async () => {
  const locked = { text: '锁定的评语。', state: 'done' as const, version: 3, isLocked: true }
  reviews['mei'] = makeReview({ studentId: 'mei', username: '陈小梅', ...locked })
  const place = { classId: 'c1', termKey: '2025-2', studentId: 'mei' }
  const edit = { ...editOf(makeReview({ studentId: 'mei' })), text: '没有存上的字。' }
  keepReview('wang', place, { version: 2, edit })
  server.refuse(contract.saveReview, 'reviewLocked')
  await openScreen(PATH, teacher)

  expect((await field()).value).toBe('锁定的评语。')
  expect(findKeptReview('wang', place)?.edit.text).toBe('没有存上的字。')
})

it('leaves after a reload, too, the levels that a colleague gave where one’s own text is kept', async () => {
  const seen = reviews['mei'] ?? makeReview({ studentId: 'mei' })
  server.fail(contract.saveReview)
  const user = await openScreen(PATH, teacher)
  await user.fill(await field(), '我写的。')
  await pass(PAUSE_MS)
  await waitFor(() => expect(sent()).toHaveLength(1))

  const levels = ['优秀' as const, null, null, null, null]
  const theirs = { ...seen, text: '同事写的。', state: 'done' as const, levels, version: seen.version + 1 }
  reviews['mei'] = theirs
  server.refuse(contract.saveReview, 'reviewEdited', {
    stored: { ...editOf(theirs), version: theirs.version, teacherName: '李老师' },
    given: {},
  })
  await reloadScreen(PATH, teacher)
  await waitFor(async () => expect((await field()).value).toBe('我写的。'))
  await pass(PAUSE_MS)
  const [keepsOwn] = await screen.findAllByRole('button', { name: '留下这一份' })
  takeReviews()
  if (keepsOwn) await user.click(keepsOwn)
  await pass(PAUSE_MS)

  await waitFor(() => expect(sent().at(-1)).toMatchObject({ text: '我写的。', version: theirs.version }))
  expect(server.requests(contract.saveReview).at(-1)).toMatchObject({ levels })
})
