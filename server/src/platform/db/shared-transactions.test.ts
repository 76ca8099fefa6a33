import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Db } from './schema.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase(() => 0)
})
afterEach(() =>
  test.database.write((trx) => trx.deleteFrom('migrations').where('appliedAt', 'in', [1, 2]).execute()),
)
afterAll(() => test.remove())

/** A deed of two statements, between which others could run. */
async function addTwo(trx: Db, name: string): Promise<string> {
  await trx.insertInto('migrations').values({ name, appliedAt: 1 }).execute()
  await trx
    .insertInto('migrations')
    .values({ name: `${name} again`, appliedAt: 2 })
    .execute()
  return name
}

/** Names that were added, as anybody else sees them. */
async function committed(): Promise<string[]> {
  const rows = await test.database.read
    .selectFrom('migrations')
    .select('name')
    .where('appliedAt', 'in', [1, 2])
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

it('answers a deed of a class only when it is on disk', async () => {
  const seenAtAnswer = await test.database.write((trx) => addTwo(trx, 'a'), 'class').then(committed)

  expect(seenAtAnswer).toEqual(['a', 'a again'])
})

it('takes back the deed that fails and no other, whatever it had written', async () => {
  const { write } = test.database
  const deeds = ['a', 'b', 'c', 'd'].map((name) =>
    write(async (trx) => {
      await addTwo(trx, name)
      if (name === 'b') throw new Error('refused')
      if (name === 'c') await trx.insertInto('migrations').values({ name, appliedAt: 1 }).execute()
      return name
    }, `class of ${name}`),
  )
  const told = await Promise.allSettled(deeds)

  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await committed()).toEqual(['a', 'a again', 'd', 'd again'])
})

it('lets deeds of one class come one after another', async () => {
  const { write } = test.database
  const seen = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      write(async (trx) => {
        const before = await trx.selectFrom('migrations').select('name').where('appliedAt', '=', 1).execute()
        await addTwo(trx, `deed ${index}`)
        return before.length
      }, 'class'),
    ),
  )

  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

it('does many deeds of many classes at once, each whole', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `deed ${String(index).padStart(3, '0')}`)
  const answers = await Promise.all(
    names.map((name, index) => test.database.write((trx) => addTwo(trx, name), `class ${index % 40}`)),
  )

  expect(answers).toEqual(names)
  expect(await committed()).toEqual(names.flatMap((name) => [name, `${name} again`]))
})

it('goes on while another transaction holds the row that a deed waits for', async () => {
  const { write } = test.database
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await write((trx) => addTwo(trx, 'a'), 'class')
  const rename = (trx: Db) =>
    trx.updateTable('migrations').set({ appliedAt: 2 }).where('name', '=', 'a').execute()
  // On SQLite there is one writer: nobody can hold a row before it.
  const holder =
    test.database.engine === 'postgres'
      ? write(async (trx) => {
          await rename(trx)
          await held
        })
      : undefined
  const waiting = write(rename, 'class')
  const others = await Promise.all(['b', 'c'].map((name) => write((trx) => addTwo(trx, name), name)))
  release()

  expect(others).toEqual(['b', 'c'])
  await Promise.all([holder, waiting])
  expect(await committed()).toEqual(['a', 'a again', 'b', 'b again', 'c', 'c again'])
})
