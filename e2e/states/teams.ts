import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { expect, type Page } from '@playwright/test'
import { openTeams, teamsScreen } from '../screens/teams.ts'
import { enterAs } from '../harness/enter.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { addScheme, TEAM_NAMES, type SchemeOptions } from '../harness/schemes.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../harness/teachers.ts'
import { after, close, type State } from './walks.ts'

type World = { page: Page; api: ApiClient }

async function openScheme({ page, api }: World, pupils: number, scheme: SchemeOptions): Promise<void> {
  const teacher = await registerTeacher(api)
  const school = await addClassOf(api, teacher, Math.min(pupils, 60))
  const { classId } = school
  const more = Array.from({ length: pupils - school.studentIds.length }, (_, place) => ({
    username: `许${place + 61}`,
    header: String((place % 24) + 1),
  }))
  const added =
    more.length > 0
      ? await api.call(addStudents, { classId, students: more }, teacher.accessToken)
      : { ids: [] }
  const studentIds = [...school.studentIds, ...added.ids]
  await addScheme(api, teacher, { classId, studentIds }, scheme)
  await enterAs(page, teacher)
  await openTeams(page, school.classId)
  await expect(teamsScreen.teams(page)).toHaveCount(scheme.names?.length ?? TEAM_NAMES.length)
}

/** The group tab, looked at and checked with all other screens. */
export const teamStates: Record<string, State<World>> = {
  'teams-no-scheme': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId } = await addClassOf(api, teacher, 30)
    await enterAs(page, teacher)
    await openTeams(page, classId)
    await expect(page.getByRole('heading', { name: '还没有分组方案' })).toBeVisible()
  },
  'teams-empty-scheme': (world) => openEmpty(world),
  'teams-usual': (world) => openScheme(world, 44, {}),
  'teams-full': (world) =>
    openScheme(world, 200, {
      names: Array.from({ length: 40 }, (_, place) => `第${place + 1}学习小组`),
      size: 4,
    }),
  'teams-long-names': (world) =>
    openScheme(world, 30, {
      categoryName: '三年级下学期数学合作学习与口算练习小组',
      names: ['阿依古丽和她的朋友们的数学合作学习小队', '永不放弃勇往直前的小小探险家联合舰队'],
      size: 12,
    }),
  'teams-picker': after('teams-usual', async ({ page }) => {
    await teamsScreen.picker(page).click()
    await expect(page.getByRole('menu', { name: '分组方案' })).toBeVisible()
  }),
  'teams-locked': async ({ page, api }) => {
    const owner = await registerTeacher(api, '王老师')
    const school = await addClassOf(api, owner, 30)
    await addScheme(api, owner, school, { categoryName: '语文朗读组' })
    const colleague = await addCoTeacher(api, owner, school.classId)
    await enterAs(page, colleague)
    await openTeams(page, school.classId)
    await expect(page.getByRole('heading', { name: '“语文朗读组”是王老师建的' })).toBeVisible()
  },
  'teams-left-behind': async ({ page, api }) => {
    const owner = await registerTeacher(api, '王老师')
    const school = await addClassOf(api, owner, 30)
    const nickname = '阿依古丽买买提江阿卜杜热合曼老师'
    const colleague = await addCoTeacher(api, owner, school.classId, nickname)
    await addScheme(api, colleague, school, { categoryName: '语文朗读组', itemIds: [] })
    await api.call(removeTeacher, { classId: school.classId, userId: colleague.userId }, owner.accessToken)
    await enterAs(page, owner)
    await openTeams(page, school.classId)
    await expect(page.getByRole('button', { name: '清空方案' })).toBeVisible()
  },
  'teams-choosing': after('teams-comment', async ({ page }) => {
    await close(page)
    await page.getByRole('button', { name: '多选' }).click()
    await teamsScreen.select(page, '火箭队').click()
    await teamsScreen.select(page, '四叶草队').click()
    await expect(teamsScreen.bar(page)).toBeVisible()
  }),
  'teams-failing': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const school = await addClassOf(api, teacher, 30)
    await addScheme(api, teacher, school)
    await enterAs(page, teacher)
    await page.route(`**${categoryList.path}`, (route) => route.abort())
    await openTeams(page, school.classId)
    await expect(page.getByRole('alert')).toContainText('没有加载出来')
  },
  'teams-list-failing': after('teams-failing', async ({ page }) => {
    const asked = page.waitForRequest(`**${teamList.path}`)
    await page.route(`**${teamList.path}`, (route) => route.abort())
    await page.unroute(`**${categoryList.path}`)
    await page.getByRole('button', { name: '再试一次' }).click()
    await asked
    await expect(page.getByRole('alert')).toContainText('没有加载出来')
  }),
  'teams-random': after('teams-picker', async ({ page }) => {
    await close(page)
    await page.getByRole('button', { name: '随机分组' }).click()
    await expect(page.getByRole('list', { name: '分组预览' })).toBeVisible()
  }),
  'teams-members': after('teams-random', async ({ page }) => {
    await close(page)
    await page.getByRole('button', { name: '编辑火箭队' }).click()
    await page.getByRole('menuitem', { name: '勾选学生' }).click()
    await expect(page.getByRole('dialog', { name: '火箭队的学生' })).toBeVisible()
  }),
  'teams-move': after('teams-members', async ({ page }) => {
    await close(page)
    await teamsScreen
      .tray(page)
      .getByRole('button', { name: /换个小组$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /放到哪个小组/ })).toBeVisible()
  }),
  'teams-rename': after('teams-move', async ({ page }) => {
    await close(page)
    await teamsScreen.actions(page).click()
    await page.getByRole('menuitem', { name: '重命名方案' }).click()
    await expect(page.getByRole('dialog', { name: '重命名方案' })).toBeVisible()
  }),
  'teams-clear': after('teams-rename', async ({ page }) => {
    await close(page)
    await teamsScreen.actions(page).click()
    await page.getByRole('menuitem', { name: '清空方案' }).click()
    await expect(page.getByRole('alertdialog', { name: '清空方案' })).toBeVisible()
  }),
  'teams-comment': after('teams-clear', async ({ page }) => {
    await close(page)
    await page.getByRole('button', { name: '点评火箭队' }).click()
    await expect(
      teamsScreen
        .commentDialog(page, '火箭队')
        .getByRole('button', { name: /^小组协作，|^积极发言，/ })
        .first(),
    ).toBeVisible()
  }),
}

async function openEmpty({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const school = await addClassOf(api, teacher, 30)
  await addScheme(api, teacher, school, { names: [] })
  await enterAs(page, teacher)
  await openTeams(page, school.classId)
  await expect(page.getByRole('heading', { name: '这个方案还没有小组' })).toBeVisible()
}
