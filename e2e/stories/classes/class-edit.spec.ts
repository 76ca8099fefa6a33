import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { pngFile } from '../../harness/files/pictures.ts'
import { addClassOf, addCoTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, giveInTwoTaps, openClass } from '../../screens/class-detail.ts'
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

test('open settings show at once who comes and who goes, and close for the one who was removed', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = school
  await openClassEdit(page, classId)
  await openClassEdit(phone, classId)
  const teachers = classEditScreen.section(phone, '班级老师')
  await expect(teachers.getByText('2 位老师')).toBeVisible()
  const sun = await addCoTeacher(api, signedInTeacher, classId, '孙老师')
  await expect(teachers.getByText('孙老师')).toBeVisible()
  await expect(classEditScreen.section(page, '班级老师').getByText('孙老师').first()).toBeVisible()

  await api.call(removeTeacher, { classId, userId: sun.userId }, signedInTeacher.accessToken)
  await expect(teachers.getByText('孙老师')).toBeHidden()
  await api.call(removeTeacher, { classId, userId: li.userId }, signedInTeacher.accessToken)
  await expect(phone.getByText('班级不存在，或者你不在这个班级里')).toBeVisible()
})

test('the owner hands the class over to a colleague who takes it, and is a colleague from then on', async ({
  page,
}) => {
  await openClassEdit(page, school.classId)
  await page.getByRole('checkbox', { name: /李老师\s*可以发班级通知/ }).check()
  await page.getByRole('button', { name: '把班级转交给李老师' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '请对方接手' }).click()
  await expect(page.getByText('等李老师同意接手')).toBeVisible()
  await phone.goto('/comment')
  await phone.getByRole('button', { name: `接手${school.className}`, exact: true }).click()
  await expect(phone.getByText(`你现在是${school.className}的创建者`)).toBeVisible()

  await page.reload()
  await expect(page.getByText('只有创建者李老师可以修改班级信息')).toBeVisible()
  await openClassEdit(phone, school.classId)
  await expect(phone.getByRole('button', { name: '删除班级' })).toBeVisible()
})

test('a class is deleted by its name, closes under a colleague, and comes back as it was', async ({
  page,
}) => {
  await openClass(phone, school.classId)
  await giveInTwoTaps(phone, await firstPupil(phone), '积极发言')

  await openClassEdit(page, school.classId)
  await page.getByRole('button', { name: '删除班级' }).click()
  const dialog = classEditScreen.removing(page)
  await dialog.getByRole('textbox').fill('三年级(1)班')
  await dialog.getByRole('button', { name: '删除班级' }).click()
  await expect(dialog.getByRole('alert')).toContainText('和班级名称不一致')
  await dialog.getByRole('textbox').fill(school.className)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/comment$/)
  await expect(phone.getByText('班级不存在，或者你不在这个班级里')).toBeVisible()

  await classEditScreen.shelf(page, '最近删除').click()
  await expect(page.getByText('还可以恢复 30 天')).toBeVisible()
  await page.getByRole('button', { name: `恢复${school.className}` }).click()
  await expect(page.getByRole('article')).toContainText(school.className)
  await openClass(phone, school.classId)
  await expect(classDetailScreen.pupils(phone).first()).toHaveAccessibleName(/，1 分/)
})

async function firstPupil(page: Page): Promise<string> {
  const name = await classDetailScreen.pupils(page).first().getAttribute('aria-label')
  return /^[^，]+/.exec(name ?? '')?.[0] ?? ''
}
