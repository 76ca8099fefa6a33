import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { createClassScreen, nameClass } from '../../screens/create-class.ts'

test('a teacher without classes is offered the one next deed', async ({ page, signedInTeacher: _ }) => {
  await page.goto('/comment')
  await expect(page.getByRole('heading', { name: '先建一个班' })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: '创建班级' }).first().click()
  await expect(page).toHaveURL(/\/comment\/create$/)
})

test('the name is made of grade and number, and shown before it is taken', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/create')
  await page.getByRole('radio', { name: '三年级' }).check()
  await page.getByLabel('班号').fill('2')

  await expect(page.getByText('三年级(2)班').first()).toBeVisible()
})

test('a class can be made first and get its pupils later', async ({ page, signedInTeacher: _ }) => {
  await nameClass(page, '四年级', '1')
  await createClassScreen.skip(page).click()

  await expect(page.getByRole('heading', { name: '四年级(1)班建好了' })).toBeVisible()
  await page.goto('/comment')
  await expect(page.getByRole('link', { name: '四年级(1)班' })).toBeVisible()
})

test('a class without a grade is not made, and the field says why', async ({ page, signedInTeacher: _ }) => {
  await page.goto('/comment/create')
  await createClassScreen.next(page).click()

  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(createClassScreen.preview(page)).toBeHidden()
})

test('a second class of the same name is allowed, with a word of warning', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { className } = await addClassOf(api, signedInTeacher, 0)
  await page.goto('/comment/create')
  await page.getByRole('radio', { name: '三年级' }).check()
  await page.getByLabel('班号').fill('2')

  await expect(page.getByText(`你已经有一个“${className}”了`)).toBeVisible()
})

test('a card tells who the class is and leads into it', async ({ page, api, signedInTeacher }) => {
  const { classId, className } = await addClassOf(api, signedInTeacher, 12)
  await page.goto('/comment')
  const card = page.getByRole('article').filter({ hasText: className })
  await expect(card).toContainText('12 人')
  await expect(card).toContainText('创建者')

  await page.getByRole('link', { name: className }).click()
  await expect(page).toHaveURL(new RegExp(`/comment/class-detail\\?classId=${classId}$`))
})
