import { addTeacher, handOverClass, requestJoin } from '@pinge/contract/class-teachers.ts'
import { addClass } from '@pinge/contract/classes.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { expect, type Page } from '@playwright/test'
import { openClass } from '../screens/class-detail.ts'
import { classTeachersScreen, openTeachers, typeClassNumber } from '../screens/class-teachers.ts'
import { enterAs } from '../harness/enter.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { LONGEST_NAME } from '../harness/pupil-names.ts'
import { joinClass, registerTeacher } from '../harness/teachers.ts'
import { after, type State } from './walks.ts'

type World = { page: Page; api: ApiClient }

/** As long as names get, so that nothing is seen at its easiest. */
const LONG_CLASS = '三至六年级混龄合唱与戏剧表演社团第二小组'

/** A class, its owner, and colleagues who wait to join it; no other state knows them. */
async function prepareClass(api: ApiClient) {
  const owner = await registerTeacher(api, '王老师')
  const { classId, geziNo } = await api.call(
    addClass,
    { className: LONG_CLASS, isCustomize: true, classImg: '9001' },
    owner.accessToken,
  )
  const ask = async (teacher: UserInfo) => await api.call(requestJoin, { geziNo }, teacher.accessToken)
  const letIn = (teacher: UserInfo) => joinClass(api, owner, classId, teacher)
  return { owner, classId, geziNo, ask, letIn }
}

async function openJoinRequests({ page, api }: World, nicknames: readonly string[]): Promise<void> {
  const { owner, ask } = await prepareClass(api)
  for (const nickname of nicknames) await ask(await registerTeacher(api, nickname))
  const other = await prepareClass(api)
  await other.ask(owner)
  await enterAs(page, owner)
  await page.goto('/comment')
  await expect(classTeachersScreen.joinRequests(page)).toBeVisible()
}

/** How teachers come into a class and go, looked at and checked with all other screens. */
export const classTeacherStates: Record<string, State<World>> = {
  'class-invite': async ({ page, api }) => {
    const { owner, classId, letIn } = await prepareClass(api)
    const colleague = await registerTeacher(api, LONGEST_NAME)
    await letIn(colleague)
    await api.call(handOverClass, { classId, userId: colleague.userId }, owner.accessToken)
    await enterAs(page, colleague)
    await page.goto('/comment')
    await expect(classTeachersScreen.invites(page).getByRole('button', { name: /^接手/ })).toBeVisible()
  },
  'class-invite-declining': after('class-invite', async ({ page }) => {
    await classTeachersScreen
      .invites(page)
      .getByRole('button', { name: /^不接手/ })
      .click()
    await expect(page.getByRole('checkbox', { name: /不再接收/ })).toBeVisible()
  }),
  'class-teachers-invited': async ({ page, api }) => {
    const { owner, classId, letIn } = await prepareClass(api)
    const colleague = await registerTeacher(api, LONGEST_NAME)
    await letIn(colleague)
    await api.call(handOverClass, { classId, userId: colleague.userId }, owner.accessToken)
    for (const tel of ['13800009998', '13800009999'])
      await api.call(addTeacher, { classId, tel }, owner.accessToken)
    await enterAs(page, owner)
    await openClass(page, classId)
    await openTeachers(page)
    await expect(page.getByRole('list', { name: '已邀请的老师' }).getByRole('listitem')).toHaveCount(2)
  },
  'join-class': async ({ page, api }) => {
    await enterAs(page, await registerTeacher(api))
    await page.goto('/comment')
    await typeClassNumber(page, '1234')
    await classTeachersScreen.ask(page).click()
    await expect(classTeachersScreen.joinDialog(page).getByRole('alert')).toBeVisible()
  },
  'join-class-unknown': after('join-class', async ({ page }) => {
    await classTeachersScreen.number(page).fill('00000000')
    await expect(classTeachersScreen.joinDialog(page).getByRole('alert')).toContainText('没有找到这个班级号')
  }),
  'join-class-found': after('join-class-unknown', async ({ page, api }) => {
    const { geziNo } = await prepareClass(api)
    await classTeachersScreen.number(page).fill(geziNo)
    await expect(page.getByText('创建者：王老师')).toBeVisible()
  }),
  'join-class-asked': after('join-class-found', async ({ page }) => {
    await classTeachersScreen.ask(page).click()
    await expect(classTeachersScreen.joinDialog(page)).toContainText('已申请，等王老师同意')
  }),
  'join-requests': (world) => openJoinRequests(world, [LONGEST_NAME, '李老师', '张老师', '赵老师', '钱老师']),
  'join-consent': after('join-requests', async ({ page }) => {
    await page.getByRole('button', { name: new RegExp(`^同意${LONGEST_NAME}`) }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  'class-teachers-owner': async ({ page, api }) => {
    const { owner, classId, ask, letIn } = await prepareClass(api)
    for (const nickname of [LONGEST_NAME, '李老师']) await letIn(await registerTeacher(api, nickname))
    await ask(await registerTeacher(api, '张老师'))
    await enterAs(page, owner)
    await openClass(page, classId)
    await openTeachers(page)
    await expect(classTeachersScreen.sheet(page)).toContainText('3 位老师')
  },
  'class-teachers-removing': after('class-teachers-owner', async ({ page }) => {
    await page.getByRole('button', { name: `移出${LONGEST_NAME}` }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  'class-teachers-colleague': async ({ page, api }) => {
    const { classId, letIn } = await prepareClass(api)
    const colleague = await registerTeacher(api, LONGEST_NAME)
    await letIn(colleague)
    await enterAs(page, colleague)
    await openClass(page, classId)
    await openTeachers(page)
    await expect(classTeachersScreen.sheet(page)).toContainText('2 位老师')
  },
}
