import { chooseInMore } from './class-detail.ts'
import type { Page } from '@playwright/test'

/** Exchanging in class detail, and `/exchange-record`. */
export const rewardsScreen = {
  bar: (page: Page) => page.getByRole('toolbar', { name: '已选学生' }),
  sheet: (page: Page) => page.getByRole('dialog', { name: /兑换奖品$/ }),
  reward: (page: Page, name: string) =>
    rewardsScreen.sheet(page).getByRole('list', { name: '奖品' }).getByRole('button', { name }),
  notice: (page: Page) => page.getByRole('group', { name: '刚才的操作' }),
  records: (page: Page) => page.getByRole('list', { name: '兑换记录' }),
  manager: (page: Page) => page.getByRole('dialog', { name: '班级奖品' }),
}

/** Enters a mode by the tools of the class. */
export async function enterMode(page: Page, name: '兑换奖品' | '总分清零'): Promise<void> {
  await chooseInMore(page, name)
}
