import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, escapeLiteral } from 'pg'
import { MIGRATIONS_LOCK, requireUtf8 } from '../../db/dialect.ts'
import { BackupRefusal } from '../backup-refusal.ts'
import type { DatabaseFacts } from '../archive/manifest.ts'
import { qualified } from './postgres-copy.ts'
import { startPostgresTool } from './postgres-tool.ts'

/** Refuses a database that has no signs for Chinese names, or in which there is anything already; answers the schema that a restore would fill. */
export async function requireEmptyPostgres(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ schema: string | null; encoding: string; relations: string }>(
      `select current_schema() as schema, current_setting('server_encoding') as encoding, (select count(*) from pg_catalog.pg_class
         where relnamespace = current_schema()::regnamespace) as relations`,
    )
    const { schema = null, encoding = '', relations = '0' } = rows[0] ?? {}
    requireUtf8(encoding)
    if (schema === null) throw new BackupRefusal('DATABASE_URL 所指的数据库里没有可用的 schema。')
    if (Number(relations) > 0)
      throw new BackupRefusal(
        'DATABASE_URL 所指的数据库不是空的：恢复只进空的数据库，不会覆盖已有的数据。请新建一个数据库，再恢复。',
      )
    return schema
  } finally {
    await client.end()
  }
}

/** Brings a dump into an empty database: all of it with the right number of rows, or nothing. */
export async function restorePostgres(
  url: string,
  dump: string,
  facts: DatabaseFacts & { schema: string },
): Promise<void> {
  const reader = startPostgresTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', `--schema=${facts.schema}`, '--file=-', dump],
    url,
    ['ignore', 'pipe'],
  )
  const writer = startPostgresTool('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], url, [
    'pipe',
    'ignore',
  ])

  async function* script(): AsyncGenerator<string | Buffer> {
    // A server that starts meanwhile waits with its migrations, and then finds them done.
    yield `begin;\nselect pg_advisory_xact_lock(${MIGRATIONS_LOCK});\n`
    if (reader.process.stdout) yield* reader.process.stdout as AsyncIterable<Buffer>
    // Without its end nothing is committed: psql's connection closes on an open transaction.
    await reader.ended
    yield checkRows(facts)
    yield 'commit;\n'
  }
  const { stdin } = writer.process
  const written = stdin ? pipeline(Readable.from(script()), stdin) : Promise.resolve()
  const [writing, ending] = await Promise.allSettled([written, writer.ended])
  if (ending.status === 'rejected') {
    reader.process.kill()
    throw ending.reason
  }
  if (writing.status === 'rejected') throw writing.reason
}

function checkRows({ schema, tables }: DatabaseFacts & { schema: string }): string {
  const checks = Object.entries(tables).map(
    ([table, rows]) =>
      `if (select count(*) from ${qualified(schema, table)}) <> ${rows} then raise exception ${escapeLiteral(`rows of ${table}`)}; end if;`,
  )
  return `do $check$ begin\n${checks.join('\n')}\nend $check$;\n`
}
