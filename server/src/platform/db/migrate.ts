import type { Clock } from '../clock.ts'
import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'
import { integerType, lockMigrations, requireUnicode, strictTable } from './dialect.ts'
import { migrations, type Migration } from './migrations/migrations.ts'

/** Brings the database to the newest shape: forward only, each migration in a transaction of its own. */
export async function migrate(
  database: Pick<Database, 'engine' | 'write'>,
  clock: Clock,
  wanted: readonly Migration[] = migrations,
): Promise<void> {
  const { engine, write } = database
  await write(async (trx) => {
    await lockMigrations(engine, trx)
    await requireUnicode(engine, trx)
    await strictTable(engine, trx.schema.createTable('migrations').ifNotExists())
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('appliedAt', integerType(engine), (column) => column.notNull())
      .execute()
  })
  const applied = await write(async (trx) => {
    const rows = await trx.selectFrom('migrations').select('name').execute()
    return new Set(rows.map(({ name }) => name))
  })
  requireKnown(applied)
  for (const { name, up } of wanted) {
    if (applied.has(name)) continue
    await write(async (trx) => {
      await lockMigrations(engine, trx)
      // Another process may have been quicker.
      const done = await trx
        .selectFrom('migrations')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst()
      if (done) return
      await up(trx, engine)
      await trx.insertInto('migrations').values({ name, appliedAt: clock() }).execute()
    })
  }
}

/** Refuses a database whose tables a newer program has changed: this one would write rows that the newer shape does not expect. */
function requireKnown(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied].find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new ConfigError(
      `这个数据库已经升级到更新的版本（${unknown}），现在的程序太旧，没有打开它。请换上新版本的程序；要退回旧版本，请用升级前的备份恢复。`,
    )
}
