import { spawn } from 'node:child_process'
import { whenOrphaned } from './when-orphaned.mjs'

/**
 * Runs a program to its end; answers its exit code, 128 + n when signal n ended it, as a shell does.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runCommand(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  const stopForwarding = forwardSignals(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal ?? 'SIGTERM'] ?? 15)))
  }).finally(stopForwarding)
}

/** @type {Record<string, number>} */
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 }

/**
 * Passes on what asks this process to stop, and waits for the child instead of dying first.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the whole process group: the child has it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const stopWatching = whenOrphaned(() => child.kill('SIGTERM'))
  return () => {
    stopWatching()
    for (const signal of signals) process.off(signal, forward)
  }
}
