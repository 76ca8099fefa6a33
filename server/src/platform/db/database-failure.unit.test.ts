import { expect, it } from 'vitest'
import { databaseFailure } from './database-failure.ts'

const failing = (fields: object, message = ''): Error => Object.assign(new Error(message), fields)

it('tells a full disk from a database that is away, and both from a mistake of ours', () => {
  const told = [
    failing({ code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    failing({ code: 'ERR_SQLITE_ERROR', errcode: 10 | (3 << 8) }),
    failing({ code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
    failing({ code: '53100' }),
    failing({ code: 'ENOSPC', syscall: 'write' }),
    failing({ code: 'EDQUOT', syscall: 'write' }),
    // A disk that may only be read from now on.
    failing({ code: 'ERR_SQLITE_ERROR', errcode: 8 | (1 << 8) }),
    failing({ code: 'EROFS', syscall: 'open' }),
    failing({ code: 'EIO', syscall: 'fsync' }),
    failing({ code: 'ENOENT', syscall: 'open' }),
    failing({ code: '57P01' }),
    failing({ code: '25006' }),
    failing({ code: '23505' }),
    failing({ code: 'ECONNREFUSED' }),
    failing({}, 'Connection terminated unexpectedly'),
    failing({}, 'Query read timeout'),
    // A connection that is never answered: the client's own word, and the pool's.
    failing({}, 'timeout expired'),
    failing({}, 'timeout exceeded when trying to connect'),
    failing({}, 'Cannot read properties of undefined'),
  ].map(databaseFailure)

  expect(told).toEqual([
    'storageFull',
    'databaseUnavailable',
    undefined,
    'storageFull',
    'storageFull',
    'storageFull',
    'databaseUnavailable',
    'storageUnavailable',
    'storageUnavailable',
    undefined,
    'databaseUnavailable',
    'databaseUnavailable',
    undefined,
    'databaseUnavailable',
    'databaseUnavailable',
    'databaseUnavailable',
    'databaseUnavailable',
    'databaseUnavailable',
    undefined,
  ])
})
