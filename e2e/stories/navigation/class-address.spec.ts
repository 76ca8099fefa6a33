import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openAttendance } from '../../screens/lesson-tools.ts'

test('the switcher of a class stays in the same room, and its bar leads to the seats', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const open = await addClassOf(api, signedInTeacher, 2, 2)
  const named = await addClassOf(api, signedInTeacher, 2, 5)
  await openAttendance(page, open.classId)

  const switcher = page.getByRole('button', { name: /换一个班级/ })
  await switcher.click()
  await page.getByRole('menuitemradio', { name: new RegExp(named.className.replace(/[()]/g, '.')) }).click()
  await expect(page).toHaveURL(`/comment/attendance?classId=${named.classId}`)
  await expect(switcher).toContainText(named.className)

  const room = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  await room('学生').click()
  await expect(page).toHaveTitle(new RegExp(named.className.replace(/[()]/g, '.')))
  await room('座位').click()
  await expect(page.getByText('还没有排座位')).toBeVisible()
  await expect(page).toHaveURL(`/comment/class-detail?classId=${named.classId}`)
})
