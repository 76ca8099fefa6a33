import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { startBehindProxy } from './behind-proxy.ts'

/** The real product, built and running, with a data folder of its own. */
export type Product = {
  origin: string
  dataDir: string
  /** The environment of a command that an operator runs beside it. */
  environment: Record<string, string>
  /** Stops it as an operator does, and waits until it has finished what it accepted. */
  stop: () => Promise<void>
  /** Starts it again on the same data, under the same address. */
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** One process on SQLite; or, where the test command says so, two on PostgreSQL and Redis behind one address. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinge-e2e-'))
  const product = process.env.E2E_PROXY
    ? await startBehindProxy(process.env.E2E_PROXY, { ...settings, DATA_DIR: dataDir })
    : await startAlone({ ...settings, DATA_DIR: dataDir })
  return {
    ...product,
    dataDir,
    environment: { ...settings, DATA_DIR: dataDir, ...product.environment },
    remove: async () => {
      await product.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startAlone(settings: Record<string, string>): Promise<Omit<Product, 'dataDir'>> {
  let server: ServerProcess | undefined = await startServerProcess({ ...settings, PORT: '0' })
  const { origin } = server
  const stop = async (): Promise<void> => {
    await server?.stop()
    server = undefined
  }
  return {
    origin,
    environment: {},
    stop,
    start: async () => {
      // The browser comes back to the address it knows.
      server = await startServerProcess({ ...settings, PORT: new URL(origin).port })
    },
    remove: stop,
  }
}
