import { addExample } from '@pinge/contract/example.ts'
import { chromium, type Browser, type Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApiClient } from './harness/api-client.ts'
import { enterAs } from './harness/enter.ts'
import { startProduct } from './harness/server/product.ts'
import { registerTeacher } from './harness/teachers.ts'
import { classDetailScreen, item, openClass } from './screens/class-detail.ts'

/** Run by `npm run comment-film -w e2e -- folder`: films a comment that is given on a phone and flies in on the board. */
const into = process.argv[2] ?? ''
if (into === '') throw new Error('Say into which folder the pictures go')
mkdirSync(into, { recursive: true })

const phoneSize = { width: 390, height: 844 }
const boardSize = { width: 1920, height: 1080 }
/** So long after the last tap the comment is still filmed: flight, bounce, ring, and the notice with its undo. */
const AFTERWARDS_MS = 2_500
const LOOK_MS = 600

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN'],
})
try {
  const api = createApiClient(product.origin)
  const teacher = await registerTeacher(api)
  const { classId } = await api.call(addExample, {}, teacher.accessToken)
  const phone = await openPage(browser, phoneSize)
  const board = await openPage(browser, boardSize)
  for (const page of [phone, board]) {
    await enterAs(page, teacher)
    await openClass(page, classId)
    await classDetailScreen.pupils(page).last().waitFor()
    await page.waitForLoadState('networkidle')
  }

  const films = await Promise.all([film(phone, 'phone'), film(board, 'board')])
  await phone.waitForTimeout(LOOK_MS)
  await classDetailScreen.pupils(phone).nth(4).tap()
  await item(phone, '积极发言').waitFor()
  await phone.waitForTimeout(LOOK_MS)
  await item(phone, '积极发言').tap()
  await phone.waitForTimeout(AFTERWARDS_MS)
  for (const end of films) await end()
} finally {
  await browser.close()
  await product.remove()
}

async function openPage(on: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await on.newContext({
    baseURL: product.origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport,
    hasTouch: true,
  })
  return await context.newPage()
}

/** Keeps each picture that the browser draws, numbered, with how long after the beginning it was drawn. Answers how to end it. */
async function film(page: Page, name: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const began = Date.now()
  let count = 0
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    count += 1
    const file = `${name}-${String(count).padStart(3, '0')}-${String(Date.now() - began).padStart(4, '0')}ms.png`
    writeFileSync(join(into, file), Buffer.from(data, 'base64'))
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return async () => {
    await devtools.send('Page.stopScreencast')
  }
}
