import { expect } from '@playwright/test'
import { classDetailScreen, openClass } from '../screens/class-detail.ts'
import { lessonTools, openTool } from '../screens/lesson-tools.ts'
import { takeMorning, type World } from './attendance.ts'
import { after, close, type State } from './walks.ts'

async function openMorning(world: World): Promise<void> {
  const { classId } = await takeMorning(world)
  await openClass(world.page, classId)
  await expect(classDetailScreen.pupils(world.page)).toHaveCount(45)
}

/** The tools of a lesson, looked at and checked with all other screens. */
export const lessonStates: Record<string, State<World>> = {
  'class-away': openMorning,
  'lesson-draw': after('class-away', async ({ page }) => {
    await openTool(page, '随机点名')
    await lessonTools.draw(page).getByRole('button', { name: '开始点名' }).click()
    await expect(lessonTools.draw(page).getByRole('button', { name: '点评' })).toBeVisible()
  }),
  'lesson-number': after('lesson-draw', async ({ page }) => {
    await close(page)
    await openTool(page, '随机数')
    await lessonTools.number(page).getByRole('button', { name: '抽一个' }).click()
    await expect(lessonTools.number(page).getByRole('button', { name: '再抽一个' })).toBeVisible()
  }),
  'lesson-attendance': after('lesson-number', async ({ page }) => {
    await close(page)
    await openTool(page, '考勤')
    await expect(lessonTools.attendance(page)).toContainText('请假 2 人')
  }),
  'lesson-animals': after('lesson-attendance', async ({ page }) => {
    await close(page)
    await openTool(page, '选动物')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '程安琪', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: '程安琪，选一个你喜欢的动物' })).toBeVisible()
  }),
  'lesson-seats-arranging': after('lesson-animals', async ({ page }) => {
    await close(page)
    await openTool(page, '座位表')
    await page.getByRole('button', { name: '开始排座位' }).click()
    await page
      .getByRole('button', { name: /还没有座位$/ })
      .nth(3)
      .click()
  }),
  'lesson-seats': after('lesson-seats-arranging', async ({ page }) => {
    await page.getByRole('button', { name: '随机排座' }).click()
    await page.getByRole('button', { name: '保存座位表' }).click()
    await expect(page.getByRole('button', { name: '排座位' })).toBeVisible()
  }),
  // Another class: a timer that was begun stays in sight when it is closed.
  'lesson-timer': async (world) => {
    await openMorning(world)
    await openTool(world.page, '计时器')
    await lessonTools.timer(world.page).getByRole('button', { name: '开始' }).click()
    await lessonTools.timer(world.page).getByRole('button', { name: '暂停' }).click()
  },
}
