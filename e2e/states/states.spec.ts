import type { CDPSession, Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDemo, type Demo } from './demo.ts'
import { enterAs } from '../harness/enter.ts'
import { findViolations } from '../harness/find-violations.ts'
import { importShippedContent } from '../harness/server/operator.ts'
import { createApiClient } from '../harness/api-client.ts'
import { alikeParts, states } from './states.ts'
import { arrangeOf, walksOf } from './walks.ts'
import { openDevtools } from '../harness/reused-browser.ts'
import { registerTeacher } from '../harness/teachers.ts'
import { expect, test } from '../harness/test.ts'

/** Where a state is arranged. */
const laptop = { name: '1366x768', width: 1366, height: 768 } as const
const phone = { name: '390x844', width: 390, height: 844 } as const
/** A laptop, the classroom's board, the phone in the aisle. */
const sizes = [laptop, { name: '1920x1080', width: 1920, height: 1080 }, phone] as const

/** A small phone and a tablet held upright, where a state is only asked whether it scrolls sideways. */
const between = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
] as const

/** The letters of a browser that is as it came, in pixels. */
const USUAL_LETTERS = 16

/** Where pictures go, when somebody wants to look: see `npm run screenshots`. */
const pictureFolder = process.env.SCREENSHOTS
/** Axe takes most of the time. It looks at each state in one of the sizes in turn; with pictures, or `AXE=all`, in all. */
const isAxeEverywhere = process.env.AXE === 'all' || pictureFolder !== undefined

const screen = test.extend<object, { demo: Demo }>({
  demo: [
    async ({ product }, use) => {
      await importShippedContent(product)
      await use(await prepareDemo(createApiClient(product.origin)))
    },
    // A budget of its own: the import and the classes are no part of the first state.
    { scope: 'worker', timeout: 120_000 },
  ],
})

const places = Object.keys(states)

for (const walk of walksOf(states))
  screen(`${walk.join(', ')}: sound for everybody at every size`, async ({ page, api, demo }) => {
    screen.slow()
    const signInAs = async (who: 'demo' | 'newcomer'): Promise<void> => {
      await enterAs(page, who === 'demo' ? demo.teacher : await registerTeacher(api))
    }
    const browser = await devtoolsOf(page)
    for (const name of walk) {
      await setSize(page, browser, laptop)
      const state = states[name]
      if (state) await arrangeOf(state)({ page, api, demo, signInAs })
      await lookAt(page, browser, name)
    }
  })

async function lookAt(page: Page, browser: CDPSession, name: string): Promise<void> {
  for (const [turn, size] of sizes.entries()) {
    // Axe reads a page that is painted whole, as a teacher sees it.
    const isRead = isAxeEverywhere || places.indexOf(name) % sizes.length === turn
    if (size !== laptop) await setSize(page, browser, size, isRead ? 1 : SMALL)
    if (pictureFolder !== undefined) await takePicture(page, pictureFolder, `${name}-${size.name}`)

    await expectNothingBeside(page, size.width, `${name} scrolls sideways at ${size.name}`)
    if (!isRead) continue
    const found = await findViolations(page, alikeParts[name])
    expect(found.map((violation) => ({ name, size: size.name, ...violation }))).toEqual([])
  }
  // On a phone, whose settings make all letters so large that all measures of a screen are twice as large.
  await setLetters(browser, 2 * USUAL_LETTERS)
  await expectNothingBeside(page, phone.width, `${name} scrolls sideways with letters of twice their size`)
  await setLetters(browser, USUAL_LETTERS)
  for (const size of between) {
    await setSize(page, browser, size, SMALL)
    await expectNothingBeside(page, size.width, `${name} scrolls sideways at ${size.width} pixels`)
  }
}

/** Asked until it is so, each time of a page that was drawn: a list takes the place of a table after a size is set. */
async function expectNothingBeside(page: Page, width: number, message: string): Promise<void> {
  const widthOfAll = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((drawn) => void requestAnimationFrame(() => setTimeout(drawn)))
      return document.documentElement.scrollWidth
    })
  await expect.poll(widthOfAll, { message }).toBe(width)
}

const devtools = new WeakMap<Page, CDPSession>()

/** One for all walks of a page: what is set by devtools is set as long as they are open. */
async function devtoolsOf(page: Page): Promise<CDPSession> {
  const browser = devtools.get(page) ?? (await openDevtools(page))
  devtools.set(page, browser)
  return browser
}

/** How large a page is painted that is measured and not looked at: to paint it whole costs as much as to lay it out. */
const SMALL = 0.1

type Size = { width: number; height: number }

/** By devtools, since Playwright paints a page as large as it is. It does so where pictures are taken. */
async function setSize(page: Page, browser: CDPSession, { width, height }: Size, scale = 1): Promise<void> {
  if (pictureFolder !== undefined) return await page.setViewportSize({ width, height })
  const size = { width, height, screenWidth: width, screenHeight: height }
  await browser.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    scale,
    deviceScaleFactor: 1,
    mobile: false,
  })
}

async function setLetters(browser: CDPSession, standard: number): Promise<void> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}

async function takePicture(page: Page, folder: string, file: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${file}.png`) })
}
