import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { consentList } from '@pinge/contract/privacy/consents.ts'
import { accountClosing, closeAccount } from '@pinge/contract/privacy/closing.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hashKey } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { item, pupil, seeScore } from '../../test/class-screen.ts'
import { holdClock, pass } from '../../test/clock.ts'
import { leaveRow, offerDatabase, rowsOf, takeDatabase } from '../../test/device/device-database.ts'
import { makeClassDetail } from '../../test/make/class.ts'
import { makeGivenComment } from '../../test/make/comment.ts'
import { makeReview } from '../../test/make/review.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'
import { createDeviceStore } from '../features/comments/queue/device-store.ts'
import { loadCommentQueue } from '../features/comments/queue/load-comment-queue.ts'
import { emptyFields } from '../features/realistic/form/record-fields.ts'
import { loadRecordQueue } from '../features/realistic/queue/load-record-queue.ts'
import { createRecordStore } from '../features/realistic/queue/record-store.ts'
import { keepReview } from '../features/reviews/kept-reviews.store.ts'
import { editOf } from '../features/reviews/review-edit.ts'
import type { WaitingRecord } from '../features/realistic/queue/waiting-records.store.ts'
import { setIdle } from '../shared/session/idle-lock.store.ts'
import { enterSession } from '../shared/session/session.ts'
import { keepEdits } from '../shared/sheet/edits/sheet-edits.store.ts'
import { endpointQuery } from '../shared/api/endpoint-query.ts'
import { queryClient } from './query-client.ts'
import './offline/show-seen.ts'
import { router } from './router.tsx'

const COMMENTS = 'pinge-waiting-'

beforeEach(offerDatabase)
afterEach(() => {
  vi.useRealTimers()
  takeDatabase()
})

async function giveWithoutNetwork(isPublic: boolean): Promise<User> {
  openSchoolClass()
  const user = await openScreen('/help', null)
  await screen.findByRole('heading', { name: '帮助' })
  await loadCommentQueue(queryClient)
  act(() => enterSession(makeTeacher(), isPublic))
  await act(() => router.navigate('/comment/class-detail?classId=c1'))
  await screen.findByRole('list', { name: '学生' })
  server.fail(giveComment)
  await user.click(pupil('王浩然'))
  await user.click(await item('作业优秀'))
  await waitFor(() => expect(document.body.textContent).toContain('1 条点评待上传'))
  return user
}

function recordOf(userId: string): WaitingRecord {
  const fields = emptyFields('2026-03-04')
  return { userId, classId: 'c1', requestId: 'r', writtenAt: 0, fields, pictures: [], problem: '' }
}

describe('what waits to be sent', () => {
  const asksBeforeItCloses = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('is written down on a teacher’s own computer, whose page may be closed', async () => {
    await giveWithoutNetwork(false)

    await waitFor(() => expect(rowsOf(COMMENTS)).toHaveLength(1))
    expect(asksBeforeItCloses()).toBe(false)
  })

  it('stays in the page of a public computer, which asks before it is closed, also where it was open before the sign-in', async () => {
    await giveWithoutNetwork(true)

    await waitFor(() => expect(document.body.textContent).toContain('，先别关页面'))
    expect(rowsOf(COMMENTS)).toEqual([])
    expect(asksBeforeItCloses()).toBe(true)
  })

  it('is sent before what is given after it', async () => {
    const user = await giveWithoutNetwork(false)
    openSchoolClass()
    await user.click(pupil('李思琪'))
    await user.click(await item('作业优秀'))

    await waitFor(() => expect(document.body.textContent).not.toContain('待上传'))
    expect(
      server
        .requests(giveComment)
        .map(({ studentIds }) => studentIds)
        .slice(-2),
    ).toEqual([['s1'], ['s2']])
  })

  it('is written down without the names of pupils who have left: they may have been erased', async () => {
    const store = createDeviceStore(
      () => true,
      () => {},
    )
    const comment = makeGivenComment({ requestId: 'a' })
    const one = { userId: 'wang', classId: 'c1', comment, isUndone: false, isUnderWay: false, writtenAt: 0 }
    await store.put({ ...one, goneNames: ['李涛', '陈梅'] })

    expect(JSON.stringify(rowsOf(COMMENTS))).not.toContain('李涛')
    expect(await store.list('wang')).toEqual([{ ...one, goneNames: ['2 名学生'] }])
  })

  it('and was held in the page by a full device stays taken back where the device has room again by then', async () => {
    const store = createDeviceStore(
      () => true,
      () => {},
    )
    const comment = makeGivenComment({ requestId: 'a' })
    const one = { userId: 'wang', classId: 'c1', comment, isUndone: false, isUnderWay: false, writtenAt: 0 }
    takeDatabase()
    await store.put(one)
    offerDatabase()
    await store.put({ ...one, isUndone: true })

    expect(await store.list('wang')).toEqual([{ ...one, isUndone: true }])
  })

  it('as a record that a full device did not take waits for its teacher where it was refused once there is room', async () => {
    const store = createRecordStore(
      () => true,
      () => {},
    )
    const one = recordOf('wang')
    takeDatabase()
    await store.put(one)
    offerDatabase()
    await store.put({ ...one, problem: '这条写实已经锁定' })

    expect(await store.list('wang')).toEqual([{ ...one, problem: '这条写实已经锁定' }])
  })

  it.each([
    ['is kept on the device on a teacher’s own computer', false, 1],
    ['stays in the page of a public computer', true, 0],
  ])('as the draft of a record %s', async (_, isPublic, kept) => {
    const { store } = await loadRecordQueue(queryClient)
    const wang = makeTeacher()
    enterSession(wang, isPublic)
    const draft = {
      userId: wang.userId,
      classId: 'c1',
      fields: { ...emptyFields('2026-03-04'), text: '写到一半' },
      pictures: [],
    }
    await store.putDraft(draft)

    expect(await store.findDraft(wang.userId, 'c1')).toEqual(draft)
    expect(rowsOf('pinge-realistic/drafts')).toHaveLength(kept)
  })
})

