import type { Locator, Page } from '@playwright/test'
import { coveredBy } from '../../harness/covered-by.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, item } from '../../screens/class-detail.ts'
import { passCountdown, roundScreen } from '../../screens/training.ts'

/** Laptop, board, and a board of four times as many dots. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const

/** The last level of each game, with the most pieces. */
const lastLevels = [
  { game: 'img', item: '1020', count: 30 },
  { game: 'symbol', item: '2030', count: 16 },
  { game: 'number', item: '3030', count: 40 },
] as const

/** A phone on its side, a laptop at 200 %, and one at 400 %. */
const lowSizes = [
  { width: 667, height: 375 },
  { width: 683, height: 384 },
  { width: 341, height: 192 },
] as const

/** The stage scrolls there, but a child sees and hits each piece. */
async function expectLargeEnough(page: Page, pieces: Locator, leastPx: number): Promise<void> {
  for (const size of lowSizes) {
    await page.setViewportSize(size)
    const least = () =>
      pieces.evaluateAll((all) =>
        Math.min(
          ...all
            .map((piece) => piece.getBoundingClientRect())
            .flatMap(({ width, height }) => [width, height]),
        ),
      )
    await expect.poll(least, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(leastPx)
  }
  await page.setViewportSize(sizes[0])
}

async function expectNoScroll(page: Page, pieces: Locator, count: number): Promise<void> {
  await expect(pieces).toHaveCount(count)
  for (const size of sizes) {
    await page.setViewportSize(size)
    // The stage is what would scroll; the last piece stands within it.
    const overflow = () =>
      pieces.last().evaluate((piece) => {
        const stage = piece.closest('.dawn')
        if (!stage) throw new Error('there is no stage')
        const below = piece.getBoundingClientRect().bottom - window.innerHeight
        return Math.max(stage.scrollHeight - stage.clientHeight, stage.scrollWidth - stage.clientWidth, below)
      })
    await expect.poll(overflow, `${size.width} × ${size.height}`).toBeLessThanOrEqual(0)
  }
}

for (const { game, item, count } of lastLevels)
  test(`the last level of ${game} stands on a board without scrolling, while it is looked at and while it is put back`, async ({
    page,
    signedInTeacher: _,
  }) => {
    await page.clock.install()
    await page.goto(`/pinge-activity/${game}?item=${item}`)
    await passCountdown(page)
    await expectNoScroll(page, roundScreen.shown(page), count)
    // A row of digits is as narrow as a row of a phone.
    await expectLargeEnough(page, roundScreen.shown(page), game === 'number' ? 24 : 48)

    // The shortest look of so many pieces.
    await page.clock.runFor(count * 400)
    await roundScreen.remembered(page).click()
    await page.clock.runFor(1_000)
    await expectNoScroll(page, roundScreen.slots(page).getByRole('listitem'), count)
    await expectLargeEnough(page, roundScreen.slots(page).getByRole('listitem'), game === 'number' ? 24 : 48)
    await expectLargeEnough(page, roundScreen.pieces(page).getByRole('button'), 48)
  })

test('what was given at the board covers neither its next step nor the way out', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 40)
  await page.goto(`/pinge-activity/class?classId=${classId}`)
  await page.getByRole('button', { name: '开始' }).click()
  for (const step of [/^盖住/, '全部', '谁全对了？']) await page.getByRole('button', { name: step }).click()
  await page.getByRole('list', { name: '谁全对了' }).getByRole('button').first().click()
  await page.getByRole('button', { name: '点评 1 人' }).click()
  await item(page, '积极发言').click()

  const notice = classDetailScreen.notice(page)
  // Time stands still while a hand rests on it.
  await notice.hover()
  for (const size of [{ width: 390, height: 844 }, ...sizes]) {
    await page.setViewportSize(size)
    const steps = page.getByRole('button', { name: /^(点评 1 人|再来一轮|退出)$/ })
    await expect.poll(() => coveredBy(notice, steps), `${size.width} × ${size.height}`).toEqual([])
  }
})
