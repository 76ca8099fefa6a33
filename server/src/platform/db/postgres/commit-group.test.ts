import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { prepared } from '../statements/prepared.ts'
import type { Db } from '../schema.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { addTwo, namesAdded } from '../../../../test/two-writes.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase(() => 0)
})
afterEach(() =>
  test.database.write((trx) => trx.deleteFrom('migrations').where('appliedAt', 'in', [1, 2]).execute()),
)
afterAll(() => test.remove())

/** Names that were added, as another connection sees them. */
const committed = (): Promise<string[]> => namesAdded(test.database.read)

const add = prepared((db, rows: readonly { name: string; appliedAt: number }[]) =>
  db.insertInto('migrations').values([...rows]),
)

it('answers a write to a class only when it is on disk', async () => {
  const seenAtAnswer = await test.database.write((trx) => addTwo(trx, 'a'), 'class').then(committed)

  expect(seenAtAnswer).toEqual(['a', 'a again'])
})

it('takes back the write that fails and no other, whatever it had written', async () => {
  const { write } = test.database
  const writes = ['a', 'b', 'c', 'd'].map((name) =>
    write(async (trx) => {
      await addTwo(trx, name)
      if (name === 'b') throw new Error('refused')
      if (name === 'c') await trx.insertInto('migrations').values({ name, appliedAt: 1 }).execute()
      return name
    }, `class of ${name}`),
  )
  const told = await Promise.allSettled(writes)

  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await committed()).toEqual(['a', 'a again', 'd', 'd again'])
})

it('takes back a write of which a statement failed that answers no rows, and no other', async () => {
  const { write } = test.database
  const give = (...names: string[]) =>
    write(async (trx) => {
      for (const name of names) await add(trx, [{ name, appliedAt: 1 }])
      return names
    }, `class of ${names[0]}`)
  // From its second time on such a statement is not waited for.
  await give('known')
  const told = await Promise.allSettled([give('a'), give('b', 'b'), give('c'), give('d', 'known')])

  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(await committed()).toEqual(['a', 'c', 'known'])
})

it('runs writes to one class one after another', async () => {
  const { write } = test.database
  const seen = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      write(async (trx) => {
        const before = await trx.selectFrom('migrations').select('name').where('appliedAt', '=', 1).execute()
        await addTwo(trx, `write ${index}`)
        return before.length
      }, 'class'),
    ),
  )

  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

it('does many writes to many classes at once, each whole', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `write ${String(index).padStart(3, '0')}`)
  const answers = await Promise.all(
    names.map((name, index) => test.database.write((trx) => addTwo(trx, name), `class ${index % 40}`)),
  )

  expect(answers).toEqual(names)
  expect(await committed()).toEqual(names.flatMap((name) => [name, `${name} again`]))
})

it('goes on while another transaction holds the row that a write waits for', async () => {
  const { write } = test.database
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await write((trx) => addTwo(trx, 'a'), 'class')
  const rename = (trx: Db) =>
    trx.updateTable('migrations').set({ appliedAt: 2 }).where('name', '=', 'a').execute()
  // On SQLite there is one writer: no other transaction can hold a row.
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
