import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepared } from './prepared.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase(() => 0)
  await test.database.write((trx) =>
    trx
      .insertInto('migrations')
      .values([
        { name: 'a', appliedAt: 1 },
        { name: 'b', appliedAt: 2 },
      ])
      .execute(),
  )
})
afterAll(() => test.remove())

const appliedBetween = prepared((db, from: number, to: number) =>
  db
    .selectFrom('migrations')
    .select('name')
    .where('appliedAt', '<=', to)
    .where('appliedAt', '>=', from)
    .where('name', 'in', ['a', 'b'])
    .orderBy('name'),
)

it('puts each argument where it was named, however often the statement is run', async () => {
  const { read } = test.database

  expect(await appliedBetween(read, 1, 2)).toEqual([{ name: 'a' }, { name: 'b' }])
  expect(await appliedBetween(read, 2, 2)).toEqual([{ name: 'b' }])
  expect(await appliedBetween(read, 3, 9)).toEqual([])
})

it('runs in a transaction like any other statement', async () => {
  const rename = prepared((db, name: string, appliedAt: number) =>
    db.updateTable('migrations').set({ appliedAt }).where('name', '=', name).returning('appliedAt'),
  )
  const undone = test.database.write(async (trx) => {
    expect(await rename(trx, 'a', 7)).toEqual([{ appliedAt: 7 }])
    throw new Error('taken back')
  })

  await expect(undone).rejects.toThrow('taken back')
  expect(await appliedBetween(test.database.read, 1, 1)).toEqual([{ name: 'a' }])
})

const addAll = prepared((db, rows: readonly { name: string; appliedAt: number }[]) =>
  db.insertInto('migrations').values([...rows]),
)
const appliedAmong = prepared((db, names: readonly string[], from: number) =>
  db
    .selectFrom('migrations')
    .select('name')
    .where('name', 'in', names)
    .where('appliedAt', '>=', from)
    .orderBy('name'),
)

it('takes lists of any length, and rows whatever the order of their columns', async () => {
  const { read, write } = test.database
  await write(async (trx) => {
    await addAll(trx, [
      { name: 'c', appliedAt: 3 },
      { name: 'd', appliedAt: 4 },
    ])
    await addAll(trx, [
      { appliedAt: 5, name: 'e' },
      { appliedAt: 6, name: 'f' },
    ])
    await addAll(trx, [{ appliedAt: 7, name: 'g' }])
  })

  expect(await appliedAmong(read, ['c', 'd', 'e', 'f', 'g'], 4)).toEqual([
    { name: 'd' },
    { name: 'e' },
    { name: 'f' },
    { name: 'g' },
  ])
  expect(await appliedAmong(read, ['d'], 3)).toEqual([{ name: 'd' }])
  expect(await appliedAmong(read, ['f', 'c'], 4)).toEqual([{ name: 'f' }])
})
