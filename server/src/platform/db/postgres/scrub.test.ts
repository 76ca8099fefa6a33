import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { openDatabase } from '../open-database.ts'

it.skipIf(testEngine === 'sqlite')(
  'tells why what was deleted could not be taken out of the files, since its caller was answered before',
  async () => {
    const url = process.env.TEST_DATABASE_URL ?? ''
    const keeper = new Client({ connectionString: url })
    await keeper.connect()
    const name = `scrub_${randomBytes(8).toString('hex')}`
    await keeper.query(`create role ${name} login superuser; create schema ${name}`)
    const reasons: unknown[] = []
    const database = await openDatabase(
      { databaseUrl: Object.assign(new URL(url), { username: name }).href, dataDir: '' },
      Date.now,
      { schema: name, onScrubFailed: (reason) => reasons.push(reason) },
    )

    // It vacuums by a connection of its own.
    await keeper.query(`alter role ${name} nologin`)
    expect(await database.scrub()).toBe(true)
    await database.close()
    expect(reasons).toMatchObject([{ code: '28000' }])
    await keeper.query(`drop schema ${name} cascade; drop role ${name}`)
    await keeper.end()
  },
)
