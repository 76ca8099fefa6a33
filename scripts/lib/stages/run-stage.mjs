import { spawn } from 'node:child_process'
import { root } from '../paths.mjs'

/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */
/** @typedef {{ ok: boolean; output: string; counts?: Counts; note?: string; cpuSeconds?: number }} StageResult */

/** Runs what follows, and then tells by itself what processor time that and all it started took: POSIX has it in `times`. */
const TIMED = '"$@"; code=$?; times >&3; exit $code'

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
  const [command, ...rest] = windows ? [program, ...args] : ['sh', '-c', TIMED, 'sh', program, ...args]
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    shell: windows,
    // Its own group, so that what it started itself ends with it.
    detached: !windows,
  })
  running.add(child)
  let output = ''
  const keep = (/** @type {unknown} */ chunk) => {
    output += String(chunk)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  let times = ''
  child.stdio[3]?.on('data', (chunk) => {
    times += String(chunk)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: String(error) }))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, output, ...readCpuSeconds(times) })
    })
  })
}

/**
 * What `times` says: a line of the shell itself, and a line of all that it waited for, as 1m2.345s of its own and of the
 * system's. Where there is no such shell nothing is told.
 * @param {string} times
 * @returns {{ cpuSeconds?: number }}
 */
export function readCpuSeconds(times) {
  const [, children = ''] = times.split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length === 0) return {}
  return {
    cpuSeconds: parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0),
  }
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
