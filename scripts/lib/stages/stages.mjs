import { existsSync, statfsSync } from 'node:fs'
import { ensureChromium } from '../programs/chromium.mjs'
import { ensureHaproxy } from '../programs/haproxy.mjs'
import { ensureOldChromium } from '../programs/old-chromium.mjs'
import { ensureWebKit } from '../programs/other-browsers.mjs'
import { ensureBuilds } from '../ensure-builds.mjs'
import { ensurePostgres, startPostgres } from '../programs/postgres.mjs'
import { ensureRedis, startRedis } from '../programs/redis.mjs'
import { ensureServerBuild } from '../server-build.mjs'
import { runTool } from './run-stage.mjs'
import { runPlaywright, runVitest } from './test-runners.mjs'

/** @typedef {{ name: string; run: () => Promise<import('./run-stage.mjs').StageResult> }} Stage */

/** @type {Stage[]} */
const checks = [
  { name: 'types', run: () => runTool('npm', ['run', '--silent', 'types']) },
  { name: 'imports', run: () => runTool('npm', ['run', '--silent', 'imports']) },
  { name: 'floor', run: () => runTool('npm', ['run', '--silent', 'floor']) },
  { name: 'unused', run: () => runTool('knip', ['--no-progress', '--no-config-hints']) },
]

/** @type {Stage[]} */
const units = [{ name: 'unit', run: runUnits }]

/** @type {Stage[]} */
const components = [{ name: 'component', run: () => runVitest(['component'], 'component') }]

/** @type {Stage[]} */
const onSqlite = [{ name: 'SQLite', run: runOnSqlite }]

/** @type {Stage[]} */
const onPostgres = [{ name: 'PostgreSQL', run: runOnPostgres }]

/** @type {Stage[]} */
const style = [
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings']) },
]

/** @type {Stage[]} */
const browsersOfSchools = [
  { name: 'Chromium 109', run: runInOldChromium },
  { name: 'WebKit', run: runInWebKit },
]

/**
 * Everything that `npm test` does. The turns come one after the other; the lanes of a turn run side by side, and the
 * stages of a lane in order. Three lanes leave two processors no idle moment, and all lanes of both turns at once take a tenth
 * longer. Several processes mostly wait, and so does a component half of its time: they leave room for what only computes. A browser waits for answers and animations, and has the machine for itself.
 * @type {Stage[][][]}
 */
export const turns = [
  [checks, onSqlite, onPostgres],
  [[{ name: 'processes', run: runProcesses }], [...browsersOfSchools, ...style, ...units], components],
  [[{ name: 'browser', run: runInBrowser }]],
]

async function runUnits() {
  await ensureServerBuild()
  return await runVitest(['unit', 'server-unit'], 'unit')
}

async function runOnSqlite() {
  await ensureServerBuild()
  return await runVitest(['server'], 'sqlite', { TEST_ENGINE: 'sqlite', ...memoryFolder() })
}

async function runOnPostgres() {
  const folder = await ensurePostgres()
  if (!folder) return notTested('PostgreSQL was not found: nothing ran on it')
  await ensureServerBuild()
  const { url, stop } = await startPostgres(folder)
  try {
    const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url, ...memoryFolder() }
    return await runVitest(['server'], 'postgres', env)
  } finally {
    await stop()
  }
}

/** What goes through several processes in a browser: the comment, the whole story, and the live board. */
const storiesOfProcesses = ['--grep', '@processes']

/** Several processes behind one address, on PostgreSQL and Redis. */
async function runProcesses() {
  const programs = await findAll([ensurePostgres, ensureRedis, ensureHaproxy, ensureChromium])
  if (!programs)
    return notTested('PostgreSQL, Redis, HAProxy or Chromium was not found: several processes were not tried')
  const [postgresFolder, redisFolder, haproxy, chromium] = programs
  await ensureBuilds()
  const postgres = await startPostgres(postgresFolder)
  const redis = await startRedis(redisFolder)
  try {
    const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
    const calls = await runVitest(['processes'], 'processes', { ...env, ...memoryFolder() })
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1' }
    const stories = await runPlaywright('processes', chromium, storiesOfProcesses, {
      ...settings,
      E2E_PROXY: haproxy,
    })
    return both(calls, stories)
  } finally {
    await redis.stop()
    await postgres.stop()
  }
}

/**
 * @template {readonly (() => Promise<string | null>)[]} Finders
 * @param {[...Finders]} finders
 * @returns {Promise<{ [Place in keyof Finders]: string } | null>}
 */
async function findAll(finders) {
  const found = []
  for (const find of finders) found.push(await find())
  return found.every((place) => place !== null)
    ? /** @type {{ [Place in keyof Finders]: string }} */ (/** @type {unknown} */ (found))
    : null
}

/**
 * @param {import('./run-stage.mjs').StageResult} one
 * @param {import('./run-stage.mjs').StageResult} other
 * @returns {import('./run-stage.mjs').StageResult}
 */
function both(one, other) {
  const { passed = 0, failed = 0, skipped = 0 } = one.counts ?? {}
  return {
    ok: one.ok && other.ok,
    output: `${one.output}\n${other.output}`,
    cpuSeconds: (one.cpuSeconds ?? 0) + (other.cpuSeconds ?? 0),
    counts: {
      passed: passed + (other.counts?.passed ?? 0),
      failed: failed + (other.counts?.failed ?? 0),
      skipped: skipped + (other.counts?.skipped ?? 0),
    },
  }
}

/**
 * Hundreds of databases are made and thrown away: in memory where there is room for them. What is killed in the tests are
 * our own processes, never the machine, so a commit is as safe there as on a disk.
 * @returns {Record<string, string>}
 */
function memoryFolder() {
  const folder = '/dev/shm'
  if (process.platform !== 'linux' || !existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 1e9 ? { TMPDIR: folder } : {}
}

async function runInBrowser() {
  const chromium = await ensureChromium()
  if (!chromium) return notTested('Chromium was not found: nothing ran in a browser')
  await ensureBuilds()
  return await runPlaywright('browser', chromium)
}

/** The main story, in the browser that boards on Windows 7 stay at. */
async function runInOldChromium() {
  const chromium = await ensureOldChromium(109)
  if (!chromium) return notTested('Chromium 109 was not found: nothing ran in the browser of old boards')
  await ensureBuilds()
  return await runPlaywright('chromium-109', chromium, ['--project', 'stories', '--grep', '@main'])
}

/** The same story in the engine of iPad and iPhone. */
async function runInWebKit() {
  const webKit = await ensureWebKit()
  if (!webKit)
    return notTested('WebKit, its driver or Xvfb was not found: nothing ran in the engine of iPads')
  await ensureBuilds()
  return await runPlaywright('webkit', '', ['--project', 'other browsers'], webKit)
}

/**
 * A machine of one's own may lack an engine, and is told so; the continuous integration may not.
 * @param {string} reason
 */
function notTested(reason) {
  return {
    ok: !process.env['CI'],
    output: reason,
    counts: { passed: 0, failed: 0, skipped: 1 },
    note: `NOT TESTED. ${reason}`,
  }
}
