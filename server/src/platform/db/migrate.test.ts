import { expect, it } from 'vitest'
import { expectMigrationSurvivesKills } from '../../../test/crash/expect-migration-survives.ts'
import { ConfigError } from '../config.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { openTestDatabase, testEngine } from '../../../test/database.ts'

const newest = migrations.at(-1)?.name ?? ''

it(`a start that is killed while it migrates leaves the old state, and the next one finishes: ${newest} (${testEngine})`, async () => {
  await expectMigrationSurvivesKills(newest, 'three')
})

it(`refuses a database that a newer version has changed, and leaves it as it is (${testEngine})`, async () => {
  const { database, remove } = await openTestDatabase(() => 0)
  const name = '9999-of-tomorrow'
  await database.write((trx) => trx.insertInto('migrations').values({ name, appliedAt: 1 }).execute())
  // One that the newer version has left out as well.
  await database.write((trx) => trx.deleteFrom('migrations').where('name', '=', newest).execute())
  const refused = await migrate(database, () => 0).catch((error: unknown) => error)
  const applied = await database.read.selectFrom('migrations').select('name').execute()
  await remove()

  expect(refused).toBeInstanceOf(ConfigError)
  expect(refused).toMatchObject({
    message: expect.stringContaining('更新的版本（9999-of-tomorrow），现在的程序太旧') as unknown,
  })
  expect(applied.map((row) => row.name)).not.toContain(newest)
})

it(`a database that a test leaves knows of all its migrations when the next one opens it (${testEngine})`, async () => {
  const left = await openTestDatabase(() => 0)
  await left.database.write((trx) => trx.deleteFrom('migrations').where('name', '=', newest).execute())
  await left.remove()
  const { database, remove } = await openTestDatabase(() => 0)
  const applied = await database.read.selectFrom('migrations').select('name').execute()
  await remove()

  expect(applied.map((row) => row.name).toSorted()).toEqual(migrations.map(({ name }) => name).toSorted())
})
