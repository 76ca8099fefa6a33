import { expect, type Page } from '@playwright/test'
import { untilDrawn } from '../harness/layout/window-size.ts'

/** A board of 1366×768 as its browser counts it when it is zoomed to 125 and to 150 %, and one of 3840×2160 at 125 %. */
export const zoomedBoards = [
  [1093, 614],
  [911, 512],
  [3072, 1728],
] as const

/** As the button does; a window is resized before it fills the screen. */
export async function fillScreenAt(page: Page, width: number, height: number): Promise<void> {
  await leaveFullScreen(page)
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => await document.documentElement.requestFullscreen())
  await expect(page.getByRole('navigation', { name: '班级' })).toBeHidden()
  await untilDrawn(page)
}

export async function leaveFullScreen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
  })
}

export async function expectNoScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)
}
