import { expect, type Page } from '@playwright/test'
import { chooseInMore } from './class-detail.ts'

/** Who teaches a class: the way in by its number on `/comment`, and 班级老师 on `/comment/class-detail`. */
export const classTeachersScreen = {
  joinDialog: (page: Page) => page.getByRole('dialog', { name: '用班级号加入' }),
  number: (page: Page) => page.getByLabel('班级号', { exact: true }),
  ask: (page: Page) => page.getByRole('button', { name: '申请加入' }),
  /** Colleagues who ask to join one's own classes. */
  joinRequests: (page: Page) => page.getByRole('region', { name: '待处理的申请' }),
  /** What colleagues ask of this teacher. */
  invites: (page: Page) => page.getByRole('region', { name: '待处理的邀请' }),
  sheet: (page: Page) => page.getByRole('dialog', { name: '班级老师' }),
}

export async function typeClassNumber(page: Page, geziNo: string): Promise<void> {
  await page.getByRole('button', { name: '用班级号加入' }).click()
  await classTeachersScreen.number(page).fill(geziNo)
}

export async function openTeachers(page: Page): Promise<void> {
  await chooseInMore(page, '班级老师')
  await expect(classTeachersScreen.sheet(page)).toBeVisible()
}
