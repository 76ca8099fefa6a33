import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { addStudents } from '@pinge/contract/students.ts'
import type { Locator, Page } from '@playwright/test'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf, addPupil } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openClass } from '../../screens/class-detail.ts'
import { lessonTools, openAttendance, openTool } from '../../screens/lesson-tools.ts'

/** Where the middle of it stands. */
const middle = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return Math.round(left + width / 2)
  })

test('the sheets of the attendance stand straight on a board, also where a leave has no reason yet, and a name on one line beside its choices, whatever the width', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 12)
  await addPupil(api, signedInTeacher, classId, '欧阳娜娜')
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

  await goTo(page, classId, `term=${localDate(Date.now())}`)
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

  await goWithinProgram(page, `/comment/class-detail?classId=${classId}`)
  await openTool(page, '考勤')
  const name = lessonTools.attendance(page).getByTitle('欧阳娜娜', { exact: true })
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [768, 1024],
    [640, 800],
    [360, 780],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    const lines = () =>
      name.evaluate((element) => {
        const { height: high } = element.getBoundingClientRect()
        return Math.round(high / Number.parseFloat(getComputedStyle(element).lineHeight))
      })
    await expect.poll(lines, `${width}×${height}`).toBe(1)
  }
})

test('on a phone the day of a leave is no wider, a number of ten digits stands whole, and a cell is as large as a finger', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = ['安', '安', LONGEST_NAME, LONGEST_NAME].map((username, at) => ({
    username,
    stuNo: String(2021030116 + at),
  }))
  const { ids } = await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  const marks = ids.map((studentId) => ({ studentId, state: 'leave' as const }))
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 360, height: 780 })
  await openAttendance(page, classId)
  await expect(page.getByRole('radio', { name: '早退', exact: true })).toHaveCount(4)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('radio', { name: '早退', exact: true }).first()).toBeInViewport({ ratio: 1 })

  const today = localDate(Date.now())
  const areWhole = async (where: string): Promise<void> => {
    for (const { stuNo } of students)
      await expect.poll(() => page.getByText(stuNo).evaluate(linesOf), `${stuNo} ${where}`).toBe(1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, classId, `month=${today.slice(0, 7)}`)
  const cell = page.getByRole('region', { name: '月表' }).getByRole('button').first()
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await cell.boundingBox()) ?? {}
      return Math.min(width, height)
    })
    .toBeGreaterThanOrEqual(44)
  await areWhole('in the month on a phone')
  await page.setViewportSize({ width: 1366, height: 844 })
  await areWhole('in the month on a laptop')
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, classId, `term=${today}`)
  await expect(page.getByRole('region', { name: '学期' })).toBeVisible()
  await areWhole('in the term on a phone')
})

test('where the system takes the colours away, the word that is chosen for a pupil has a line around it, and on paper it stands in a table', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 3)
  await page.emulateMedia({ forcedColors: 'active' })
  await openClass(page, classId)
  await openTool(page, '考勤')

  const word = (state: string) => lessonTools.mark(page, '王浩然', state).locator('..')
  await expect(word('出勤')).toHaveCSS('outline-width', '3px')
  await expect(word('出勤')).toHaveCSS('outline-style', 'solid')
  await expect(word('缺勤')).toHaveCSS('outline-style', 'none')

  const marks = studentIds.map((studentId) => ({ studentId, state: 'late' as const }))
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)
  await openAttendance(page, classId)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: '迟到' })).toHaveCount(3)
})

/** From one view of the attendance to another. */
async function goTo(page: Page, classId: string, view: string): Promise<void> {
  await goWithinProgram(page, `/comment/attendance?classId=${classId}&${view}`)
}

/** On how many lines its text stands. */
function linesOf(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getClientRects().length
}
