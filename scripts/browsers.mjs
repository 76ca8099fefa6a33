// npm run test:browsers: the main stories in each browser that schools have and that this machine can run.
import { ensurePackages } from './lib/ensure-packages.mjs'
import { ensureBuilds } from './lib/ensure-builds.mjs'
import { ensureOldChromium } from './lib/programs/old-chromium.mjs'
import { ensureFirefox, ensureWebKit } from './lib/programs/other-browsers.mjs'
import { runScript, say } from './lib/say.mjs'
import { runPlaywright } from './lib/stages/test-runners.mjs'

/** @param {Record<string, string> | null} found */
const runOther = async (found) =>
  found && (await runPlaywright('other-browsers', '', ['--project', 'other browsers'], found))

await runScript(async () => {
  await ensurePackages()
  await ensureBuilds()
  const results = []
  const oldest = await ensureOldChromium(103)
  results.push(tell('Chromium 103', await runOther(oldest === null ? null : { OLD_CHROMIUM: oldest })))
  const chromium = await ensureOldChromium(109)
  const stories = ['--project', 'stories', '--grep', '@main']
  results.push(tell('Chromium 109', chromium && (await runPlaywright('chromium-109', chromium, stories))))
  results.push(tell('WebKit', await runOther(await ensureWebKit())))
  results.push(tell('Firefox', await runOther(await ensureFirefox())))
  return results.every(Boolean) ? 0 : 1
})

/**
 * Whether it is well with this browser. One that this machine lacks is told loudly, and is a failure under CI.
 * @param {string} name
 * @param {import('./lib/stages/run-stage.mjs').StageResult | '' | null} result
 */
function tell(name, result) {
  if (!result) {
    say(`${name}: !!! NOT TESTED: it was not found !!!`)
    return !process.env['CI']
  }
  if (!result.ok) process.stdout.write(`${result.output}\n`)
  say(`${name}: ${result.ok ? '✓' : '✗'} ${result.counts?.passed ?? 0} passed`)
  return result.ok
}
