import { defineConfig } from '@playwright/test'

/** `npm test` and `npm run e2e` find Chromium and name it here. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'stories', testMatch: ['stories/**/*.spec.ts', 'harness/*.spec.ts'] },
    // Every screen in every state, looked at and checked at every size.
    { name: 'states', testMatch: 'states/*.spec.ts' },
    // Only where the stage WebKit or `npm run test:browsers` has found one.
    ...(process.env.OLD_CHROMIUM || process.env.FIREFOX_BROWSER || process.env.WEBKIT_DRIVER
      ? [{ name: 'other browsers', testMatch: 'other-browsers/*.spec.ts' }]
      : []),
  ],
  outputDir: '../.cache/e2e-results',
  // A story waits for answers and animations: with two, two processors rest for a sixth of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is a test that fails: it is told, not repeated.
  retries: 0,
  // All of these are for a test that fails: a machine that stands still for a while is not the product's fault.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    // A story waits for no animation; one about motion says so: page.emulateMedia({ reducedMotion: 'no-preference' }).
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Costs a third of the time: `npm run e2e -- --trace on` when a failure has to be understood.
    trace: 'off',
    // A story changes what the network answers; only the one about the kept program lets it answer from the device.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-dev-shm-usage',
        // A page lives for seconds: code that is made faster for minutes to come costs more than it gives, an eighth of all.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
