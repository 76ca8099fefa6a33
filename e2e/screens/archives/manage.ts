import type { Page } from '@playwright/test'

/** 档案管理 of a class. */
export async function openArchiveManage(page: Page, classId: string): Promise<void> {
  await page.goto(`/data/file/manage?classId=${classId}`)
  await page.getByRole('heading', { name: '档案管理', level: 1 }).waitFor()
}
