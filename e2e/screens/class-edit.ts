import { expect, type Page } from '@playwright/test'

/** `/comment/class-edit`: what a class is, who teaches it, how it ends; and its way in, 班级设置. */
export const classEditScreen = {
  name: (page: Page) => page.getByLabel('班级名称', { exact: true }),
  save: (page: Page) => page.getByRole('button', { name: '保存' }),
  section: (page: Page, name: string) => page.getByRole('region', { name }),
  removing: (page: Page) => page.getByRole('alertdialog', { name: /^删除/ }),
  shelf: (page: Page, name: string) =>
    page.getByRole('group', { name: '看哪些班级' }).getByRole('button', { name: new RegExp(`^${name}`) }),
  panel: (page: Page) => page.getByRole('dialog', { name: '班级设置' }),
}

export async function openClassEdit(page: Page, classId: string): Promise<void> {
  await page.goto(`/comment/class-edit?classId=${classId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
