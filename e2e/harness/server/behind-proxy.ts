import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from '../../../scripts/lib/programs/free-port.mjs'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const configuration = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url))
const PROCESSES = 2

/**
 * Two processes on a PostgreSQL schema of their own and on one Redis, behind HAProxy with the configuration that
 * operators get. Calls go to one and the other in turn.
 */
export async function startBehindProxy(haproxy: string, settings: Record<string, string>) {
  const databaseUrl = await makeSchema(process.env.DATABASE_URL ?? '')
  const ports = await Promise.all(Array.from({ length: PROCESSES + 1 }, freePort))
  const [bind = 0, ...serverPorts] = ports
  let servers: ServerProcess[] = []

  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()))
    servers = []
  }
  const start = async (): Promise<void> => {
    servers = await Promise.all(
      serverPorts.map((port) =>
        startServerProcess({ ...settings, DATABASE_URL: databaseUrl, PORT: String(port) }),
      ),
    )
    await isServing(origin, () => proxy.exitCode)
  }

  const [a, b] = serverPorts.map((port) => `127.0.0.1:${port}`)
  const proxy = spawn(haproxy, ['-f', configuration], {
    env: { ...process.env, PINGE_BIND: `127.0.0.1:${bind}`, PINGE_A: a, PINGE_B: b },
    stdio: 'ignore',
  })
  const killProxy = (): void => void proxy.kill('SIGKILL')
  process.once('exit', killProxy)
  const origin = `http://127.0.0.1:${bind}`
  await start()
  return {
    origin,
    environment: { DATABASE_URL: databaseUrl },
    stop,
    start,
    remove: async () => {
      await stop()
      process.off('exit', killProxy)
      killProxy()
    },
  }
}

/** The proxy has found both of them once several calls in a row are answered. */
async function isServing(origin: string, exitCode: () => number | null): Promise<void> {
  for (let answered = 0; answered < 2 * PROCESSES;) {
    if (exitCode() !== null) throw new Error(`HAProxy ended with ${exitCode()}`)
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    answered = response?.ok ? answered + 1 : 0
    if (answered === 0) await wait(200)
  }
  // It asks each process once a second.
  await wait(1_500)
}

async function makeSchema(databaseUrl: string): Promise<string> {
  const schema = `e2e_${randomBytes(8).toString('hex')}`
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create schema ${schema}`)
  await client.end()
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}
