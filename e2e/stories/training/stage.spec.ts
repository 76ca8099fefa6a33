import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { passCountdown, roundScreen } from '../../screens/training.ts'

const laptop = { width: 1366, height: 768 }
/** Of many more dots. */
const board = { width: 3840, height: 2160 }
/** A phone on its side, which is lower than a laptop at 200 %. */
const phone = { width: 667, height: 375 }
/** A laptop at 400 %. */
const zoomed = { width: 341, height: 192 }

/** The last level of each game, with the most pieces. A row of digits is as narrow as a row of a phone. */
const lastLevels = [
  { game: 'img', item: '1020', count: 30, leastPx: 48 },
  { game: 'symbol', item: '2030', count: 16, leastPx: 48 },
  { game: 'number', item: '3030', count: 40, leastPx: 24 },
] as const

/** The stage scrolls there, but a child sees and hits each piece. */
async function expectLargeEnough(what: string, pieces: Locator, leastPx: number): Promise<void> {
  const least = () =>
    pieces.evaluateAll((all) =>
      Math.min(
        ...all.map((piece) => piece.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      ),
    )
  await expect.poll(least, what).toBeGreaterThanOrEqual(leastPx)
}

async function expectNoScroll(what: string, pieces: Locator): Promise<void> {
  // The stage is what would scroll; the last piece stands within it.
  const overflow = () =>
    pieces.last().evaluate((piece) => {
      const stage = piece.closest('.dawn')
      if (!stage) throw new Error('there is no stage')
      const below = piece.getBoundingClientRect().bottom - window.innerHeight
      return Math.max(stage.scrollHeight - stage.clientHeight, stage.scrollWidth - stage.clientWidth, below)
    })
  await expect.poll(overflow, what).toBeLessThanOrEqual(0)
}

/** `leasts`: how small each may become where the stage scrolls; the first of them are those that stand there in order. */
async function expectOnStage(page: Page, game: string, leasts: readonly [Locator, number][]): Promise<void> {
  // Digits and symbols stand in the same tiles as pictures, which are the largest.
  for (const size of game === 'img' ? [board, laptop] : [laptop]) {
    await page.setViewportSize(size)
    for (const [pieces] of leasts.slice(0, 1)) await expectNoScroll(`${game}, ${size.width} wide`, pieces)
  }
  for (const size of [phone, zoomed]) {
    await page.setViewportSize(size)
    for (const [pieces, leastPx] of leasts)
      await expectLargeEnough(`${game}, ${size.width} wide`, pieces, leastPx)
  }
}

test('the last level of each game stands on a board without scrolling, while it is looked at and while it is put back', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.clock.install()
  for (const { game, item, count, leastPx } of lastLevels)
    await test.step(game, async () => {
      await page.goto(`/pinge-activity/${game}?item=${item}`)
      await passCountdown(page)
      await expect(roundScreen.shown(page)).toHaveCount(count)
      await expectOnStage(page, game, [[roundScreen.shown(page), leastPx]])

      // The shortest look of so many pieces.
      await page.clock.runFor(count * 400)
      await roundScreen.remembered(page).click()
      await page.clock.runFor(1_000)
      const slots = roundScreen.slots(page).getByRole('listitem')
      await expect(slots).toHaveCount(count)
      await expectOnStage(page, game, [
        [slots, leastPx],
        [roundScreen.pieces(page).getByRole('button'), 48],
      ])
    })
})
