import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../paths.mjs'
import { runTool } from './run-stage.mjs'

/** @typedef {import('./run-stage.mjs').StageResult} StageResult */

/**
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {string} label tells the reports of two runs apart
 * @param {Record<string, string>} [env]
 * @returns {Promise<StageResult>}
 */
export async function runVitest(projects, label, env = {}) {
  const report = freshReport(label)
  const result = await runTool(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  )
  const json = readReport(report)
  if (!json) return { ...result, ok: false }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
    /** @type {Record<string, number>} */ (json)
  return {
    ...result,
    counts: {
      passed: numPassedTests ?? 0,
      failed: numFailedTests ?? 0,
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    },
  }
}

/**
 * @param {string} label tells what two runs leave behind apart
 * @param {string} chromium
 * @param {readonly string[]} [specs] all of them, unless some are named; or what Playwright has to choose them by
 * @param {Record<string, string>} [env]
 * @returns {Promise<StageResult>}
 */
export async function runPlaywright(label, chromium, specs = [], env = {}) {
  const report = freshReport(label)
  const output = join(cacheFolder, 'e2e-results', label)
  const args = ['test', '--config', 'e2e', '--output', output, '--reporter=list,json', ...specs]
  const result = await runTool('playwright', args, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  })
  const json = readReport(report)
  if (!json) return { ...result, ok: false }
  const { expected, unexpected, flaky, skipped } = /** @type {Record<string, number>} */ (json['stats'])
  return {
    ...result,
    counts: {
      passed: (expected ?? 0) + (flaky ?? 0),
      failed: unexpected ?? 0,
      skipped: skipped ?? 0,
    },
  }
}

/** @param {string} label */
function freshReport(label) {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `report-${label}-${process.pid}.json`)
  rmSync(file, { force: true })
  return file
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return null
  const report = /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(file, 'utf8')))
  rmSync(file)
  return report
}
