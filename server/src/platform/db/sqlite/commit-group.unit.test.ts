import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWriteQueue, type WriteQueue } from '../write-queue.ts'
import { createGroupCommitter } from './commit-group.ts'
import { migrate } from '../migrate.ts'
import { openSqliteConnection, type SqliteConnection } from './connection.ts'
import { addTwo, namesAdded } from '../../../../test/two-writes.ts'

let folder: string
let writer: SqliteConnection
/** Another connection: it sees what is committed, as a server after a crash would. */
let onlooker: SqliteConnection
let queue: WriteQueue
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-group-'))
  writer = openSqliteConnection(join(folder, 'test.sqlite'))
  queue = createWriteQueue(createGroupCommitter(writer), () => new Promise((next) => setImmediate(next)))
  await migrate({ engine: 'sqlite', write: queue.write }, () => 0)
  onlooker = openSqliteConnection(join(folder, 'test.sqlite'))
})
afterEach(() => {
  onlooker.raw.close()
  writer.raw.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Names that were added, as another connection sees them. */
const committed = (): Promise<string[]> => namesAdded(onlooker.db)

it('answers a write only when it is on disk', async () => {
  const seenAtAnswer = await queue.write((trx) => addTwo(trx, 'a')).then(committed)

  expect(seenAtAnswer).toEqual(['a', 'a again'])
})

it('commits what arrives together once, and answers all of it after that', async () => {
  const seen = new Set<number>()
  const version = () => Number(Object.values(onlooker.raw.prepare('pragma data_version').get() ?? {})[0])
  const before = version()
  const names = Array.from({ length: 100 }, (_, index) => `write ${index}`)
  const answers = await Promise.all(
    names.map(async (name) => {
      const answer = await queue.write((trx) => addTwo(trx, name))
      seen.add((await committed()).length)
      return answer
    }),
  )

  expect(answers).toEqual(names)
  // The first one to be answered saw all of them.
  expect([...seen]).toEqual([200])
  expect(version()).toBe(before + 1)
})

it('takes back what a failing write did, and nothing else', async () => {
  const results = await Promise.allSettled([
    queue.write((trx) => addTwo(trx, 'first')),
    queue.write(async (trx) => {
      await addTwo(trx, 'failing')
      throw new Error('changed its mind')
    }),
    // The same name as the first one: a statement fails, and with it its whole write.
    queue.write(async (trx) => {
      await trx.insertInto('migrations').values({ name: 'third', appliedAt: 1 }).execute()
      return addTwo(trx, 'first')
    }),
    queue.write((trx) => addTwo(trx, 'last')),
  ])

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { message: 'changed its mind' } })
  expect(String((results[2] as PromiseRejectedResult).reason)).toContain('UNIQUE')
  expect(await committed()).toEqual(['first', 'first again', 'last', 'last again'])
})

it('lets a write see those before it, and runs them one after the other', async () => {
  const order: string[] = []
  const write = (name: string) =>
    queue.write(async (trx) => {
      order.push(`${name} begins`)
      await addTwo(trx, name)
      const { length } = await trx
        .selectFrom('migrations')
        .select('name')
        .where('appliedAt', '=', 1)
        .execute()
      order.push(`${name} ends`)
      return length
    })

  expect(await Promise.all([write('a'), write('b'), write('c')])).toEqual([1, 2, 3])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('fails every write of a commit that fails, and goes on with the next one', async () => {
  onlooker.raw.exec('begin immediate')
  writer.raw.exec('pragma busy_timeout = 0')
  const locked = await Promise.allSettled([
    queue.write((trx) => addTwo(trx, 'a')),
    queue.write((trx) => addTwo(trx, 'b')),
  ])
  onlooker.raw.exec('rollback')

  expect(locked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await queue.write((trx) => addTwo(trx, 'c'))).toBe('c')
  expect(await committed()).toEqual(['c', 'c again'])
})

it('is idle when everything is answered, also what arrived meanwhile', async () => {
  await queue.idle()
  const answered: string[] = []
  const late = queue
    .write((trx) => addTwo(trx, 'a'))
    .then(async (name) => {
      answered.push(name)
      answered.push(await queue.write((trx) => addTwo(trx, 'b')))
    })
  await queue.idle()
  expect(await committed()).toContain('a again')

  await late
  await queue.idle()
  expect(answered).toEqual(['a', 'b'])
  expect(await committed()).toEqual(['a', 'a again', 'b', 'b again'])
})

it('takes more writes than fit into one commit', async () => {
  const names = Array.from({ length: 600 }, (_, index) => `write ${index}`)
  const answers = await Promise.all(names.map((name) => queue.write((trx) => addTwo(trx, name))))

  expect(answers).toEqual(names)
  expect((await committed()).length).toBe(1_200)
})

it('lets others have a turn while one caller writes again and again', async () => {
  let hadTurn = false
  setTimeout(() => {
    hadTurn = true
  })
  for (let count = 0; count < 2_000 && !hadTurn; count += 1) await queue.write(async () => count)

  expect(hadTurn).toBe(true)
})
