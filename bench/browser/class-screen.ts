import type { Page } from 'playwright-core'
import { setTimeout as wait } from 'node:timers/promises'
import type { InPage, Observed } from './observed.ts'

const LOOK_MS = 200
const MAX_MS = 60_000
/** What comes after the pupils (the last comment, what the device keeps) is there, and the page is at rest. */
const REST_MS = 2_500
/** The browser tells of an event some time after it was drawn. */
const TELL_MS = 700
/** A finger or a mouse button is down for so long. */
const PRESS_MS = 60

export const cards = '[data-student-id] [data-action="tap"]'
export const items = '[role="dialog"] [data-item-id]'

/** Opens a class and waits until all of its pupils are there and the page is at rest. */
export async function visit(page: Page, address: string, pupils: number): Promise<void> {
  await page.goto(address)
  await waitFor(page, cards, (count) => count === pupils)
  await wait(REST_MS)
}

/** Looks now and then, because a page that is watched all the time is measured with its watcher. */
export async function waitFor(
  page: Page,
  selector: string,
  isRight: (count: number) => boolean,
): Promise<void> {
  const until = Date.now() + MAX_MS
  while (!isRight(await ask(page, 'count', selector))) {
    if (Date.now() > until) throw new Error(`waited in vain for ${selector}`)
    await wait(LOOK_MS)
  }
}

/** Presses the one that stands at this place of those, as a mouse does, and answers its accessible name. */
export async function press(page: Page, selector: string, place = 0): Promise<string> {
  const target = await ask(page, 'find', selector, place)
  if (!target) throw new Error(`nothing to press: ${selector}, ${place}`)
  await page.mouse.move(target.x, target.y)
  await wait(PRESS_MS)
  await page.mouse.down()
  await wait(PRESS_MS)
  await page.mouse.up()
  return target.name
}

/**
 * The slowest answer to what a hand did meanwhile, as INP counts it: from the press until what it changed was drawn.
 * The browser does not tell of what took less than 16 ms, nor closer than to 8 ms.
 */
export async function slowestAnswer(page: Page, hand: () => Promise<void>): Promise<number> {
  const before = (await readObserved(page)).events.length
  await hand()
  await wait(TELL_MS)
  const { events } = await readObserved(page)
  return Math.max(16, ...events.slice(before).map(({ durationMs }) => durationMs))
}

export async function readObserved(page: Page): Promise<Observed> {
  return await page.evaluate<Observed>('inPage.observed')
}

/** What a page answers that observes itself. */
async function ask<Name extends 'count' | 'find'>(
  page: Page,
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> {
  return await page.evaluate<ReturnType<InPage[Name]>>(`inPage.${name}(...${JSON.stringify(args)})`)
}

/** CLS: the worst window of shifts, of at most 5 s and without a second of rest. */
export function cumulativeShift(shifts: Observed['shifts']): number {
  let worst = 0
  let window = { fromMs: -Infinity, lastMs: -Infinity, sum: 0 }
  for (const { atMs, value } of shifts) {
    const isSame = atMs - window.lastMs < 1_000 && atMs - window.fromMs < 5_000
    window = isSame
      ? { ...window, lastMs: atMs, sum: window.sum + value }
      : { fromMs: atMs, lastMs: atMs, sum: value }
    worst = Math.max(worst, window.sum)
  }
  return worst
}
