import type { Page } from '@playwright/test'

/** 写实 of a class. */
export async function openRealistic(page: Page, classId: string): Promise<void> {
  await page.goto(`/data/file/record?classId=${classId}`)
  await page.getByRole('heading', { name: '写实记录', level: 1 }).waitFor()
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '记一条' })

/** What is written down. */
export const newRecord = {
  open: (page: Page) => page.getByRole('button', { name: '记一条', exact: true }),
  photos: (page: Page) => dialog(page).getByLabel('照片文件'),
  pupil: (page: Page, name: string) =>
    dialog(page).getByRole('list', { name: '学生' }).getByRole('button', { name, exact: true }),
  quality: (page: Page, name: string) =>
    dialog(page).getByRole('group', { name: '品质' }).getByRole('button', { name, exact: true }),
  dialog,
}
