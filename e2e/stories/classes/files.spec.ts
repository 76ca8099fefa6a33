import { pngFile } from '../../harness/pictures.ts'
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
  await expect(shown.first()).toBeVisible()
  expect(await shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
})

test('a file that is no picture or too large is not even sent, and the field says why', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/create')
  const { input, problem } = pictureField(page, cover)
  await input.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') })
  await expect(problem).toHaveText('只能上传 png、jpeg、jpg 格式的图片')

  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(3 * 1024 * 1024 + 1),
  })
  await expect(problem).toHaveText('图片不能超过 3 MB，请压缩后再上传')
})

test('a picture whose upload failed stays chosen, and goes up with one tap once the network is back', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/create')
  await page.route('**/api/file/upload', (route) => route.abort())
  const { input, preview, problem, retry } = pictureField(page, cover)
  await input.setInputFiles(pngFile())
  await expect(problem).toHaveText('网络连接失败')
  await expect(preview).toHaveAttribute('src', /^blob:/)

  await page.unroute('**/api/file/upload')
  await retry.click()
  await expect(preview).toHaveAttribute('src', /^\/files\//)
})

test('without a storage configuration the teacher reads 获取配置失败', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/create')
  await page.route('**/api/file/ali/oss/sign', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: '', data: null } }),
  )
  await pictureField(page, cover).input.setInputFiles(pngFile())

  await expect(page.getByText('获取配置失败')).toBeVisible()
  await expect(pictureField(page, cover).retry).toBeVisible()
})

test('the storage configuration is asked for once for several pictures', async ({
  page,
  signedInTeacher: _,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/file/ali/oss/sign')) asked += 1
  })
  await page.goto('/comment/create')
  const { input, preview } = pictureField(page, cover)
  await input.setInputFiles(pngFile())
  await expect(preview).toHaveAttribute('src', /^\/files\//)
  const first = await preview.getAttribute('src')
  await input.setInputFiles(pngFile('另一张.png', 200, 200))
  await expect(preview).not.toHaveAttribute('src', first ?? '')
  await expect(preview).toHaveAttribute('src', /^\/files\//)

  expect(asked).toBe(1)
})
