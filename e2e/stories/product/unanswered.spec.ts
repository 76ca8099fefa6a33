import type { Page, Route } from '@playwright/test'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

/** What stands in an address in the place of what it names. */
const named: Readonly<Record<string, string>> = { ':id': 'x', ':vid': 'film', ':page': '1', ':cid': 'c' }

test('no screen stands without its heading, or wider than a phone, while no call is answered', async ({
  page,
  api,
  request,
  signedInTeacher,
}) => {
  // All screens, one after the other.
  test.slow()
  const screens = (await (await request.get('/screens.json')).json()) as { path: string }[]
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  const unanswered: Route[] = []
  await page.route(/\/(?:api|pixytown)\//, (route) => void unanswered.push(route))
  const heading = page.getByRole('heading', { level: 1 })
  const missing = page.getByRole('heading', { level: 1, name: '这一页像风筝一样飞走了' })
  await page.goto('/no/such/page')

  for (const { path } of screens) {
    const address = path.replaceAll(/:[a-z]+/g, (name) => named[name] ?? name)
    // Two screens may share their heading: between them stands one of which it is known when it has gone.
    await goWithinProgram(page, '/no/such/page')
    await expect(missing).toBeVisible()
    await Promise.all(unanswered.splice(0).map((route) => route.abort()))
    await goWithinProgram(page, `${address}?classId=${classId}&pupil=${studentIds[0]}`)
    if (path !== '/404') await expect(missing, path).toBeHidden()
    await expect(heading, path).toHaveText(/\S/)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways, `${path} scrolls sideways`).toBe(0)
  }
})

/** As a browser's Forward does: loading the program for each screen is most of what a screen costs. */
async function goWithinProgram(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}
