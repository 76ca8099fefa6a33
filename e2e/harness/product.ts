import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LONGEST_START_MS = 20_000

/** The real product, built and running, with a data folder of its own. */
export type Product = {
  origin: string
  /** Stops it as an operator does, and waits until it has finished what it accepted. */
  stop: () => Promise<void>
  /** Starts it again on the same data, under the same address. */
  start: () => Promise<void>
  remove: () => Promise<void>
}

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinge-e2e-'))
  let port = '0'
  let server: ChildProcess | undefined

  const start = async (): Promise<string> => {
    server = spawn(process.execPath, ['server/src/api/main.ts'], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'warn', ...settings, DATA_DIR: dataDir, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const origin = await readOrigin(server)
    // Kept for the next start: the browser comes back to the address it knows.
    port = new URL(origin).port
    return origin
  }
  const stop = async (): Promise<void> => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    const exited = new Promise((resolve) => running.once('close', resolve))
    running.kill('SIGTERM')
    await exited
  }

  const origin = await start()
  return {
    origin,
    stop,
    start: async () => {
      await start()
    },
    remove: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server says where it listens once it is ready. */
function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(
      () => reject(new Error(`the server was not ready in time:\n${said}`)),
      LONGEST_START_MS,
    )
    const listen = (chunk: unknown): void => {
      said += String(chunk)
      const origin = /已就绪：(http:\/\/[\d.]+:\d+)/.exec(said)?.[1]
      if (origin === undefined) return
      clearTimeout(late)
      resolve(origin)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
  })
}
