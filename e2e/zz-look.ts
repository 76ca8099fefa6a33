import { chromium } from '@playwright/test'
import { createApiClient } from './harness/api-client.ts'
import { prepareDemo } from './harness/demo.ts'
import { enterAs } from './harness/enter.ts'
import { startProduct } from './harness/product.ts'
const product = await startProduct({
  ICP_RECORD: '京ICP备12345678号-1',
  POLICE_RECORD: '京公网安备 11010802012345号',
  DOWNLOAD_WECHAT: 'https://example.com/w',
  DOWNLOAD_IOS: 'https://example.com/i',
  DOWNLOAD_ANDROID: '/a.apk',
  DOWNLOAD_WINDOWS: '/w.exe',
})
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const sizes = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const
const only = process.argv.slice(2)
const demo = only.includes('/index') ? await prepareDemo(createApiClient(product.origin)) : undefined
for (const [width, height] of sizes) {
  const page = await browser.newPage({
    viewport: { width, height },
    baseURL: product.origin,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  })
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  page.on('pageerror', (e) => console.log(String(e)))
  for (const path of only) {
    if (path === '/index' && demo) await enterAs(page, demo.teacher)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const h = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < h; y += 500) {
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(60)
    }
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(200)
    const side = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (side) console.log(path, width, 'sideways', side)
    await page.screenshot({
      path: `/tmp/team/pics-door/${path.replaceAll(/\W/g, '') || 'root'}-${width}.png`,
      fullPage: true,
    })
  }
}
await browser.close()
await product.remove()
