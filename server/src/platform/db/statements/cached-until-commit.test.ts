import { afterAll, beforeAll, expect, it } from 'vitest'
import { cachedUntilCommit } from './cached-until-commit.ts'
import { prepared } from './prepared.ts'
import type { Db } from '../schema.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'

let test: TestDatabase
let reads = 0
beforeAll(async () => {
  test = await openTestDatabase(() => 0)
})
afterAll(() => test.remove())

const selectApplied = prepared((db, name: string) =>
  db.selectFrom('migrations').select('appliedAt').where('name', '=', name),
)
const appliedAt = cachedUntilCommit(async (db, name: string) => {
  reads += 1
  return selectApplied(db, name)
})
const apply = (name: string, at: number) => (trx: Db) =>
  trx
    .insertInto('migrations')
    .values({ name, appliedAt: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ appliedAt: at }))
    .execute()

it('reads again after every change, also in the turn in which it was answered', async () => {
  const { read, write } = test.database
  for (let at = 1; at <= 50; at += 1) {
    await write(apply('a', at))
    expect(await appliedAt(read, 'a')).toEqual([{ appliedAt: at }])
  }
})

it('remembers that there was nothing, until there is', async () => {
  const { read, write } = test.database
  expect(await appliedAt(read, 'b')).toEqual([])
  await write(apply('b', 7))

  expect(await appliedAt(read, 'b')).toEqual([{ appliedAt: 7 }])
})

it('reads again what was changed after it had been cached for long', async () => {
  const { read, write } = test.database
  // Long enough unchanged that it is cached.
  for (let time = 0; time < 120; time += 1) {
    await appliedAt(read, 'd')
    await new Promise((next) => setImmediate(next))
  }
  for (let at = 1; at <= 200; at += 1) {
    await write(apply('d', at))
    const seen = await Promise.all([appliedAt(read, 'd'), appliedAt(read, 'd')])
    expect(seen).toEqual([[{ appliedAt: at }], [{ appliedAt: at }]])
  }
})

it('sees in a transaction what that has written, and caches none of it', async () => {
  const { read, write } = test.database
  await write(apply('c', 1))
  const undone = write(async (trx) => {
    await apply('c', 2)(trx)
    expect(await appliedAt(trx, 'c')).toEqual([{ appliedAt: 2 }])
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')

  expect(await appliedAt(read, 'c')).toEqual([{ appliedAt: 1 }])
})

it('does not read again what has not changed', async () => {
  const { engine, read } = test.database
  const readAgain = async (): Promise<number> => {
    // After these the next ones are answered without a look at what has changed.
    await Promise.all(Array.from({ length: 50 }, () => appliedAt(read, 'a')))
    await new Promise((next) => setImmediate(next))
    reads = 0
    await appliedAt(read, 'a')
    return reads
  }

  if (engine === 'sqlite') expect(await readAgain()).toBe(0)
  // Until others, who test on the same server, leave it alone for two round trips.
  else await expect.poll(readAgain, { timeout: 100_000 }).toBe(0)
})
