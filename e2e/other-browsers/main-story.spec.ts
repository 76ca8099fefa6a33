import { test as base } from '@playwright/test'
import { createApiClient } from '../harness/api-client.ts'
import { startProduct, type Product } from '../harness/server/product.ts'
import { addScheme } from '../harness/schemes.ts'
import { addClassOf, PASSWORD, registerTeacher } from '../harness/teachers.ts'
import { startChromium } from './chromium.ts'
import { driveBrowser, type BrowserCommands, type DrivenBrowser } from './driven-browser.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** `npm test` and `npm run test:browsers` name what they found: one of these, WebKit with its driver. */
const {
  OLD_CHROMIUM: oldChromium,
  FIREFOX_BROWSER: firefox,
  WEBKIT_DRIVER: driver = '',
  WEBKIT_BROWSER: browser = '',
} = process.env

function startBrowser(): Promise<BrowserCommands> {
  if (oldChromium) return startChromium(oldChromium)
  return firefox ? startFirefox(firefox) : startWebKit({ driver, browser })
}

const test = base.extend<{ product: Product; tablet: DrivenBrowser }>({
  product: async ({}, use) => {
    const product = await startProduct()
    await use(product)
    await product.remove()
  },
  tablet: async ({}, use) => {
    const tablet = await driveBrowser(await startBrowser())
    await use(tablet)
    await tablet.close()
  },
})

test('a teacher signs in, opens a class, gives, takes back, gives a team, times, and loses no comment with the network', async ({
  product,
  tablet,
}) => {
  test.setTimeout(300_000)
  const api = createApiClient(product.origin)
  const teacher = await registerTeacher(api)
  const school = await addClassOf(api, teacher, 6)
  await addScheme(api, teacher, school, { names: ['火箭队', '彩虹队'], size: 3, itemIds: [] })

  await test.step('signs in and opens the class', async () => {
    await tablet.open(`${product.origin}/`)
    await tablet.type('手机号', teacher.tel)
    await tablet.type('密码', PASSWORD)
    await tablet.click(/已阅读/)
    await tablet.click('登录')
    await tablet.click('班级')
    // The first page names the class too, until the list has come.
    await tablet.see(/^再建一个班/)
    await tablet.click(school.className)
    await tablet.see(/^王浩然，0 分/)
  })

  await test.step('gives a comment, and takes another back', async () => {
    await tablet.click(/^王浩然，/)
    await tablet.click(/^作业优秀，/)
    await tablet.see(/^王浩然，2 分/)
    await tablet.click(/^王浩然，/)
    await tablet.click(/^积极发言，/)
    await tablet.see(/^王浩然，3 分/)
    await tablet.click(/^撤销/)
    await tablet.see(/^王浩然，2 分/)
  })

  await test.step('gives a team a comment', async () => {
    await tablet.click('小组')
    await tablet.click('点评火箭队')
    await tablet.click(/^作业优秀，/)
    await tablet.see('得分 2')
    await tablet.click('学生')
  })

  await test.step('lets a timer run', async () => {
    await tablet.click('课堂工具')
    await tablet.click(/^计时/)
    await tablet.click('1 分钟')
    await tablet.click('开始')
    await tablet.see('暂停')
    await tablet.click('关闭')
  })

  await test.step('gives without the network, and finds it counted when it is back', async () => {
    await tablet.see(/^李思琪，/)
    await product.stop()
    await tablet.click(/^李思琪，/)
    await tablet.click(/^作业优秀，/)
    await tablet.see(/^1 条点评待上传/)
    await product.start()
    await tablet.miss(/^1 条点评待上传/)
    await tablet.see(/^李思琪，\d 分/)
  })
})
