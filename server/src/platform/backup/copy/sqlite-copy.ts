import { DatabaseSync } from 'node:sqlite'
import { BackupRefusal } from '../backup-refusal.ts'
import type { DatabaseFacts } from '../archive/manifest.ts'

const BUSY_TIMEOUT_MS = 5_000

/**
 * Copies a database that may be in use, as it is at one moment: row by row, so that what was deleted and still lies in a
 * free page does not come along.
 */
export function copySqlite(from: string, to: string): DatabaseFacts {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  return readSqliteFacts(to)
}

/** Checks a copy through and through, and says what it holds. Leaves one file, without a log beside it. */
export function readSqliteFacts(file: string): DatabaseFacts {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma journal_mode = delete')
    const verdict = column(copy, 'pragma integrity_check').join('\n')
    if (verdict !== 'ok') throw new BackupRefusal(`数据库没有通过完整性检查：${verdict.slice(0, 300)}`)
    const names = column(
      copy,
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`,
    )
    if (!names.includes('migrations')) throw new BackupRefusal(`${file} 不是本程序的数据库。`)
    const count = (name: string): number =>
      Number(column(copy, `select count(*) from "${name.replaceAll('"', '""')}"`)[0])
    return {
      engine: 'sqlite',
      schema: null,
      tables: Object.fromEntries(names.map((name) => [name, count(name)])),
      migrations: column(copy, 'select name from migrations order by name'),
    }
  } finally {
    copy.close()
  }
}

function column(database: DatabaseSync, statement: string): string[] {
  return database
    .prepare(statement)
    .all()
    .map((row) => String(Object.values(row)[0]))
}
