import type { PoolClient } from 'pg'

/**
 * Ends a connection when one of its statements was not answered in time: whatever is sent on it afterwards would wait
 * behind that statement, and a connection whose other end has vanished would stay in the pool for ever.
 */
export function giveUpWhenLate(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const watched = (...args: unknown[]): unknown => {
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout')
          client.connection.stream.destroy()
      })
    return answer
  }
  Object.defineProperty(client, 'query', { value: watched, configurable: true })
}
