import { addStudents } from '@pinge/contract/students.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { allowClipboard, copyByKeys } from '../../harness/clipboard.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { informationScreen as screen, openInformation } from '../../screens/student-information.ts'

test('of a class of 200 at least 14 are in sight on a laptop, it is written in with the keys alone at its end, and a range of cells is drawn with the mouse', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = Array.from({ length: 200 }, (_, i) => ({ username: `甲${i}`, stuNo: String(i) }))
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openInformation(page, classId)
  const grid = screen.grid(page)
  const rows = grid.locator('tbody tr')
  await expect(rows).toHaveCount(200)
  await expect(rows.nth(13)).toBeInViewport({ ratio: 1 })

  const byNumber = page.getByRole('columnheader', { name: '学号' }).getByRole('button')
  await byNumber.click()
  await byNumber.click()
  const [from, to] = [rows.nth(1).getByRole('gridcell').nth(2), rows.nth(3).getByRole('gridcell').nth(3)]
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
  await expect(grid.locator('td[aria-selected="true"]')).toHaveCount(6)
  await allowClipboard(page)
  await copyByKeys(page, /198[^]*197[^]*196/)
  await byNumber.click()

  const last = rows.last().getByRole('gridcell')
  const name = await last.nth(2).innerText()
  await last.nth(3).click()
  await page.keyboard.type('z9')
  await page.keyboard.press('Tab')
  await page.keyboard.press('F2')
  await page.getByRole('combobox').selectOption('男')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2017年3月5日')
  await page.keyboard.press('Enter')
  await screen.saved(page)
  const kept = await api.call(studentInformation, { classId }, signedInTeacher.accessToken)
  expect(kept.students.find(({ username }) => username === name)).toMatchObject({
    stuNo: 'z9',
    gender: 'male',
    birthday: '2017-03-05',
  })
})
