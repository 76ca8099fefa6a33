import type { Page } from '@playwright/test'
import { startDeployment, type Deployment } from '../../harness/server/newer-build.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test as base } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ product }, use) => {
    const deployment = await startDeployment(product.origin)
    await use(deployment)
    await deployment.stop()
  },
  baseURL: async ({ deployment }, use) => use(deployment.origin),
})
test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByText('有新版本了。不急，下课再更新也行。')
const takeIt = (page: Page) => page.getByRole('button', { name: '现在更新' })
const waiting = (page: Page, count = 1) =>
  page.getByText(new RegExp(`^${count} 条点评待上传，联网后自动上传`))
/** Some hundred parts come through a process of this test. */
const WHOLE_BUILD_MS = 90_000
const newerPage = (page: Page) => page.locator('html[data-build=newer]')

test('a newer version is offered in the middle of a lesson, and comes when the teacher takes it, also without a network, where it starts with the class that was seen last', async ({
  page,
  context,
  deployment,
  api,
  signedInTeacher,
}) => {
  test.slow()
  const school = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: WHOLE_BUILD_MS,
  })
  // Every part of the other page comes from the device, also what is still on its way when the server changes.
  const board = await context.newPage()
  await openClass(board, school.classId)
  await expect(classDetailScreen.pupils(board)).toHaveCount(6)

  deployment.deploy()
  // The lesson goes on with parts of the old version that are not fetched yet, and the server no longer has.
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await expectScore(page, '王浩然', 2)
  await classDetailScreen.pupil(page, '李思琪').click()
  await expect(item(page, '积极发言')).toBeVisible()
  deployment.announce()
  await lookForNewerVersion(page)
  await expect(offer(page)).toBeVisible({ timeout: WHOLE_BUILD_MS })
  // The offer stands for ten seconds, and as long as the pointer is on it.
  await takeIt(page).hover()

  await context.setOffline(true)
  await item(page, '积极发言').press('Enter')
  await expect(waiting(page)).toBeVisible()
  await expect(newerPage(page)).toHaveCount(0)

  // Taken at the worst of times: the newer version starts from the device, with the comment that waits.
  await takeItWhileOlderWakes(page)
  await expect(newerPage(page)).toHaveCount(1)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
  await expect(waiting(page)).toBeVisible()

  // It starts so again, by an address that names no class, and what is given waits with the other.
  await page.goto('/comment/class-detail')
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
  await giveInTwoTaps(page, '张子轩', '作业优秀')
  await expect(waiting(page, 2)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/条点评待上传，联网后自动上传/)).toBeHidden()
  await expectScore(page, '李思琪', 1)
  await expectScore(page, '张子轩', 2)
  await expectScore(page, '王浩然', 2)

  // Another page that is open was not asked, and goes on as it is.
  await expect(newerPage(board)).toHaveCount(0)
  await giveInTwoTaps(board, '陈俊杰', '积极发言')
  await expectScore(board, '陈俊杰', 1)
  await expect(board.getByText('内容可能已更新')).toBeHidden()
})

/**
 * A browser stops a program on the device that had nothing to do for half a minute, and the next call wakes it. Chromium
 * lets a program that is just waking hold its place for minutes.
 */
async function takeItWhileOlderWakes(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await takeIt(page).evaluate((button: HTMLElement) => {
    void fetch('/healthz').catch(() => undefined)
    button.click()
  })
}

/** What the open page does every hour. A look that had begun before the announcement finds nothing. */
async function lookForNewerVersion(page: Page): Promise<void> {
  const find = async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return registration.installing !== null || registration.waiting !== null
  }
  await expect.poll(() => page.evaluate(find)).toBe(true)
}
