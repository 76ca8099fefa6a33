import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { PreparedNames } from './prepared-names.ts'

const POOL_SIZE = 16

/**
 * Connections for one transaction each. They run statements that have a name by it, and a connection that answers late is
 * closed: what is sent on it would wait behind the late answer, and it would stay in the pool when its other end is gone.
 */
export function createPool(config: PoolConfig, names: PreparedNames): Pool {
  const pool = new Pool({ ...config, max: POOL_SIZE })
  // The pool replaces an idle connection that breaks; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // The same for one that breaks between two statements of a write: the next statement on it fails.
    client.on('error', () => undefined)
    wrapQueries(client, names)
  })
  return pool
}

function wrapQueries(client: PoolClient, names: PreparedNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const closeWhenLate = (error: unknown): void => {
    if (error instanceof Error && error.message === 'Query read timeout') client.connection.stream.destroy()
  }
  const wrapped = (...args: unknown[]): unknown => {
    const [text, values] = args
    const name = typeof text === 'string' ? names.of(text) : undefined
    const answer = name === undefined ? query(...args) : query({ name, text, values })
    if (answer instanceof Promise) answer.catch(closeWhenLate)
    return answer
  }
  Object.defineProperty(client, 'query', { value: wrapped, configurable: true })
}
