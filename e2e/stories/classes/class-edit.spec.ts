import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { pngFile } from '../../harness/files/pictures.ts'
import { addClassOf, addCoTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { classEditScreen, openClassEdit } from '../../screens/class-edit.ts'
import { pictureField } from '../../screens/picture-field.ts'
import { signIn } from '../../screens/sign-in.ts'

let school: SchoolClass
let li: UserInfo
let phone: Page

/** 王老师's class on the board, 李老师 in it on her phone. */
test.beforeEach(async ({ openDevice, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 3)
  li = await addCoTeacher(api, signedInTeacher, school.classId)
  phone = await openDevice()
  await signIn(phone, li.tel)
})

test('the owner renames the class from its settings, and the colleague’s open page shows it', async ({
  page,
}) => {
  await openClass(phone, school.classId)
  await expect(classDetailScreen.pupils(phone)).toHaveCount(3)

  await openClass(page, school.classId)
  await page.getByRole('button', { name: '班级设置' }).click()
  await classEditScreen.panel(page).getByRole('link', { name: '班级信息' }).click()
  await classEditScreen.name(page).fill('小树苗班')
  await page.getByRole('radio', { name: '小火箭' }).check()
  await page.getByLabel('学校', { exact: true }).fill('实验小学')
  await page.getByLabel('班主任', { exact: true }).fill('王老师')
  await classEditScreen.save(page).click()
  await expect(page.getByText('已保存')).toBeVisible()

  await expect(phone.getByRole('heading', { level: 1, name: '小树苗班' })).toBeAttached()
  await openClassEdit(phone, school.classId)
  await expect(phone.getByText('只有创建者王老师可以修改班级信息')).toBeVisible()
  await expect(classEditScreen.section(phone, '班级信息')).toContainText('实验小学')
  await expect(classEditScreen.save(phone)).toBeHidden()
})

test('the owner uploads a cover of their own, which a colleague’s list shows', async ({ page }) => {
  await openClassEdit(page, school.classId)
  const { input, preview } = pictureField(page, '或者用自己的图片')
  await input.setInputFiles(pngFile())
  await expect(preview).toHaveAttribute('src', /^\/files\//)
  await classEditScreen.save(page).click()
  await expect(page.getByText('已保存')).toBeVisible()

  await phone.goto('/comment')
  const cover = phone.getByRole('article').locator('img[src^="/files/"]').first()
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
})
