import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serverProgramFile } from '../../../scripts/lib/server-build.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** A server is stuck then, and not slow: one that ends is told at once, and beside other programs a start may take a minute. */
const MAX_START_MS = 110_000

export type ServerProcess = {
  origin: string
  /** Stops it as an operator does, and waits until it has finished what it accepted. */
  stop: () => Promise<void>
}

/** One process of the product, ready to serve. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, [serverProgramFile('product')], {
    cwd: root,
    // Without a path it finds no LibreOffice, which would take the processor from what is tested.
    env: { ...process.env, PATH: '', LOG_LEVEL: 'warn', CONTENT_SAMPLE: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // However a test run ends, it leaves no server behind.
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  server.once('close', () => process.off('exit', kill))
  const origin = await readOrigin(server)
  return {
    origin,
    stop: async () => {
      if (server.exitCode !== null) return
      const exited = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGTERM')
      await exited
    },
  }
}

/** The server says where it listens once it is ready. */
function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(
      () => reject(new Error(`the server was not ready in time:\n${said}`)),
      MAX_START_MS,
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
