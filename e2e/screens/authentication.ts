import type { Page } from '@playwright/test'
import { pngFile } from '../harness/files/pictures.ts'
import { pictureField } from './picture-field.ts'

/** `/comment/Authentication`. */
export const authenticationScreen = {
  state: (page: Page) => page.getByRole('region', { name: '认证状态' }),
  school: (page: Page) => page.getByLabel('学校'),
  subject: (page: Page) => page.getByLabel('任教学科'),
  certificate: (page: Page) => pictureField(page, '教师资格证'),
  submit: (page: Page) => page.getByRole('button', { name: '提交审核' }),
  retry: (page: Page) => page.getByRole('button', { name: '再试一次' }),
}

/** Fills in everything, up to the button. */
export async function fillAuthentication(page: Page, school = '育才小学'): Promise<void> {
  await authenticationScreen.school(page).fill(school)
  await authenticationScreen.subject(page).selectOption('语文')
  const { input, preview } = authenticationScreen.certificate(page)
  await input.setInputFiles(pngFile('教师资格证.png', 600, 400))
  // Shown by an address that is good for some minutes.
  await preview.and(page.locator('[src*="sign="]')).waitFor()
}
