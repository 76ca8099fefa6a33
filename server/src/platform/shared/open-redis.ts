import { Redis } from 'ioredis'
import type { Log } from '../log.ts'

/** A Redis that answers later than this is as good as none: the call goes on without it. */
const COMMAND_TIMEOUT_MS = 500
const CONNECT_TIMEOUT_MS = 2_000
const MAX_RETRY_MS = 2_000

/**
 * A connection that comes back by itself, for ever. Commands never queue while it is away: a caller is told at once
 * and goes on alone. The log is told of each loss and each return, once.
 */
export function openRedis(url: string, name: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectionName: `pinge-${name}`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_MS),
  })
  let isAway = false
  redis.on('ready', () => {
    if (isAway) log.info({ connection: name }, 'Redis is back')
    isAway = false
  })
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ connection: name, cause: error.message }, 'Redis is away; going on without it')
    isAway = true
  })
  return redis
}
