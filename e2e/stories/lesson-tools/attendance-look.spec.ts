import { saveAttendance } from '@pinge/contract/attendance.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Locator } from '@playwright/test'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openAttendance } from '../../screens/lesson-tools.ts'

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
