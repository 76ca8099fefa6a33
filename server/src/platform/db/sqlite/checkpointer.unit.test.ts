import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCheckpointer, type Checkpointer } from './checkpointer.ts'
import { openSqliteConnection, type SqliteConnection } from './connection.ts'

let folder: string
let writer: SqliteConnection
let checkpointer: Checkpointer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-log-'))
  writer = openSqliteConnection(join(folder, 'test.sqlite'))
  writer.raw.exec('create table words (word text)')
  checkpointer = createCheckpointer(join(folder, 'test.sqlite'), writer.raw)
})
afterEach(async () => {
  await checkpointer.close()
  writer.raw.close()
  rmSync(folder, { recursive: true, force: true })
})

const PAGE = 4_096
const add = (pages: number): void =>
  void writer.raw.prepare('insert into words values (?)').run('早'.repeat((pages * PAGE) / 3))

/** What is in the log, and how much of it is in the file as well. */
const log = () => ({ ...writer.raw.prepare('pragma wal_checkpoint(noop)').get() })

it('a long log is copied into the file by another thread, and a short one is left', async () => {
  add(100)
  checkpointer.afterCommit()
  expect(log()).toMatchObject({ checkpointed: 0 })

  add(8_100)
  checkpointer.afterCommit()
  // Nothing of it is done in the commit itself.
  expect(log()).toMatchObject({ checkpointed: 0 })
  await checkpointer.run()
  const { log: pages, checkpointed } = log()
  expect(Number(pages)).toBeGreaterThan(8_200)
  expect(checkpointed).toBe(pages)
  expect(statSync(join(folder, 'test.sqlite')).size).toBeGreaterThan(8_200 * PAGE)
})

it('a log that was copied begins again from its front, and grows no further', async () => {
  for (let times = 0; times < 5; times += 1) {
    add(2_100)
    await checkpointer.run()
  }
  const { log: pages } = log()
  expect(Number(pages)).toBeLessThan(2_300)
})

it('a log that cannot be looked at takes nothing back of what was committed, and stops no step', async () => {
  // As on a disk that is only read by now: SQLite refuses to look.
  writer.raw.exec('begin immediate')
  add(1)
  expect(log).toThrow()

  expect(() => checkpointer.afterCommit()).not.toThrow()
  await checkpointer.settle()
  writer.raw.exec('commit')
  expect(log()).toMatchObject({ checkpointed: 0 })
})

it('what is written while it copies is in the log and comes to no harm', async () => {
  add(2_100)
  const copying = checkpointer.run()
  writer.raw.prepare('insert into words values (?)').run('晚')
  await copying
  await checkpointer.run()

  expect(writer.raw.prepare(`select count(*) as count from words where word = '晚'`).get()).toEqual({
    count: 1,
  })
})
