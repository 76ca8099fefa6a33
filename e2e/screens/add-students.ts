import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type RosterFile, XLSX } from '../harness/files/roster-files.ts'
import { createClassScreen } from './create-class.ts'
import { chooseInMore, openClass } from './class-detail.ts'

/** 添加学生, over the class. */
export const addStudentsScreen = {
  sheet: (page: Page) => page.getByRole('dialog', { name: '添加学生' }),
  add: (page: Page, name: string) => addStudentsScreen.sheet(page).getByRole('button', { name, exact: true }),
  /** The rows whose pupils are in the class already. */
  known: (page: Page) => page.getByRole('list', { name: '已在班里' }),
  changes: (page: Page, pupil: string) =>
    page.getByRole('list', { name: `${pupil}的变化` }).getByRole('listitem'),
  choices: (page: Page, pupil: string) => page.getByRole('group', { name: `${pupil}怎样处理` }),
}

export async function openAddStudents(page: Page, classId: string): Promise<void> {
  await openClass(page, classId)
  await chooseInMore(page, '添加学生')
  await expect(createClassScreen.preview(page)).toBeVisible()
}

/** 导出名单, with its word of warning, as the file that the browser saves. */
export async function exportRoster(page: Page): Promise<RosterFile> {
  await page.getByRole('button', { name: '上传文件' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出名单' }).click()
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const file = await download
  await expect(page.getByRole('alertdialog', { name: '导出名单' })).toBeHidden()
  return { name: file.suggestedFilename(), mimeType: XLSX, buffer: await readFile(await file.path()) }
}
