import type { Page } from '@playwright/test'
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

/** A laptop, where a state is arranged, the classroom's board, the phone in the aisle. */
const sizes = [
  { name: '1366x768', width: 1366, height: 768 },
  { name: '1920x1080', width: 1920, height: 1080 },
  { name: '390x844', width: 390, height: 844 },
] as const

/** A tablet held upright and a small phone, where a state is only asked whether it scrolls sideways. */
const between = [
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
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
    for (const name of walk) {
      await setSize(page, sizes[0])
      const state = states[name]
      if (state) await arrangeOf(state)({ page, api, demo, signInAs })
      await lookAt(page, name)
    }
  })

async function lookAt(page: Page, name: string): Promise<void> {
  for (const [turn, size] of sizes.entries()) {
    await setSize(page, size)
    await page.evaluate(() => document.fonts.ready)
    if (pictureFolder !== undefined) await takePicture(page, pictureFolder, `${name}-${size.name}`)

    await expectNothingBeside(page, `${name} scrolls sideways at ${size.name}`)
    if (!isAxeEverywhere && places.indexOf(name) % sizes.length !== turn) continue
    const found = await findViolations(page, alikeParts[name])
    expect(found.map((violation) => ({ name, size: size.name, ...violation }))).toEqual([])
  }
  await expectRoomForLargeLetters(page, name)
  for (const size of between) {
    await setSize(page, size)
    await expectNothingBeside(page, `${name} scrolls sideways at ${size.width} pixels`)
  }
}

/** On a phone, whose settings make all letters so large that all measures of a screen are twice as large. */
async function expectRoomForLargeLetters(page: Page, name: string): Promise<void> {
  const browser = await openDevtools(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 2 * USUAL_LETTERS } })
  await expectNothingBeside(page, `${name} scrolls sideways with letters of twice their size`)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: USUAL_LETTERS } })
  await browser.detach()
}

/** Asked until it is so: a list that takes the place of a table at a phone's width does so after the size is set. */
async function expectNothingBeside(page: Page, message: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, { message }).toBe(0)
}

/** Only where it changes: a browser draws all again. */
async function setSize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

async function takePicture(page: Page, folder: string, file: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${file}.png`) })
}
