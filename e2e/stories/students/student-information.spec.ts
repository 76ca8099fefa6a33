import { addStudents } from '@pinge/contract/students.ts'
import { allowClipboard, copyByKeys } from '../../harness/clipboard.ts'
import { pupilNames } from '../../harness/pupil-names.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { informationScreen as screen, openInformation } from '../../screens/student-information.ts'

let school: SchoolClass

test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
})

test('on a laptop at least 14 pupils of a full class are in sight, and a range of cells is drawn with the mouse', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const students = pupilNames(60)
    .slice(6)
    .map((username, at) => ({ username, stuNo: String(at + 10) }))
  await api.call(addStudents, { classId: school.classId, students }, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openInformation(page, school.classId)
  const rows = screen.grid(page).locator('tbody tr')
  await expect(rows).toHaveCount(60)
  await expect(rows.nth(13)).toBeInViewport({ ratio: 1 })

  await page.getByRole('columnheader', { name: '学号' }).getByRole('button').click()
  await page.getByRole('columnheader', { name: '学号' }).getByRole('button').click()
  const [from, to] = [rows.nth(1).getByRole('gridcell').nth(2), rows.nth(3).getByRole('gridcell').nth(3)]
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
  await expect(screen.grid(page).locator('td[aria-selected="true"]')).toHaveCount(6)
  await allowClipboard(page)
  await copyByKeys(page, /62[^]*61[^]*60/)
})

test('a class of 200 is written in with the keys alone, at its end as at its beginning', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const students = Array.from({ length: 194 }, (_, i) => ({ username: `甲${i}`, stuNo: String(i) }))
  await api.call(addStudents, { classId: school.classId, students }, signedInTeacher.accessToken)
  await openInformation(page, school.classId)
  const grid = screen.grid(page)
  await expect(grid.getByRole('row')).toHaveCount(201)
  const last = grid.getByRole('row').last().getByRole('gridcell').nth(3)
  await last.click()
  await page.keyboard.type('z9')
  await page.keyboard.press('Tab')
  await page.keyboard.press('F2')
  await page.getByRole('combobox').selectOption('男')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2017年3月5日')
  await page.keyboard.press('Enter')
  await screen.saved(page)
  await page.reload()
  for (const [place, written] of [
    [3, 'z9'],
    [4, '男'],
    [5, '2017-03-05'],
  ] as const)
    await expect(grid.getByRole('row').last().getByRole('gridcell').nth(place)).toHaveText(written)
})
