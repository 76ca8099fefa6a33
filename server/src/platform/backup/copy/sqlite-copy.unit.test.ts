import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteConnection } from '../../db/sqlite/connection.ts'
import { copySqlite } from './sqlite-copy.ts'

const CANARY = '王浩然的妈妈 13800001111'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function fill(database: DatabaseSync): void {
  database.exec('create table migrations (name text); create table kept (name text)')
  const insert = database.prepare('insert into kept values (?)')
  for (let row = 0; row < 500; row += 1) insert.run(`${CANARY} ${row}`)
}

it('leaves in a backup nothing of what was deleted before it', () => {
  const folder = makeFolder()
  const file = join(folder, 'old.sqlite')
  // As an earlier version wrote it.
  const source = new DatabaseSync(file)
  source.exec('pragma journal_mode = wal; pragma secure_delete = off')
  fill(source)
  source.exec('delete from kept where rowid > 1')
  expect(readFileSync(`${file}-wal`).includes(`${CANARY} 400`)).toBe(true)

  const facts = copySqlite(file, join(folder, 'copy.sqlite'))
  source.close()

  expect(facts.tables).toEqual({ migrations: 0, kept: 1 })
  const copy = readFileSync(join(folder, 'copy.sqlite'))
  expect(copy.includes(`${CANARY} 0`)).toBe(true)
  expect(copy.includes(`${CANARY} 4`)).toBe(false)
})

it('leaves in the file nothing of what is deleted and typed over', () => {
  const file = join(makeFolder(), 'new.sqlite')
  const { raw } = openSqliteConnection(file)
  fill(raw)
  raw.exec("delete from kept where rowid > 1; update kept set name = ''")
  raw.exec('pragma wal_checkpoint(truncate)')
  raw.close()

  expect(readFileSync(file).includes(CANARY)).toBe(false)
})
