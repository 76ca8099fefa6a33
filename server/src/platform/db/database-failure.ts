import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'

/** SQLite's primary result codes: the low byte of the extended ones. */
const sqliteFailures: Record<number, ErrorName> = {
  5: 'databaseUnavailable', // SQLITE_BUSY
  8: 'databaseUnavailable', // SQLITE_READONLY, as a standby
  10: 'databaseUnavailable', // SQLITE_IOERR
  13: 'storageFull', // SQLITE_FULL
  14: 'databaseUnavailable', // SQLITE_CANTOPEN
}

/** PostgreSQL's SQLSTATE, by its beginning. */
const postgresFailures: readonly [string, ErrorName][] = [
  ['53100', 'storageFull'],
  ['53', 'databaseUnavailable'], // out of memory or connections
  ['08', 'databaseUnavailable'], // the connection failed
  ['57P', 'databaseUnavailable'], // shut down, crashed, or still starting
  ['57014', 'databaseUnavailable'], // it took longer than it may
  ['25006', 'databaseUnavailable'], // a standby, which only reads
]

const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What a file found, as Node tells it: no room on the disk, or none left for this user. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

/** A disk that its system lets only be read, as after a fault of it, or that does not answer. */
const failedDisk = new Set(['EROFS', 'EIO'])

/** What the PostgreSQL client says of itself, without a code. */
const clientFailure =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error)/i

/** What the database or the disk could not do for now, as a refusal; undefined when the failure is a bug of ours. */
export function databaseFailure(error: unknown): ErrorName | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteFailures[error.errcode & 0xff]
  if ('code' in error && typeof error.code === 'string') {
    const { code } = error
    if (networkFailures.has(code)) return 'databaseUnavailable'
    if (fullDisk.has(code)) return 'storageFull'
    if (failedDisk.has(code)) return 'storageUnavailable'
    return postgresFailures.find(([beginning]) => code.startsWith(beginning))?.[1]
  }
  return clientFailure.test(error.message) ? 'databaseUnavailable' : undefined
}
