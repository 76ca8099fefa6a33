import { expect, type Page } from '@playwright/test'
import type { RosterFile } from '../harness/files/roster-files.ts'

/** `/comment/create`: the class, its pupils, done. */
export const createClassScreen = {
  next: (page: Page) => page.getByRole('button', { name: '下一步，添加学生' }),
  preview: (page: Page) => page.getByRole('region', { name: '核对名单' }),
  /** The form in which a faulty row is mended. */
  mending: (page: Page, row: number) => page.getByRole('form', { name: `修改第 ${row} 行` }),
  finish: (page: Page, pupils: number) => page.getByRole('button', { name: `建班并添加 ${pupils} 名学生` }),
  enter: (page: Page) => page.getByRole('link', { name: '进入班级' }),
}

/** The first step: 三年级(2)班 by its parts. */
export async function nameClass(page: Page, grade: string, classNumber: string): Promise<void> {
  await page.goto('/comment/create')
  await page.getByRole('radio', { name: grade }).check()
  await page.getByLabel('班号').fill(classNumber)
  await createClassScreen.next(page).click()
  await expect(createClassScreen.preview(page)).toBeVisible()
}

export async function uploadRoster(page: Page, file: RosterFile): Promise<void> {
  await page.getByRole('button', { name: '上传文件' }).click()
  await page.getByLabel('名单文件').setInputFiles(file)
}