describe('signing out by the menu', () => {
  it('asks about comments that wait, and leaves none for the next teacher', async () => {
    const user = await giveWithoutNetwork(false)
    server.answer(signOut, null)
    await act(() => router.navigate('/comment'))
    const leave = async () => {
      await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
      await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
      return within(await screen.findByRole('alertdialog', { name: '还有 1 条点评没有上传' }))
    }
    await user.click((await leave()).getByRole('button', { name: '先不退出' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(rowsOf(COMMENTS)).toHaveLength(1)

    await user.click((await leave()).getByRole('button', { name: '删除并退出' }))
    await screen.findByLabelText('手机号')
    expect(rowsOf(COMMENTS)).toEqual([])
  })

  it('asks about a record that another tab left on the device', async () => {
    server.answer(classList, [])
    const wang = makeTeacher()
    const user = await openScreen('/comment', wang)
    const otherTab = createRecordStore(
      () => true,
      () => {},
    )
    await otherTab.put(recordOf(wang.userId))
    await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))

    const asked = within(await screen.findByRole('alertdialog', { name: '还有 1 条写实记录没有上传' }))
    await user.click(asked.getByRole('button', { name: '先不退出' }))
    expect(rowsOf('pinge-realistic/waiting')).toHaveLength(1)
  })
})

it('a comment that fails on its way while its teacher signs out does not stay on the device', async () => {
  openSchoolClass()
  const user = await openScreen('/comment/class-detail?classId=c1', makeTeacher())
  await screen.findByRole('list', { name: '学生' })
  const given = server.hold(giveComment)
  await user.click(pupil('李思琪'))
  await user.click(await item('作业优秀'))
  await waitFor(() => expect(rowsOf(COMMENTS)).toHaveLength(1))
  const ended = server.hold(signOut)
  await act(() => router.navigate('/comment'))
  await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  const question = within(await screen.findByRole('alertdialog', { name: /没有上传$/ }))
  await user.click(question.getByRole('button', { name: '删除并退出' }))
  await waitFor(() => expect(server.requests(signOut)).toHaveLength(1))
  given.fail()
  await waitFor(() => expect(rowsOf(COMMENTS)).toHaveLength(1))
  ended.answer(null)

  await screen.findByLabelText('手机号')
  await waitFor(() => expect(rowsOf(COMMENTS)).toEqual([]))
})

it('signing out by the menu asks about marks and reviews that were not taken yet', async () => {
  openSchoolClass()
  const wang = makeTeacher()
  const user = await openScreen('/comment', wang)
  const edit = { rowId: 'mei', column: 'math.final', typed: '90', value: 90, seen: 0, msg: '' }
  const kept = { ...edit, state: 'waiting' as const, stored: null, turn: 1 }
  keepEdits(wang.userId, 'd1/perform', { edits: [kept, { ...kept, rowId: 'tao' }], batch: null })
  const place = { classId: 'c1', termKey: '2026-1', studentId: 'mei' }
  keepReview(wang.userId, place, { edit: editOf(makeReview({ text: '爱读书' })), version: 0 })
  await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))

  const question = await screen.findByRole('alertdialog', { name: '还有 2 格表格内容、1 份评语没有上传' })
  await user.click(within(question).getByRole('button', { name: '先不退出' }))
  expect(localStorage.getItem('pinge-sheet-edits')).toContain('"typed":"90"')
})

