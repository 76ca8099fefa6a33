import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { findFolderWith } from './find-program.mjs'
import { freePort } from './free-port.mjs'

/** The folder of redis-server, installed first where that is possible; null where there is none. */
export async function ensureRedis() {
  const find = () => findFolderWith(['redis-server'])
  return find() ?? ((await aptInstall(['redis-server'])) ? find() : null)
}

/**
 * Starts a Redis of our own that keeps nothing on disk, on a free port of this machine alone.
 * @param {string} folder of the program
 * @returns {Promise<{ url: string; stop: () => Promise<void> }>}
 */
export async function startRedis(folder) {
  const data = mkdtempSync(join(tmpdir(), 'pinge-redis-'))
  const port = await freePort()
  const settings = { bind: '127.0.0.1', port, save: '', appendonly: 'no', dir: data, daemonize: 'no' }
  const server = spawn(
    join(folder, 'redis-server'),
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const exited = new Promise((resolve) => server.once('close', resolve))
  const killNow = () => {
    server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
  process.once('exit', killNow)
  await new Promise((resolve, reject) => {
    let log = ''
    server.stdout.on('data', (chunk) => {
      log += String(chunk)
      if (/ready to accept connections/i.test(log)) resolve(undefined)
    })
    server.once('error', reject)
    server.once('close', () => reject(new Error(`Redis did not start:\n${log}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', killNow)
      server.kill('SIGTERM')
      await exited
      rmSync(data, { recursive: true, force: true })
    },
  }
}
