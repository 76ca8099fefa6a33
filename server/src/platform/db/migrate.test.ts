import { it } from 'vitest'
import { expectMigrationSurvivesKills } from '../../../test/crash/expect-migration-survives.ts'
import { migrations } from './migrations/migrations.ts'
import { testEngine } from '../../../test/database.ts'

const newest = migrations.at(-1)?.name ?? ''

it(`a start that is killed while it migrates leaves the old state, and the next one finishes: ${newest} (${testEngine})`, async () => {
  await expectMigrationSurvivesKills(newest, 'three')
})