describe('closing the account', () => {
  it('leaves no comment that waits on the device, and none for the next teacher', async () => {
    const user = await giveWithoutNetwork(false)
    server.answer(accountClosing, { closesAt: null, classes: [] })
    server.answer(closeAccount, { closesAt: Date.UTC(2026, 10, 30) })
    server.answer(signOut, null)
    await act(() => router.navigate('/comment'))
    await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
    await user.click(await screen.findByRole('menuitem', { name: '账号设置' }))
    await user.click(await screen.findByRole('button', { name: '注销' }))
    await screen.findByText(/这台设备上还没有上传的点评和写实记录马上删除/)
    await user.fill(screen.getByLabelText('当前密码'), 'chunfeng2026')
    expect(rowsOf(COMMENTS)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '申请注销账号' }))

    await screen.findByText(/已申请，2026-11-30 注销/)
    await screen.findByLabelText('手机号')
    expect(rowsOf(COMMENTS)).toEqual([])
  })
})

describe('signing out from the cover of a room', () => {
  async function leaveCoveredRoom(): Promise<User> {
    const user = await giveWithoutNetwork(false)
    server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
    server.answer(consentList, [])
    server.answer(signOut, null)
    await act(() => router.navigate('/comment/consent?classId=c1'))
    act(() => setIdle(true))
    await screen.findByRole('dialog', { name: '离开了一会儿' })
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    await screen.findByRole('dialog', { name: '还有 1 条点评没有上传' })
    return user
  }

  it('asks about comments that wait, and leaves none on the device', async () => {
    const user = await leaveCoveredRoom()
    expect(rowsOf(COMMENTS)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '删除并退出' }))

    await screen.findByLabelText('手机号')
    expect(rowsOf(COMMENTS)).toEqual([])
  })

  it('can be thought over, and the room stays covered', async () => {
    const user = await leaveCoveredRoom()
    await user.click(screen.getByRole('button', { name: '先不退出' }))

    await screen.findByRole('dialog', { name: '离开了一会儿' })
    expect(rowsOf(COMMENTS)).toHaveLength(1)
    expect(server.requests(signOut)).toEqual([])
  })
})

describe('what was seen the last time', () => {
  const SEEN = 'pinge-seen/seen'

  /** Without a network, from what the device has kept for so many days. */
  async function openClassesOffline(days: number) {
    const wang = makeTeacher()
    const { summary } = openSchoolClass()
    const { queryKey } = endpointQuery(classList, {})
    const row = { userId: wang.userId, path: classList.path, key: hashKey(queryKey), data: [summary] }
    leaveRow(SEEN, ['userId', 'path'], { ...row, at: Date.now() - days * DAY_MS })
    server.fail(classList)
    const user = await openScreen('/comment', wang)
    await screen.findByText('网络不可用，显示的是上次的内容')
    return { user, summary }
  }

  it('is kept for a week, and not for another one because it is shown or drawn over', async () => {
    holdClock()
    const { summary } = await openClassesOffline(6.9)
    const [{ at } = {}] = rowsOf(SEEN)
    await pass(10_000)
    expect(rowsOf(SEEN)).toEqual([expect.objectContaining({ at })])

    const drawn = [{ ...summary, className: '四年级(2)班' }]
    act(() => void queryClient.setQueryData(endpointQuery(classList, {}).queryKey, drawn))
    await pass(10_000)
    expect(rowsOf(SEEN)).toEqual([expect.objectContaining({ at, data: drawn })])
  })

  it('is read again as soon as the network is back', async () => {
    const { summary } = await openClassesOffline(1)
    act(() => void window.dispatchEvent(new Event('offline')))
    server.answer(classList, [{ ...summary, className: '四年级(2)班' }])
    act(() => void window.dispatchEvent(new Event('online')))

    await screen.findByText('四年级(2)班')
  })

  it('is not read again over the points of a comment that is still on its way', async () => {
    const school = openSchoolClass()
    const { queryKey } = endpointQuery(studentList, { filter: true, classId: 'c1' })
    const data = { stuInfoList: school.students, classImage: '9000', version: school.version }
    const row = { userId: 'wang', path: studentList.path, key: hashKey(queryKey), data, at: Date.now() }
    leaveRow(SEEN, ['userId', 'path'], row)
    server.fail(studentList)
    const user = await openScreen('/comment/class-detail?classId=c1', makeTeacher({ userId: 'wang' }))
    await screen.findByText('网络不可用，显示的是上次的内容')
    const held = server.hold(giveComment)
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await seeScore('王浩然', 2)
    server.answer(studentList, data)
    act(() => void window.dispatchEvent(new Event('online')))

    expect(queryClient.isFetching({ queryKey })).toBe(0)
    await seeScore('王浩然', 2)
    held.fail()
  })
})
