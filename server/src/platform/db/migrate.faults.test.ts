import { it } from 'vitest'
import { expectMigrationSurvivesKills } from '../../../test/crash/expect-migration-survives.ts'
import { migrations } from './migrations/migrations.ts'
import { testEngine } from '../../../test/database.ts'

it.each(migrations.map(({ name }) => name))(
  `survives a kill before each statement and before its commit: %s (${testEngine})`,
  async (name) => {
    await expectMigrationSurvivesKills(name, 'every')
  },
  600_000,
)
