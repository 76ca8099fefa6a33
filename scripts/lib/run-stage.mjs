import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */
/** @typedef {{ ok: boolean; output: string; counts?: Counts; note?: string }} StageResult */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a tool and keeps what it says; a stage shows it only when something is wrong.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<StageResult>}
 */
export function runTool(program, args, env = {}) {
  const windows = process.platform === 'win32'
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // Its own group, so that what it started itself ends with it.
    detached: !windows,
  })
  running.add(child)
  let output = ''
  const keep = (/** @type {unknown} */ chunk) => {
    output += String(chunk)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: String(error) }))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })
}

/** Ends what runs now, first kindly. */
export function endRunningTools() {
  for (const child of running) {
    signalGroup(child, 'SIGTERM')
    setTimeout(() => signalGroup(child, 'SIGKILL'), 5_000).unref()
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined || !running.has(child)) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // It is gone already.
  }
}
