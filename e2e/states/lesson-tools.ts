import { expect, type Page } from '@playwright/test'
import { classDetailScreen, openClass } from '../screens/class-detail.ts'
import { lessonTools, openTool } from '../screens/lesson-tools.ts'
import { takeMorning, type World } from './attendance.ts'

async function openMorning(world: World): Promise<void> {
  const { classId } = await takeMorning(world)
  await openClass(world.page, classId)
  await expect(classDetailScreen.pupils(world.page)).toHaveCount(45)
}

/** The tools of a lesson, looked at and checked with all other screens. */
export const lessonStates: Record<string, (world: World) => Promise<void>> = {
  'class-away': openMorning,
  'lesson-draw': async (world) => {
    await openMorning(world)
    await openTool(world.page, '随机点名')
    await lessonTools.draw(world.page).getByRole('button', { name: '开始点名' }).click()
    await expect(lessonTools.draw(world.page).getByRole('button', { name: '点评' })).toBeVisible()
  },
  'lesson-timer': async (world) => {
    await openMorning(world)
    await openTool(world.page, '计时器')
    await lessonTools.timer(world.page).getByRole('button', { name: '开始' }).click()
    await lessonTools.timer(world.page).getByRole('button', { name: '暂停' }).click()
  },
  'lesson-number': async (world) => {
    await openMorning(world)
    await openTool(world.page, '随机数')
    await lessonTools.number(world.page).getByRole('button', { name: '抽一个' }).click()
    await expect(lessonTools.number(world.page).getByRole('button', { name: '再抽一个' })).toBeVisible()
  },
  'lesson-attendance': async (world) => {
    await openMorning(world)
    await openTool(world.page, '考勤')
    await expect(lessonTools.attendance(world.page)).toContainText('请假 2 人')
  },
  'lesson-animals': async (world) => {
    await openMorning(world)
    await openTool(world.page, '选动物')
    const dialog = world.page.getByRole('dialog')
    await dialog.getByRole('button', { name: '程安琪', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: '程安琪，选一个你喜欢的动物' })).toBeVisible()
  },
  'lesson-seats': async (world) => {
    await openMorning(world)
    await arrangeByChance(world.page)
  },
  'lesson-seats-arranging': async (world) => {
    await openMorning(world)
    await openTool(world.page, '座位表')
    await world.page.getByRole('button', { name: '开始排座位' }).click()
    await world.page
      .getByRole('button', { name: /还没有座位$/ })
      .nth(3)
      .click()
  },
}

async function arrangeByChance(page: Page): Promise<void> {
  await openTool(page, '座位表')
  await page.getByRole('button', { name: '开始排座位' }).click()
  await page.getByRole('button', { name: '随机排座' }).click()
  await page.getByRole('button', { name: '保存座位表' }).click()
  await expect(page.getByRole('button', { name: '排座位' })).toBeVisible()
}
