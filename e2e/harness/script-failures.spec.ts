import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './test.ts'

type Devices = { page: Page; context: BrowserContext; openDevice: () => Promise<Page> }

const devices: [string, (devices: Devices) => Promise<Page>][] = [
  ['the first page', async ({ page }) => page],
  ['another page of the same browser', async ({ context }) => await context.newPage()],
  ['another device', async ({ openDevice }) => await openDevice()],
]

for (const [where, open] of devices)
  test(`a script that fails on ${where} fails its story`, async ({
    page,
    context,
    openDevice,
    scriptFailures,
  }) => {
    const device = await open({ page, context, openDevice })
    await device.goto('/healthz')
    await device.evaluate(() => {
      new Image().src = 'https://elsewhere.example/dot.png'
      setTimeout(() => {
        throw new Error('not caught')
      })
    })

    await expect
      .poll(() => scriptFailures.toSorted())
      .toEqual(['Error: not caught', expect.stringContaining('Content Security Policy')])
    // They were meant.
    scriptFailures.length = 0
  })
