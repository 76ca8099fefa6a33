import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { addStudents } from '@pinge/contract/students.ts'
import type { Locator } from '@playwright/test'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openClass } from '../../screens/class-detail.ts'
import { lessonTools, openAttendance, openTool } from '../../screens/lesson-tools.ts'

/** Where the middle of it stands. */
const middle = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return Math.round(left + width / 2)
  })

test('the sheets of the attendance stand straight on a board, also where a leave has no reason yet', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 6)
  const marks = studentIds.map((studentId, place) => ({
    studentId,
    state: (['leave', 'sick'] as const)[place] ?? ('present' as const),
  }))
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)

  await openAttendance(page, classId)
  const nameWidth = (name: string) =>
    page
      .getByTitle(name, { exact: true })
      .evaluate((element) => Math.round(element.getBoundingClientRect().width))
  await expect(page.getByRole('radio', { name: '请假', exact: true })).toBeChecked()
  const usual = await nameWidth('李思琪')
  await expect.poll(() => nameWidth('王浩然')).toBe(usual)
  const foot = page.getByRole('button', { name: '保存考勤' }).locator('..')
  await expect.poll(() => foot.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(1080)

  await openAttendance(page, classId, `&term=${localDate(Date.now())}`)
  const table = page.getByRole('table', { name: /考勤$/ })
  const last = table.getByRole('row').nth(1).getByRole('cell').last()
  await expect(last).toHaveText('0')
  const heading = table.getByRole('columnheader', { name: '早退' })
  await expect
    .poll(
      async () =>
        (await middle(heading.locator('..').locator(':scope > :last-child'))) - (await middle(last)),
    )
    .toBe(0)
})

test('in the sheet of a lesson a name stands on one line beside its choices, whatever the width', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 60)
  for (const [width, height] of [
    [320, 568],
    [360, 780],
    [640, 800],
    [768, 1024],
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openClass(page, classId)
    await openTool(page, '考勤')
    const name = lessonTools.attendance(page).getByTitle('欧阳娜娜', { exact: true })
    const lines = () =>
      name.evaluate((element) => {
        const { height: high } = element.getBoundingClientRect()
        return Math.round(high / Number.parseFloat(getComputedStyle(element).lineHeight))
      })
    await expect.poll(lines, `${width}×${height}`).toBe(1)
  }
})

test('where the system takes the colours away, the word that is chosen for a pupil has a line around it', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await page.emulateMedia({ forcedColors: 'active' })
  await openClass(page, classId)
  await openTool(page, '考勤')

  const word = (state: string) => lessonTools.mark(page, '王浩然', state).locator('..')
  await expect(word('出勤')).toHaveCSS('outline-width', '3px')
  await expect(word('出勤')).toHaveCSS('outline-style', 'solid')
  await expect(word('缺勤')).toHaveCSS('outline-style', 'none')
})

test('a day on which a leave has no reason yet is as wide as a narrow phone', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 3)
  const marks = studentIds.map((studentId) => ({ studentId, state: 'leave' as const }))
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)
  await openAttendance(page, classId)
  await expect(page.getByRole('radio', { name: '早退', exact: true })).toHaveCount(3)

  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('radio', { name: '早退', exact: true }).last()).toBeInViewport({ ratio: 1 })
})

test('a number of ten digits that tells two of one name apart stands whole in the month and in the term', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = ['安', '安', LONGEST_NAME, LONGEST_NAME].map((username, at) => ({
    username,
    stuNo: String(2021030116 + at),
  }))
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  const today = localDate(Date.now())
  for (const [width, view] of [
    [390, `month=${today.slice(0, 7)}`],
    [1366, `month=${today.slice(0, 7)}`],
    [390, `term=${today}`],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openAttendance(page, classId, `&${view}`)
    for (const { stuNo } of students)
      await expect
        .poll(() => page.getByText(stuNo).evaluate(linesOf), `${stuNo} at ${width}, ${view}`)
        .toBe(1)
  }
})

test('a cell of the month is as large as a finger on a phone', async ({ page, api, signedInTeacher }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await openAttendance(page, classId, `&month=${localDate(Date.now()).slice(0, 7)}`)

  const cell = page.getByRole('region', { name: '月表' }).getByRole('button').first()
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await cell.boundingBox()) ?? {}
      return Math.min(width, height)
    })
    .toBeGreaterThanOrEqual(44)
})

/** On how many lines its text stands. */
function linesOf(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getClientRects().length
}
