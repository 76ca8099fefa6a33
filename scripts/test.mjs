// npm test: prepares what it needs, runs every check and test, and says how long each took.
import { cpus } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensurePackages } from './lib/ensure-packages.mjs'
import { cacheFolder, root } from './lib/paths.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { endRunningTools } from './lib/stages/run-stage.mjs'
import { runScript, say } from './lib/say.mjs'
import { budgetNotes } from './lib/stages/stage-budget.mjs'
import { turns } from './lib/stages/stages.mjs'
import { whenOrphaned } from './lib/when-orphaned.mjs'

/** A test run that takes longer is no longer run by anyone. */
const MAX_RUN_MINUTES = 90

/**
 * A stage that breaks is a stage that failed.
 * @param {import('./lib/stages/stages.mjs').Stage['run']} run
 * @returns {Promise<import('./lib/stages/run-stage.mjs').StageResult>}
 */
async function runGuarded(run) {
  try {
    return await run()
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/**
 * One line a stage; what it said stands above that line where something is wrong.
 * @param {string} name
 * @param {string} seconds
 * @param {import('./lib/stages/run-stage.mjs').StageResult} result
 */
function formatStage(name, seconds, { ok, output, counts, note, cpuSeconds }) {
  const tests = counts ? counts.passed + counts.failed : 0
  const lines = [
    ...(ok ? [] : [`\n──── ${name} ────\n${output.trimEnd()}\n────\n`]),
    [
      `${ok ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.padStart(6)} s`,
      cpuSeconds === undefined ? '' : `  ${cpuSeconds.toFixed(1).padStart(6)} s of processor`,
      tests > 0 ? `  ${counts?.passed} of ${tests} tests` : '',
    ].join(''),
    ...(note ? [`  !!! ${note} !!!`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** What this machine's processors have done since it started, in seconds; other programs are in it. */
const machineSeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000

await runScript(async () => {
  const startedAt = Date.now()
  const machineStart = machineSeconds()
  await ensurePackages()
  // Every tool runs on the pinned Node, also where this script was started with an older one.
  const folders = [dirname(pinnedNode()), join(root, 'node_modules', '.bin'), process.env['PATH']]
  process.env['PATH'] = folders.join(delimiter)
  // Dozens of servers and commands are started in processes of their own: each is compiled once.
  process.env['NODE_COMPILE_CACHE'] ??= join(cacheFolder, 'compile')

  let ended = ''
  const end = (/** @type {string} */ reason) => {
    ended ||= reason
    endRunningTools()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(`stopped by ${signal}`))
  whenOrphaned(() => end('its parent process has ended'))
  const timer = setTimeout(
    () => end(`longer than ${MAX_RUN_MINUTES} minutes`),
    MAX_RUN_MINUTES * 60_000 - (Date.now() - startedAt),
  )

  const wanted = process.argv.slice(2)
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  const failures = []
  /** @type {Map<string, number>} */
  const cpuSeconds = new Map()
  const times = [`set-up ${((Date.now() - startedAt) / 1000).toFixed(1)} s`]

  /** @param {import('./lib/stages/stages.mjs').Stage} stage */
  const runStage = async ({ name, run }) => {
    if (ended || (wanted.length > 0 && !wanted.includes(name))) return
    const stageStart = Date.now()
    const result = await runGuarded(run)
    const seconds = ((Date.now() - stageStart) / 1000).toFixed(1)
    const { ok, counts = { passed: 0, failed: 0, skipped: 0 } } = result
    times.push(`${name} ${seconds} s`)
    if (result.cpuSeconds !== undefined) cpuSeconds.set(name, result.cpuSeconds)
    total.passed += counts.passed
    total.skipped += counts.skipped
    // A stage that is wrong without one failing test of its own still counts as a failure.
    total.failed += ok ? counts.failed : Math.max(counts.failed, 1)
    if (!ok) failures.push(name)
    process.stdout.write(formatStage(name, seconds, result))
  }
  for (const lanes of turns)
    await Promise.all(
      lanes.map(async (stages) => {
        for (const stage of stages) await runStage(stage)
      }),
    )

  clearTimeout(timer)
  const seconds = (Date.now() - startedAt) / 1000
  say(`${seconds.toFixed(1)} s in all: ${times.join(', ')}`)
  say(
    `${(machineSeconds() - machineStart).toFixed(0)} s of work of all ${cpus().length} processors, of ${(seconds * cpus().length).toFixed(0)}`,
  )
  for (const note of budgetNotes(cpuSeconds)) process.stdout.write(`!!! ${note} !!!\n`)
  if (ended) failures.push(ended)
  if (failures.length > 0) process.stdout.write(`failed: ${failures.join(', ')}\n`)
  if (ended) total.failed = Math.max(total.failed, 1)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
  return failures.length > 0 ? 1 : 0
})
