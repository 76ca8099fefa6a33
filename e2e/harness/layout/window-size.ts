import type { Page } from '@playwright/test'

/** Width and height. */
type Size = readonly [number, number]

/** Gives the window another size, and waits until what the screen makes of it is drawn: two frames later. */
export async function resizeTo(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await untilDrawn(page)
}

/** What is drawn in answer to an event stands in the next frame, and in the one after it what that was measured for. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()))
      }),
  )
}
