import { archiveList, removedArchives } from '@pinge/contract/archives/documents.ts'
import { attendanceList } from '@pinge/contract/attendance/attendance.ts'
import { classList } from '@pinge/contract/classes.ts'
import { itemSettings } from '@pinge/contract/comment-items.ts'
import { auditList } from '@pinge/contract/privacy/audit.ts'
import { realisticFeed, realisticSummary } from '@pinge/contract/realistic.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { reviewList } from '@pinge/contract/reviews/reviews.ts'
import { rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock, pass } from '../../test/clock.ts'
import { openClass, openTool, pupil } from '../../test/class-screen.ts'
import { makeClass } from '../../test/make/class.ts'
import { makeItemSetting } from '../../test/make/comment.ts'
import { makeSummary } from '../../test/make/record.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../test/make/team.ts'
import { address, openScreen } from '../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../test/school-class.ts'
import { openSchoolTeams } from '../../test/school-teams.ts'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'
import { rememberOpenClass } from '../features/classes/class-detail.store.ts'
import { CLASS_DETAIL_PATH } from '../shared/navigation/class-detail-path.ts'
import { openSessionExpiredDialog } from '../shared/session/session-expired.ts'
import { router } from './router.tsx'
import { screens } from './routes.ts'

const wang = makeTeacher({ userId: 'wang' })
const second = makeClass({ classId: 'c1', className: '三年级(2)班' })
const fifth = makeClass({ classId: 'c5', className: '三年级(5)班' })
const crumbs = () => screen.findByRole('navigation', { name: '面包屑' })
const back = () => screen.getByRole('link', { name: '返回' })

let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
  server.answer(classList, [second, fifth])
  server.answer(commentSummary, makeSummary([]))
  server.answer(itemSettings, [makeItemSetting({ id: 'speak', name: '积极发言' })])
})

/** The settings themselves have no screen: they lead to the first of their parts. */
const roomsOfClass = screens.filter(
  ({ path, ofClass, parent }) =>
    ofClass === 'always' && parent === CLASS_DETAIL_PATH && path !== '/comment/class-setting',
)

it.each(roomsOfClass)(
  '$path names its class and leads back into it, though another class was open last',
  async ({ path, title }) => {
    answerRooms()
    rememberOpenClass(wang.userId, second)
    const user = await openScreen(`${path}?classId=c5`, wang)

    await waitFor(async () => expect((await crumbs()).textContent).toBe(`首页班级列表三年级(5)班${title}`))
    await waitFor(() => expect(document.title).toContain(`${title} · 三年级(5)班 · `))
    await user.click(screen.getByRole('link', { name: '返回' }))
    await screen.findByRole('heading', { level: 1, name: '三年级(5)班' })
    expect(address()).toBe('/comment/class-detail?classId=c5')
  },
)

/** A class without archives, reviews or exchanges. */
function answerRooms(): void {
  const states = { pending: 0, adopted: 0, filed: 0, returned: 0 }
  server.answer(archiveList, [])
  server.answer(attendanceList, ({ date = localDate(Date.now()) }) => ({ date, records: [] }))
  server.answer(removedArchives, { items: [], nextCursor: null })
  server.answer(auditList, { items: [], nextCursor: null, keepYears: 0 })
  server.answer(realisticFeed, { items: [], nextCursor: null })
  server.answer(realisticSummary, { batches: 0, students: 0, states, typical: 0, lock: null })
  server.answer(reviewList, [])
  server.answer(studentInformation, { className: fifth.className, isOwner: true, students: [] })
  server.answer(rewardList, [])
  server.answer(rewardRecords, { items: [], nextCursor: null, totals: null })
}

it('remembers the class of whichever class screen is open', async () => {
  rememberOpenClass(wang.userId, second)
  await openScreen('/comment/class-comment?classId=c5', wang)

  const remembered = () => localStorage.getItem('pinge-class-detail')
  await waitFor(() => expect(remembered()).toContain('"classId":"c5"'))
  expect(remembered()).toContain('"activeTab":"1"')
})

it('keeps nothing of a class on the device once its teacher has signed out', async () => {
  server.answer(signOut, null)
  const user = await openScreen('/comment/class-comment?classId=c5', wang)
  await waitFor(() => expect(localStorage.getItem('pinge-class-detail')).toContain('三年级(5)班'))
  await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await screen.findByText('退出成功')

  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('三年级')
})

it('keeps nothing of a class on the device once the server has ended the session', async () => {
  await openScreen('/comment/class-comment?classId=c5', wang)
  await waitFor(() => expect(localStorage.getItem('pinge-class-detail')).toContain('三年级(5)班'))
  act(() => openSessionExpiredDialog('登录信息失效，请重新登录！'))
  await screen.findByRole('alertdialog', { name: '警告' })

  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toContain('三年级'))
})

