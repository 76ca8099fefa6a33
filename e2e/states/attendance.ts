import { archiveClass } from '@pinge/contract/class-edit.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { attendanceMonth } from '@pinge/contract/attendance/attendance-past.ts'
import { AttendanceState, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { isWeekend } from '@pinge/contract/values/school-days/school-calendar.ts'
import { daysOfMonth, monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { expect, type Page } from '@playwright/test'
import { attendanceScreen, openAttendance } from '../screens/lesson-tools.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../harness/teachers.ts'
import { after, close, openedClass, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

const notThere: Partial<Record<number, AttendanceState>> = {
  3: 'sick',
  10: 'absent',
  12: 'late',
  20: 'personal',
  27: 'early',
}
const stateAt = (place: number): AttendanceState => notThere[place % 45] ?? 'present'

/** The school days of this month before today. */
function daysBefore(): string[] {
  const today = localDate(Date.now())
  return daysOfMonth(monthOf(today))
    .filter((date) => date < today && !isWeekend(date))
    .toReversed()
}

export type World = { page: Page; api: ApiClient }

/** A class on a morning when some are away and one came late. */
export async function takeMorning(
  { page, api }: World,
  { size = 45, before = [] as readonly string[] } = {},
) {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, size)
  const marksOf = (shift: number) =>
    studentIds.map((studentId, place) => {
      const state = stateAt(place + shift)
      return { studentId, state, ...(state === 'sick' && { note: '发烧 38.5，家长来电，已就医' }) }
    })
  for (const [place, date] of before.entries())
    await api.call(saveAttendance, { classId, date, marks: marksOf(place * 7) }, teacher.accessToken)
  await api.call(saveAttendance, { classId, marks: marksOf(0) }, teacher.accessToken)
  await enterAs(page, teacher)
  return { classId, teacher }
}

/** Pupils with the longest names, each with a kind of its own and a note as long as one may be. */
async function openLongNames({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId } = await addClassOf(api, teacher, 0)
  const students = AttendanceState.options.map((_, place) => ({
    username: '阿卜杜热合曼·买买提依明江·吐尔逊古丽娜'.slice(0, 20 - place),
  }))
  const { ids } = await api.call(addStudents, { classId, students }, teacher.accessToken)
  const marks = AttendanceState.options.map((state, place) => ({
    studentId: ids[place] ?? '',
    state,
    note: '发烧三十八度五，家长八点来电，已去市人民医院就诊，复课要带证明。'.repeat(2).slice(0, 50),
  }))
  await api.call(saveAttendance, { classId, marks }, teacher.accessToken)
  await enterAs(page, teacher)
  await openAttendance(page, classId)
}

/** Two pupils whom the teacher marked, and a colleague otherwise since then. */
async function openOvertaken({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, 12)
  const colleague = await addCoTeacher(api, teacher, classId)
  await enterAs(page, teacher)
  await openAttendance(page, classId)
  await attendanceScreen.mark(page, '王浩然', '缺勤').click()
  await attendanceScreen.mark(page, '李思琪', '迟到').click()
  const marks = [
    { studentId: studentIds[0] ?? '', state: 'sick' as const, note: '发烧，家长9点来电' },
    { studentId: studentIds[1] ?? '', state: 'personal' as const },
  ]
  await api.call(saveAttendance, { classId, marks }, colleague.accessToken)
  await expect(page.getByText(/刚记了事假$/)).toBeVisible()
}

/** After the first rows of a long list. */
const moreRows = ['tbody tr:nth-child(n + 6)', 'fieldset > ul > li:nth-child(n + 13)']

/** What stands in these states many times over. */
export const attendanceAlikeParts = Object.fromEntries(
  ['day', 'month', 'month-menu', 'month-note', 'month-archived', 'term'].map((state) => [
    `attendance-${state}`,
    moreRows,
  ]),
)

/** 考勤 as a page: a day, a month, a term and the days that were marked. */
export const attendanceStates: Record<string, State<World>> = {
  'attendance-day': async (world) => {
    const { classId } = await takeMorning(world, { size: 60 })
    await openAttendance(world.page, classId)
    await expect(world.page.getByRole('group', { name: '王浩然' })).toBeVisible()
  },
  'attendance-day-long-names': async (world) => {
    await openLongNames(world)
    await expect(world.page.getByRole('textbox', { name: '备注' }).first()).toBeVisible()
  },
  'attendance-month-long-names': after('attendance-day-long-names', async ({ page }) => {
    await goWithinProgram(page, `/comment/attendance?classId=${openedClass(page)}&month=`)
    await expect(page.getByRole('table')).toContainText('阿卜')
  }),
  'attendance-day-overtaken': openOvertaken,
  'attendance-day-overtaken-asked': after('attendance-day-overtaken', async ({ page }) => {
    await page.getByRole('button', { name: '保存考勤' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  'attendance-day-empty': after('attendance-month-failing', async ({ page }) => {
    await page.unrouteAll()
    await goWithinProgram(page, `/comment/attendance?classId=${openedClass(page)}&date=2026-01-05`)
    await expect(page.getByText('这天没有记过考勤')).toBeVisible()
  }),
  'attendance-no-pupils': async (world) => {
    const teacher = await registerTeacher(world.api)
    const { classId } = await addClassOf(world.api, teacher, 0)
    await enterAs(world.page, teacher)
    await openAttendance(world.page, classId)
    await expect(world.page.getByText('班里还没有学生')).toBeVisible()
  },
  'attendance-month': async (world) => {
    const { classId } = await takeMorning(world, { size: 60, before: daysBefore() })
    await openAttendance(world.page, classId, '&month=')
    await expect(world.page.getByRole('table')).toContainText('迟到')
  },
  'attendance-month-failing': async (world) => {
    const { classId } = await takeMorning(world)
    await world.page.route(`**${attendanceMonth.path}`, (route) => route.abort())
    await openAttendance(world.page, classId, '&month=')
    await expect(world.page.getByRole('alert')).toBeVisible()
  },
  'attendance-month-menu': after('attendance-month', async ({ page }) => {
    await page
      .getByRole('button', { name: /^王浩然 \d+日 出勤/ })
      .first()
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
  }),
  'attendance-month-note': after('attendance-month-menu', async ({ page }) => {
    await page.getByRole('menuitem', { name: '写备注' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  'attendance-month-archived': async (world) => {
    const { classId, teacher } = await takeMorning(world, { before: daysBefore() })
    await world.api.call(archiveClass, { classId, isArchived: true }, teacher.accessToken)
    await openAttendance(world.page, classId, '&month=')
    await expect(world.page.getByRole('note')).toContainText('班级已归档，只能查看')
    await expect(world.page.getByRole('table')).toContainText('迟到')
  },
  'attendance-term': after('attendance-month-note', async ({ page }) => {
    await close(page)
    await attendanceScreen.view(page, '学期').click()
    await expect(page.getByRole('table')).toContainText('病假')
  }),
  'attendance-days': after('attendance-term', async ({ page }) => {
    await attendanceScreen.view(page, '考勤记录').click()
    await expect(page.getByRole('list', { name: '考勤记录' })).toBeVisible()
  }),
}
