import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { testEngine } from '../../../test/database.ts'
import { requireEmptyPostgres } from '../backup/copy/postgres-restore.ts'
import { readConfig } from '../config.ts'
import { withKeptDatabase } from './with-database.ts'

// A folder without a database is asked of in the tests of the commands.
it.skipIf(testEngine === 'sqlite')(
  'a PostgreSQL database without anything of the product is not told to be in order, and stays empty for a restore',
  async () => {
    const url = process.env.TEST_DATABASE_URL ?? ''
    const keeper = new Client({ connectionString: url })
    await keeper.connect()
    const name = `empty_${randomBytes(8).toString('hex')}`
    await keeper.query(`create database ${name}`)
    const config = readConfig({ DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href })

    const asked = await withKeptDatabase(config, async () => 'all is well').catch(String)
    const schema = await requireEmptyPostgres(config.databaseUrl ?? '').catch(String)
    await keeper.query(`drop database ${name} with (force)`)
    await keeper.end()

    expect(asked).toBe('Error: DATABASE_URL 所指的数据库里还没有本程序的数据。')
    expect(schema).toBe('public')
  },
)