it('says in the address which class is shown when a link names none', async () => {
  rememberOpenClass(wang.userId, fifth)
  await openScreen('/comment/class-comment?sign=praise', wang)

  expect(address()).toBe('/comment/class-comment?sign=praise&classId=c5')
})

it('opens the class that was open last where the address of the class names none', async () => {
  rememberOpenClass(wang.userId, second)
  await openScreen('/comment/class-detail', wang)

  await screen.findByRole('list', { name: '学生' })
  expect(pupil('王浩然')).toBeTruthy()
  expect(address()).toContain('classId=')
})

it('keeps the class while the type of the comment items is changed, and leads back into it', async () => {
  const user = await openScreen('/comment/comments-edit?classId=c5', wang)
  await user.click(await screen.findByRole('tab', { name: '习惯' }))

  expect(address()).toBe('/comment/comments-edit?classId=c5&type=2')
  await within(await crumbs()).findByRole('link', { name: '三年级(5)班' })
  expect(document.title).toMatch(/^点评项 · 三年级\(5\)班 · /)
  expect(back().getAttribute('href')).toBe('/comment/class-detail?classId=c5')
})

it('shows a room of a class whose name the server does not answer, and waits for it no longer than a blink', async () => {
  holdClock()
  const classes = server.hold(classList)
  await openScreen('/comment/comments-edit?classId=c5', wang)
  const isInSight = () => screen.queryByRole('heading', { name: '点评项' })?.closest('.invisible') === null
  await screen.findByRole('heading', { name: '点评项' })

  await pass(500)
  expect(isInSight()).toBe(true)
  classes.answer([second, fifth])
  await within(await crumbs()).findByRole('link', { name: '三年级(5)班' })
})

it('leads from the comment items to the class list where no class was left', async () => {
  await openScreen('/comment/comments-edit', wang)

  await crumbs()
  expect(back().getAttribute('href')).toBe('/comment')
})

/** A comment is begun and left for the comment items, and from there the teacher goes to the teams. */
async function openTeamsFromItems(): Promise<User> {
  openSchoolTeams(school, {
    categories: [makeCategory({ id: 'k1', creatorId: wang.userId })],
    teams: [makeTeam({ id: 't1', teamName: '火箭队', studentIds: ['s1'] })],
  })
  const user = await openClass()
  await user.click(pupil('王浩然'))
  const [items] = await screen.findAllByRole('link', { name: '管理点评项' })
  if (!items) throw new Error('The dialog leads to no comment items')
  await user.click(items)
  await screen.findByRole('heading', { level: 1, name: '点评项' })
  await act(() => router.navigate('/comment/class-detail?classId=c1&tab=group'))
  await screen.findByRole('button', { name: '小组', pressed: true })
  return user
}

it('shows the draw among the teams where a comment was left for the comment items', async () => {
  const user = await openTeamsFromItems()
  await openTool(user, '随机点名')

  expect((await screen.findByRole('dialog', { name: '随机点名' })).className).not.toContain('opacity-0')
})

it('hears the keys of the class again where a comment was left for the comment items and then for the teams', async () => {
  const user = await openTeamsFromItems()
  await user.click(screen.getByRole('button', { name: '学生' }))
  await screen.findByRole('list', { name: '学生' })
  await user.keyboard('w')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('w')
})

it('leads back from the comment items into the lesson, with the pupils still chosen', async () => {
  const user = await openClass()
  await user.click(pupil('王浩然'))
  const [items] = await screen.findAllByRole('link', { name: '管理点评项' })
  if (!items) throw new Error('The dialog leads to no comment items')
  await user.click(items)
  await screen.findByRole('heading', { level: 1, name: '点评项' })
  await user.click(back())

  const dialog = await screen.findByRole('dialog', { name: '点评 1 名学生' })
  expect(within(dialog).getByText('王浩然')).toBeTruthy()
})

it('ends the lesson with the class list', async () => {
  const user = await openClass()
  await user.click(pupil('王浩然'))
  const [items] = await screen.findAllByRole('link', { name: '管理点评项' })
  if (!items) throw new Error('The dialog leads to no comment items')
  await user.click(items)
  await user.click(within(await crumbs()).getByRole('link', { name: '班级列表' }))
  await screen.findAllByRole('article')
  await user.click(screen.getByRole('link', { name: '三年级(2)班' }))

  await waitFor(() => expect(pupil('王浩然')).toBeTruthy())
  expect(screen.queryByRole('dialog')).toBeNull()
})
