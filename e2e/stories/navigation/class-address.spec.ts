import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openClass } from '../../screens/class-detail.ts'

let open: SchoolClass
let named: SchoolClass

test.beforeEach(async ({ api, signedInTeacher, page }) => {
  open = await addClassOf(api, signedInTeacher, 2, 2)
  named = await addClassOf(api, signedInTeacher, 2, 5)
  await openClass(page, open.classId)
  await expect(page).toHaveTitle(new RegExp(open.className.replace(/[()]/g, '.')))
})

test('the bar of a class leads through its rooms, and its switcher stays in the same one', async ({
  page,
}) => {
  const room = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  await room('数据').click()
  await expect(page).toHaveURL(`/comment/class-data?classId=${open.classId}`)
  await room('考勤').click()
  await expect(page).toHaveURL(`/comment/attendance?classId=${open.classId}`)
  // The address is there before the screen is: each of them has such a bar.
  await expect(page.getByRole('heading', { level: 1, name: '考勤' })).toBeVisible()

  const switcher = page.getByRole('button', { name: /换一个班级/ })
  await switcher.click()
  await page.getByRole('menuitemradio', { name: new RegExp(named.className.replace(/[()]/g, '.')) }).click()
  await expect(page).toHaveURL(`/comment/attendance?classId=${named.classId}`)
  await expect(switcher).toContainText(named.className)

  await room('学生').click()
  await room('座位').click()
  await expect(page.getByText('还没有排座位')).toBeVisible()
  await expect(page).toHaveURL(`/comment/class-detail?classId=${named.classId}`)
})
