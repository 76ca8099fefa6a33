import { expect, type Page } from '@playwright/test'
import type { Demo } from './demo.ts'

type World = { page: Page; demo: Demo; signInAs: (who: 'demo' | 'newcomer') => Promise<void> }

/** The activity 大脑训练, looked at and checked with all other screens. */
export const trainingStates: Record<string, (world: World) => Promise<void>> = {
  'training-hub': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity')
    await expect(page.getByRole('region', { name: '数字记忆' }).getByText('推荐')).toBeVisible()
    await expect(page.getByRole('region', { name: '打卡日历' }).getByText('今天的挑战')).toBeVisible()
  },
  'training-levels': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity/number')
    await expect(page.getByRole('link', { name: /^第 4 关/ })).toBeVisible()
  },
  'training-look': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity/img?item=1020')
    await expect(page.getByRole('list', { name: '要记住的顺序' }).getByRole('listitem')).toHaveCount(30)
  },
  'training-recall': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity/symbol?item=2016')
    await page.getByRole('button', { name: '我记住了' }).click()
    await expect(page.getByRole('list', { name: '可以选的' }).getByRole('listitem')).toHaveCount(12)
  },
  'training-ranking-none': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity/ranking')
    await expect(page.getByText('还没有纪录，去练一轮')).toBeVisible()
  },
  'training-class-hits': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.goto(`/pinge-activity/class?classId=${demo.classIds[48]}`)
    await page.getByRole('button', { name: '开始' }).click()
    await page.getByRole('button', { name: /^盖住/ }).click()
    await page.getByRole('button', { name: '全部' }).click()
    await page.getByRole('button', { name: '谁全对了？' }).click()
    const pupils = page.getByRole('list', { name: '谁全对了' }).getByRole('button')
    await pupils.nth(2).click()
    await expect(page.getByRole('button', { name: '点评 1 人' })).toBeEnabled()
  },
  'training-challenge': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.goto(`/pinge-activity/challenge?classId=${demo.classIds[48]}`)
    await page.getByRole('button', { name: '开始点名' }).click()
    await expect(page.getByRole('link', { name: '上台练一轮' })).toBeVisible()
  },
  'training-challenge-result': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.goto(`/pinge-activity/challenge?classId=${demo.classIds[48]}`)
    await page.getByRole('button', { name: '数字' }).click()
    await page.getByRole('button', { name: '开始点名' }).click()
    await page.getByRole('link', { name: '上台练一轮' }).click()
    await page.getByRole('button', { name: /^我记住了/ }).click()
    const slots = page.getByRole('list', { name: '按顺序放回去' })
    await expect(slots).toBeVisible()
    // All alike, which no sequence is: fewer than half are right.
    const count = await slots.getByRole('listitem').count()
    for (let place = 0; place < count; place += 1) await page.keyboard.press('0')
    await page.getByRole('button', { name: /^提交/ }).click()
    await expect(page.getByRole('button', { name: '给他点评' })).toBeVisible()
  },
}
