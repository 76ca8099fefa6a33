import type { Locator, Page } from '@playwright/test'
import { openDevtools } from './reused-browser.ts'

type Point = { x: number; y: number }

/** A finger on the glass, as the browser itself hears it: with it come scrolling, long presses and clicks, as on a tablet. */
export type Finger = {
  down: (on: Locator) => Promise<void>
  /** Down on one and drawn on to the other, in one breath: on a slow computer, too, it rests nowhere. */
  draw: (from: Locator, to: Locator) => Promise<void>
  /** Long enough to take up what it lies on. */
  rest: () => Promise<void>
  /** Drawn there in small steps. */
  moveTo: (to: Locator) => Promise<void>
  up: () => Promise<void>
}

const STEPS = 8
const REST_MS = 450

export async function putFinger(page: Page): Promise<Finger> {
  const devtools = await openDevtools(page)
  let at: Point = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const wayTo = (to: Point) =>
    Array.from({ length: STEPS }, (_, step) => ({
      x: at.x + ((to.x - at.x) * (step + 1)) / STEPS,
      y: at.y + ((to.y - at.y) * (step + 1)) / STEPS,
    }))
  return {
    draw: async (from, to) => {
      at = await middleOf(from)
      const end = await middleOf(to)
      const way = wayTo(end)
      // Nothing is asked of the page between, and no touch waits for the one before it.
      await Promise.all([touch('touchStart', [at]), ...way.map((point) => touch('touchMove', [point]))])
      at = end
    },
    down: async (on) => {
      at = await middleOf(on)
      await touch('touchStart', [at])
    },
    // By the page's own clock: what it waits for has happened before, also on a slow computer.
    rest: () => page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), REST_MS),
    moveTo: async (to) => {
      const end = await middleOf(to)
      for (const point of wayTo(end)) await touch('touchMove', [point])
      at = end
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
