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

const screens = [
  '/comment/class-comment',
  '/comment/class-setting',
  '/comment/class-edit',
  '/comment/information-edit',
  '/comment/parents-edit',
  '/comment/comments-edit',
  '/exchange-record',
  '/comment/attendance',
] as const

for (const path of screens)
  test(`${path} names its class and leads back into it, though another class was open last`, async ({
    page,
  }) => {
    await page.goto(`${path}?classId=${named.classId}`)
    const crumbs = page.getByRole('navigation', { name: '面包屑' })
    await expect(crumbs.getByRole('link', { name: named.className })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(` · ${named.className.replace(/[()]/g, '.')} · `))

    await page.getByRole('link', { name: '返回', exact: true }).click()
    await expect(page).toHaveURL(`/comment/class-detail?classId=${named.classId}`)
    await expect(page.getByRole('heading', { level: 1, name: named.className })).toBeAttached()
  })
