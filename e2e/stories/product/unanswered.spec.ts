import type { Page } from '@playwright/test'
import { openDevtools } from '../../harness/reused-browser.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

/** What stands in an address in the place of what it names. */
const named: Readonly<Record<string, string>> = { ':id': 'x', ':vid': 'film', ':page': '1', ':cid': 'c' }
const MISSING = '这一页像风筝一样飞走了'
const PATIENCE_MS = 30_000

test('no screen stands without its heading, or wider than a phone, while no call is answered', async ({
  page,
  api,
  request,
  signedInTeacher,
}) => {
  // All screens, one after the other.
  test.slow()
  const screens = (await (await request.get('/screens.json')).json()) as { path: string; files: string[] }[]
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await openDevtools(page)
  // A route would stop the parts of the program as well, and keep none of them.
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*/pixytown/*' }],
  })
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MISSING)

  let before: readonly string[] | undefined = []
  for (const { path, files } of screens) {
    // Addresses of one screen draw one heading, which stays: between them stands another screen.
    if (before === undefined || String(before) === String(files)) await look(page, '/no/such/page')
    const address = path.replaceAll(/:[a-z]+/g, (name) => named[name] ?? name)
    const { at, headings, sideways } = await look(
      page,
      `${address}?classId=${classId}&pupil=${studentIds[0]}`,
    )
    // Some lead on to a screen of another address.
    before = at === address ? files : undefined
    expect(headings, path).toEqual([expect.stringMatching(/\S/)])
    expect(headings.includes(MISSING), path).toBe(path === '/404')
    expect(sideways, `${path} scrolls sideways`).toBe(0)
  }
  await devtools.detach()
})

type Seen = { at: string; headings: string[]; sideways: number }

/**
 * What stands on a screen once the heading of the one before has gone, or after long enough. All within the page: asking
 * from without costs as much as a screen.
 */
async function look(page: Page, address: string): Promise<Seen> {
  return await page.evaluate(
    ([to, patience]) => {
      const gone = new Set(document.querySelectorAll('h1'))
      const see = (): Seen => ({
        at: location.pathname,
        headings: [...document.querySelectorAll('h1')]
          .filter((one) => !gone.has(one) && one.checkVisibility() && !one.closest('[aria-hidden=true]'))
          .map(({ textContent }) => textContent.trim()),
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      })
      // As a browser's Forward does: loading the program for each screen is most of what a screen costs.
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      return new Promise<Seen>((resolve) => {
        const end = (): void => {
          changes.disconnect()
          clearTimeout(longEnough)
          resolve(see())
        }
        const changes = new MutationObserver(() => {
          const { headings, sideways } = see()
          if (headings.join('') !== '' && sideways === 0) end()
        })
        const longEnough = setTimeout(end, patience)
        const all = { subtree: true, childList: true, characterData: true, attributes: true }
        changes.observe(document, all)
      })
    },
    [address, PATIENCE_MS] as const,
  )
}
