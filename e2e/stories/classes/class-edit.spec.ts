import { pngFile } from '../../harness/files/pictures.ts'
import { enterAs } from '../../harness/enter.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { addClassOf, addCoTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { classEditScreen } from '../../screens/class-edit.ts'
import { pictureField } from '../../screens/picture-field.ts'

test('the owner renames the class from its settings and uploads a cover, which a colleague’s open page and list show', async ({
  page,
  api,
  openDevice,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  const phone = await openDevice()
  await enterAs(phone, await addCoTeacher(api, signedInTeacher, classId))
  await openClass(phone, classId)
  await expect(classDetailScreen.pupils(phone)).toHaveCount(3)

  await openClass(page, classId)
  await page.getByRole('button', { name: '班级设置' }).click()
  await classEditScreen.panel(page).getByRole('link', { name: '班级信息' }).click()
  await classEditScreen.name(page).fill('小树苗班')
  await page.getByLabel('学校', { exact: true }).fill('实验小学')
  await page.getByLabel('班主任', { exact: true }).fill('王老师')
  const { input, preview } = pictureField(page, '或者用自己的图片')
  await input.setInputFiles(pngFile())
  await expect(preview).toHaveAttribute('src', /^\/files\//)
  await classEditScreen.save(page).click()
  await expect(page.getByText('已保存')).toBeVisible()

  await expect(phone.getByRole('heading', { level: 1, name: '小树苗班' })).toBeAttached()
  await goWithinProgram(phone, `/comment/class-edit?classId=${classId}`)
  await expect(phone.getByText('只有创建者王老师可以修改班级信息')).toBeVisible()
  await expect(classEditScreen.section(phone, '班级信息')).toContainText('实验小学')
  await expect(classEditScreen.save(phone)).toBeHidden()

  await goWithinProgram(phone, '/comment')
  const cover = phone.getByRole('article').locator('img[src^="/files/"]').first()
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
})
