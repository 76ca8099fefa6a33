import { saveAttendance, type AttendanceState } from '@pinge/contract/attendance.ts'
import { isWeekend } from '@pinge/contract/values/school-calendar.ts'
import { daysOfMonth, monthOf } from '@pinge/contract/values/school-month.ts'
import { localDate } from '@pinge/contract/values/school-time.ts'
import { expect, type Page } from '@playwright/test'
import { classDetailScreen, openClass } from '../screens/class-detail.ts'
import { lessonTools, openMonth, openTool } from '../screens/lesson-tools.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'

const notThere: Partial<Record<number, AttendanceState>> = { 3: 'leave', 10: 'absent', 12: 'late' }
const stateAt = (place: number): AttendanceState => notThere[place % 45] ?? 'present'

/** The school days of this month before today. */
function daysBefore(): string[] {
  const today = localDate(Date.now())
  return daysOfMonth(monthOf(today))
    .filter((date) => date < today && !isWeekend(date))
    .toReversed()
}

type World = { page: Page; api: ApiClient }

/** A class of 45 on a morning when two are away and one came late. */
async function openMorning({ page, api }: World, before: readonly string[] = []): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, 45)
  const marks = studentIds.map((studentId, place) => ({ studentId, state: stateAt(place) }))
  for (const [place, date] of before.entries()) {
    const others = marks.map(({ studentId }, at) => ({ studentId, state: stateAt(at + place * 7) }))
    await api.call(saveAttendance, { classId, date, marks: others }, teacher.accessToken)
  }
  await api.call(saveAttendance, { classId, marks }, teacher.accessToken)
  await enterAs(page, teacher)
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(45)
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
    await expect(lessonTools.attendance(world.page)).toContainText('请假 1 人')
  },
  'lesson-attendance-earlier': async (world) => {
    await openMorning(world)
    await openTool(world.page, '考勤')
    await lessonTools.attendance(world.page).getByRole('button', { name: '前一天' }).click()
    await expect(lessonTools.attendance(world.page)).toContainText('这天没有记过考勤')
  },
  'lesson-attendance-month': async (world) => {
    await openMorning(world, daysBefore())
    await openMonth(world.page)
    await expect(lessonTools.attendance(world.page).getByRole('table')).toContainText('迟到')
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
  await page.getByRole('button', { name: '随机排' }).click()
  await page.getByRole('button', { name: '保存座位表' }).click()
  await expect(page.getByRole('button', { name: '排座位' })).toBeVisible()
}
