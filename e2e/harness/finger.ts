import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** A finger on the glass, as the browser itself hears it: with it come scrolling, long presses and clicks, as on a tablet. */
export type Finger = {
  down: (on: Locator) => Promise<void>
  /** Long enough to take up what it lies on. */
  rest: () => Promise<void>
  /** Drawn there in small steps. */
  moveTo: (to: Locator) => Promise<void>
  up: () => Promise<void>
}

const STEPS = 8
const REST_MS = 450

export async function putFinger(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page)
  let at: Point = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: async (on) => {
      at = await middleOf(on)
      await touch('touchStart', [at])
    },
    // By the page's own clock: what it waits for has happened before, also on a slow computer.
    rest: () => page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), REST_MS),
    moveTo: async (to) => {
      const from = at
      at = await middleOf(to)
      for (let step = 1; step <= STEPS; step += 1)
        await touch('touchMove', [
          { x: from.x + ((at.x - from.x) * step) / STEPS, y: from.y + ((at.y - from.y) * step) / STEPS },
        ])
    },
    up: async () => {
      await touch('touchEnd', [])
    },
  }
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('there is nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
