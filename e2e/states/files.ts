import { expect, type Page } from '@playwright/test'
import { pictureField } from '../screens/picture-field.ts'
import { pngFile } from '../harness/files/pictures.ts'

type World = { page: Page; signInAs: (who: 'newcomer') => Promise<void> }

export const fileStates: Record<string, (world: World) => Promise<void>> = {
  'create-1-own-cover': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/comment/create')
    const { field, input, preview } = pictureField(page, '或者用自己的图片')
    await input.setInputFiles(pngFile())
    await expect(preview).toHaveAttribute('src', /^\/files\//)
    await field.scrollIntoViewIfNeeded()
  },
  'create-1-cover-failed': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/comment/create')
    await page.route('**/api/file/upload', (route) => route.abort())
    const { field, input, retry } = pictureField(page, '或者用自己的图片')
    await input.setInputFiles(pngFile())
    await expect(retry).toBeVisible()
    await page.getByRole('button', { name: '下一步，添加学生' }).click()
    await expect(page.getByText(/^刚选的图片没有上传成功/u)).toBeVisible()
    await field.scrollIntoViewIfNeeded()
  },
}
