import { addClass } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { addExample } from '@pinge/contract/example.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { expect, type Page } from '@playwright/test'
import { openRecords, recordsScreen } from '../../screens/records.ts'
import { enterAs, whoEntered } from '../../harness/enter.ts'
import type { ApiClient } from '../../harness/api-client.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../../harness/teachers.ts'
import { after, openedClass, type State } from '../walks.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

const LONG_REMARK = '今天第三节课把复杂的应用题讲给同桌听，条理清楚，还画了线段图帮大家理解。'.repeat(3)

async function openExample({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId } = await api.call(addExample, {}, teacher.accessToken)
  await enterAs(page, teacher)
  await openRecords(page, classId)
}

/** A class of the longest names, seen by a co-teacher: their own comments and the owner's. */
async function openAsCoTeacher({ page, api }: World): Promise<void> {
  const owner = await registerTeacher(api, LONGEST_NAME)
  const className = '三至六年级混龄合唱与戏剧表演社团第二小组'
  const request = { className, isCustomize: true }
  const { classId } = await api.call(addClass, request, owner.accessToken)
  const colleague = await addCoTeacher(api, owner, classId)
  const students = [LONGEST_NAME, '丁当', '安然'].map((username) => ({ username }))
  const { ids: studentIds } = await api.call(addStudents, { classId, students }, owner.accessToken)
  const given = { classId, itemId: 's3-07', studentIds, remark: LONG_REMARK }
  await api.call(giveComment, given, owner.accessToken)
  const reminder = { classId, itemId: 's5-15', studentIds: studentIds.slice(0, 1) }
  await api.call(giveComment, reminder, colleague.accessToken)
  await enterAs(page, colleague)
  await openRecords(page, classId)
  await expect(recordsScreen.rows(page)).toHaveCount(2)
  await recordsScreen.rows(page).nth(1).getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('list', { name: '得到这次点评的学生' })).toBeVisible()
}

/** What was given in a class, looked at and checked with all other screens. */
export const recordStates: Record<string, State<World>> = {
  'class-comment-none': after('class-comment-no-class', async ({ page, api }) => {
    const { classId } = await addClassOf(api, await whoEntered(page), 6)
    await openRecords(page, classId)
    await expect(page.getByRole('heading', { name: '这段时间还没有点评' })).toBeVisible()
  }),
  'class-comment-no-class': async ({ page, api }) => {
    await enterAs(page, await registerTeacher(api))
    await page.goto('/comment/class-comment')
    await expect(page.getByRole('heading', { name: '班级id不能为空' })).toBeVisible()
  },
  'class-comment-full': after('class-comment-failing', async ({ page }) => {
    await page.unrouteAll()
    await goWithinProgram(page, `/comment/class-comment?classId=${openedClass(page)}&range=term`)
    await expect(recordsScreen.rows(page).nth(49)).toBeVisible()
  }),
  'class-comment-none-found': after('class-comment-full', async ({ page }) => {
    await goWithinProgram(page, `/comment/class-comment?classId=${openedClass(page)}&keyword=zzzz`)
    await expect(page.getByRole('heading', { name: '没有符合条件的点评' })).toBeVisible()
  }),
  'class-comment-narrowed': after('class-comment-none-found', async ({ page }) => {
    const narrowed = 'range=custom&from=2026-01-01&to=2030-12-31&sign=reminder&type=1'
    await goWithinProgram(page, `/comment/class-comment?classId=${openedClass(page)}&${narrowed}`)
    await expect(recordsScreen.rows(page).first()).toBeVisible()
  }),
  'class-comment-co-teacher': openAsCoTeacher,
  'class-comment-failing': async (world) => {
    await world.page.route('**/comment/{feed,summary}', (route) => route.abort())
    await openExample(world)
    await expect(world.page.getByRole('alert').first()).toBeVisible()
  },
  'class-feed': after('class-comment-narrowed', async ({ page }) => {
    await goWithinProgram(page, `/comment/class-detail?classId=${openedClass(page)}`)
    await recordsScreen.openFeed(page)
    await expect(recordsScreen.feed(page).getByRole('listitem').first()).toBeVisible()
  }),
}
