import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { requireEmptyPostgres } from '../../backup/copy/postgres-restore.ts'
import { ConfigError } from '../../config.ts'
import { openDatabase } from '../open-database.ts'

it.skipIf(testEngine === 'sqlite').each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s, which has no room for Chinese names, is refused before a table is made in it, also by a restore',
  async (encoding) => {
    const url = process.env.TEST_DATABASE_URL ?? ''
    const keeper = new Client({ connectionString: url })
    await keeper.connect()
    const name = `encoded_${randomBytes(8).toString('hex')}`
    await keeper.query(`create database ${name} template template0 encoding '${encoding}' locale 'C'`)
    const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href

    const opening = openDatabase({ databaseUrl, dataDir: '' }, Date.now)

    await expect(opening).rejects.toThrow(encoding)
    await expect(opening).rejects.toBeInstanceOf(ConfigError)
    // Nothing was made there, and a second try is told the same.
    await expect(openDatabase({ databaseUrl, dataDir: '' }, Date.now)).rejects.toThrow(encoding)
    await expect(requireEmptyPostgres(databaseUrl)).rejects.toBeInstanceOf(ConfigError)
    await keeper.query(`drop database ${name} with (force)`)
    await keeper.end()
  },
)
