import { pngFile } from '../../harness/files/pictures.ts'
import { expect, test } from '../../harness/test.ts'
import { pictureField } from '../../screens/picture-field.ts'

const cover = '或者用自己的图片'

test('a class gets a cover of the teacher’s own, which its card shows', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/create')
  await page.getByRole('radio', { name: '三年级' }).check()
  await page.getByLabel('班号').fill('2')
  const { input, preview } = pictureField(page, cover)
  await input.setInputFiles(pngFile())
  await expect(preview).toHaveAttribute('src', /^\/files\/business-client\/[0-9a-f]{36}\.png$/)

  await page.getByRole('button', { name: '下一步，添加学生' }).click()
  await page.getByRole('button', { name: '先建班，以后再添加' }).click()
  await page.goto('/comment')
  const shown = page.getByRole('article').filter({ hasText: '三年级(2)班' }).locator('img[src^="/files/"]')
  await expect(shown.first()).toHaveJSProperty('naturalWidth', 400)
})
