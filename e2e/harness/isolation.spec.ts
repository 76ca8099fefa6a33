import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** The browser that both stories were lent: where it was not one and the same, nothing is proved. */
let lent: { context: BrowserContext; page: Page } | undefined

test.describe.configure({ mode: 'serial' })

for (const [round, isPageKept] of [false, true].entries())
  test.describe(`round ${round + 1}: ${isPageKept ? 'the page is kept' : 'the page is a new one'}`, () => {
    test('a story leaves behind all that a browser keeps', async ({ page, context, baseURL, openDevice }) => {
      lent = { context, page }
      await page.route('**/healthz', (route) => route.fulfill({ body: 'left behind' }))
      await context.route('**/readyz', (route) => route.fulfill({ body: 'left behind' }))
      await page.goto('/readyz')
      await page.goto('/healthz')
      await context.grantPermissions(['clipboard-read', 'notifications'])
      await context.setExtraHTTPHeaders({ 'x-left-behind': 'yes' })
      await context.addCookies([{ name: 'left', value: 'behind', url: baseURL ?? '' }])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' })
      await page.emulateMedia({ media: 'print', forcedColors: 'active', contrast: 'more' })
      if (!isPageKept) await page.addInitScript(() => {})
      const other = await context.newPage()
      await other.goto('/healthz')
      // Both documents hold the database open, and nothing is closed.
      for (const holder of [page, other]) await holder.evaluate(leaveBehind)
      expect(await held(page)).not.toEqual(nothing)
      const device = await openDevice()
      await device.route('**/healthz', (route) => route.fulfill({ body: 'left behind' }))
      await device.goto('/healthz')
      await page.mouse.down()
      page.on('request', () => {
        throw new Error('left behind')
      })
      await context.setOffline(true)
    })

    test('the next one finds a browser as good as new', async ({ page, context, openDevice }) => {
      expect(context).toBe(lent?.context)
      expect(page === lent?.page).toBe(isPageKept)
      expect(context.pages()).toEqual([page])
      const response = await page.goto('/healthz')
      expect(response?.request().headers()).not.toHaveProperty('x-left-behind')
      expect(await page.innerText('body')).not.toContain('left behind')
      expect(await held(page)).toEqual(nothing)
      await page.goto('/readyz')
      expect(await page.innerText('body')).not.toContain('left behind')
      await page.goBack()
      expect(await page.goBack()).toBeNull()

      expect(await pressedButtons(page)).toBe(0)

      const device = await openDevice()
      await device.goto('/healthz')
      expect(await device.innerText('body')).not.toContain('left behind')
      expect(await held(device)).toEqual(nothing)
    })
  })

test('a browser whose clock was moved is lent to no other story', async ({ page, context }) => {
  lent = { context, page }
  await page.clock.install({ time: 0 })
  await page.goto('/healthz')
  expect(await page.evaluate(() => Date.now())).toBeLessThan(60_000)
})

test('the next story has the time of day', async ({ page, context, openDevice }) => {
  expect([context, (await openDevice()).context(), (await openDevice()).context()]).not.toContain(
    lent?.context,
  )
  await page.goto('/healthz')
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(60_000)
})

/** Runs in the page. */
async function leaveBehind(): Promise<void> {
  localStorage.setItem('left', 'behind')
  sessionStorage.setItem('left', 'behind')
  window.name = 'left behind'
  await (await caches.open('left')).put('/behind', new Response('behind'))
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('left', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('behind'))
    request.addEventListener('success', resolve)
    request.addEventListener('error', reject)
  })
  void navigator.locks.request('left', () => new Promise(() => {}))
  const channel = new BroadcastChannel('left')
  channel.addEventListener('message', () => channel.postMessage('behind'))
}

const nothing = {
  local: 0,
  session: 0,
  cookies: '',
  databases: 0,
  caches: 0,
  workers: 0,
  locks: 0,
  permissions: ['prompt', 'prompt'],
  isOnline: true,
  media: [true, false, false, false, false],
  size: [1366, 768],
  name: '',
}

/** What the browser holds for this origin, and how it presents itself. */
async function held(page: Page): Promise<typeof nothing> {
  return await page.evaluate(async () => {
    const permissions = await Promise.all(
      (['clipboard-read', 'notifications'] as PermissionName[]).map((name) =>
        navigator.permissions.query({ name }),
      ),
    )
    return {
      local: localStorage.length,
      session: sessionStorage.length,
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      locks: (await navigator.locks.query()).held?.length ?? 0,
      permissions: permissions.map(({ state }) => state),
      isOnline: navigator.onLine,
      media: [
        '(prefers-reduced-motion: reduce)',
        '(prefers-color-scheme: dark)',
        'print',
        '(forced-colors: active)',
        '(prefers-contrast: more)',
      ].map((query) => matchMedia(query).matches),
      size: [innerWidth, innerHeight],
      name: window.name,
    }
  })
}

async function pressedButtons(page: Page): Promise<number> {
  const listening = await page.evaluateHandle(() => ({
    pressed: new Promise<number>((resolve) => {
      document.addEventListener('mousemove', ({ buttons }) => resolve(buttons), { once: true })
    }),
  }))
  await page.mouse.move(50, 50)
  await page.mouse.move(60, 60)
  return await listening.evaluate(({ pressed }) => pressed)
}
