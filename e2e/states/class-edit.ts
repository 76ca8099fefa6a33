import { archiveClass, removeClass, updateClass } from '@pinge/contract/class-edit.ts'
import { requestJoin } from '@pinge/contract/class-teachers.ts'
import { addClass, classList } from '@pinge/contract/classes.ts'
import { sendClassNotice } from '@pinge/contract/messages.ts'
import { expect, type Page } from '@playwright/test'
import { openClass } from '../screens/class-detail.ts'
import { classEditScreen, openClassEdit } from '../screens/class-edit.ts'
import { messagesScreen } from '../screens/messages.ts'
import { enterAs, whoEntered } from '../harness/enter.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { LONGEST_NAME } from '../harness/pupil-names.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../harness/teachers.ts'
import { after, close, openedClass, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

/** As long as names get, so that nothing is seen at its easiest. */
const LONG_CLASS = '三至六年级混龄合唱与戏剧表演社团第二小组'
const LONG_SCHOOL = '新疆维吾尔自治区乌鲁木齐市天山区第一百二十三实验小学教育集团东校区'

/** A class with the longest names, its owner, and two colleagues in it. */
async function prepareClass(api: ApiClient) {
  const owner = await registerTeacher(api, LONGEST_NAME)
  const { classId } = await addClassOf(api, owner, 12)
  await api.call(
    updateClass,
    { classId, className: LONG_CLASS, school: LONG_SCHOOL, headTeacher: LONGEST_NAME, classImg: '9003' },
    owner.accessToken,
  )
  const colleague = await addCoTeacher(api, owner, classId)
  await addCoTeacher(api, owner, classId, LONGEST_NAME)
  return { owner, classId, colleague }
}

/** A class's facts, its end and its messages, looked at and checked with all other screens. */
export const classEditStates: Record<string, State<World>> = {
  'class-edit-owner': after('class-edit-fails', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByText('3 位老师')).toBeVisible()
  }),
  'class-edit-colleague': async ({ page, api }) => {
    const { classId, colleague } = await prepareClass(api)
    await enterAs(page, colleague)
    await openClassEdit(page, classId)
    await expect(page.getByText('3 位老师')).toBeVisible()
  },
  'class-edit-stale': after('class-edit-removing', async (world) => {
    await close(world.page)
    const owner = await whoEntered(world.page)
    const classId = openedClass(world.page)
    await classEditScreen.name(world.page).fill('三年级(2)班')
    await world.api.call(updateClass, { classId, className: '小树苗班', grade: 4 }, owner.accessToken)
    await classEditScreen.save(world.page).click()
    await expect(world.page.getByText('班级信息刚刚在别处改过')).toBeVisible()
  }),
  'class-edit-handing-over': after('class-edit-owner', async ({ page }) => {
    await page.getByRole('button', { name: '把班级转交给李老师' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  'class-edit-removing': after('class-edit-handing-over', async ({ page }) => {
    await close(page)
    await page.getByRole('button', { name: '删除班级' }).click()
    await classEditScreen.removing(page).getByRole('button', { name: '删除班级' }).click()
    await expect(page.getByText('和班级名称不一致')).toBeVisible()
  }),
  'class-edit-archived': after('class-detail-archived', async ({ page }) => {
    await goWithinProgram(page, `/comment/class-edit?classId=${openedClass(page)}`)
    await expect(page.getByRole('button', { name: '取消归档' })).toBeVisible()
  }),
  'class-edit-fails': async ({ page, api }) => {
    const { owner, classId } = await prepareClass(api)
    await enterAs(page, owner)
    await page.route('**/class/detail', (route) => route.abort())
    await page.goto(`/comment/class-edit?classId=${classId}`)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'class-setting-panel': async ({ page, api }) => {
    const { owner, classId } = await prepareClass(api)
    await page.setViewportSize({ width: 1366, height: 768 })
    await enterAs(page, owner)
    await openClass(page, classId)
    await page.getByRole('button', { name: '班级设置' }).click()
    await expect(classEditScreen.panel(page)).toContainText('班级号')
  },
  'class-detail-archived': async ({ page, api }) => {
    const { owner, classId } = await prepareClass(api)
    await api.call(archiveClass, { classId, isArchived: true }, owner.accessToken)
    await enterAs(page, owner)
    await openClass(page, classId)
    await expect(page.getByRole('note')).toContainText('班级已归档，只能查看')
  },
  'class-list-archived': async (world) => {
    const { page } = world
    await openShelves(world)
    await classEditScreen.shelf(page, '已归档').click()
    await expect(page.getByRole('article')).toHaveCount(1)
  },
  'class-list-deleted': after('class-list-archived', async ({ page }) => {
    await classEditScreen.shelf(page, '最近删除').click()
    await expect(page.getByRole('list', { name: '最近删除的班级' })).toContainText('还可以恢复 30 天')
  }),
  messages: async ({ page, api }) => {
    const { owner, classId } = await prepareClass(api)
    const newcomer = await registerTeacher(api, LONGEST_NAME)
    const geziNo = (await api.call(classList, {}, owner.accessToken))[0]?.geziNo ?? ''
    await api.call(requestJoin, { geziNo }, newcomer.accessToken)
    await api.call(sendClassNotice, { classId, content: '周五家长会，请准备材料。' }, owner.accessToken)
    await enterAs(page, owner)
    await page.goto('/comment/system')
    await expect(messagesScreen.messages(page)).toHaveCount(3)
    await page
      .getByRole('button', { name: /想加入/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^同意/ })).toBeVisible()
  },
  'messages-notice-read': async ({ page, api }) => {
    const { owner, classId, colleague } = await prepareClass(api)
    const content = '周五下午第三节课开家长会。\n请各位老师提前准备好学生的作品和本学期的点评。'.repeat(8)
    await api.call(sendClassNotice, { classId, content }, owner.accessToken)
    await enterAs(page, colleague)
    await page.goto('/comment/system')
    await page.getByRole('button', { name: /班级通知/ }).click()
    await expect(page.getByRole('link', { name: '打开班级' }).first()).toBeVisible()
  },
  'messages-none': after('messages-fail', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByText('还没有消息')).toBeVisible()
  }),
  'messages-fail': async ({ page, api }) => {
    await enterAs(page, await registerTeacher(api))
    await page.route('**/message/list', (route) => route.abort())
    await page.goto('/comment/system')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'notice-writing': after('messages', async ({ page }) => {
    await page.getByRole('button', { name: '发通知' }).click()
    await messagesScreen.notice(page).getByRole('button', { name: '发送' }).click()
    await expect(page.getByText('请写通知内容')).toBeVisible()
  }),
}

/** One class in use, one at rest, one in the bin. */
async function openShelves({ page, api }: World): Promise<void> {
  const owner = await registerTeacher(api)
  await addClassOf(api, owner, 6, 1)
  const old = await addClassOf(api, owner, 6, 2)
  await api.call(archiveClass, { classId: old.classId, isArchived: true }, owner.accessToken)
  const { classId } = await api.call(
    addClass,
    { className: LONG_CLASS, isCustomize: true, classImg: '9002' },
    owner.accessToken,
  )
  await api.call(removeClass, { classId, className: LONG_CLASS }, owner.accessToken)
  await enterAs(page, owner)
  await page.goto('/comment')
  await expect(page.getByRole('article')).toHaveCount(1)
}
