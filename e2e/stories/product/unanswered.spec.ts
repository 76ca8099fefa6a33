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
  await page.route(/\/(?:api|pixytown)\//, (route) => route.abort())

  for (const { path } of screens) {
    const address = path.replaceAll(/:[a-z]+/g, (name) => named[name] ?? name)
    await page.goto(`${address}?classId=${classId}&pupil=${studentIds[0]}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways, `${path} scrolls sideways`).toBe(0)
  }
})
