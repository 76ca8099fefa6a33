// node migrate-and-die.ts <file or URL> <schema or -> <migration> <statement>
// Applies one migration and dies before that statement of it, as if its power were cut; or says how many there are.
import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../src/platform/db/schema.ts'
import { connectForMigration } from './expect-migration-survives.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { migrations } from '../../src/platform/db/migrations/migrations.ts'

const [place = '', schema = '', name = '', statement = ''] = process.argv.slice(2)
const dieBefore = Number(statement)
let begun = 0

function die(): void {
  if (begun === dieBefore) process.kill(process.pid, 'SIGKILL')
}
const dying: KyselyPlugin = {
  transformQuery: ({ node }) => {
    die()
    begun += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

const { engine, write, close } = connectForMigration(place, schema === '-' ? undefined : schema)
const dyingWrite = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
  write(async (trx) => {
    const answer = await work(trx.withPlugin(dying))
    // All is written and nothing is committed.
    die()
    return answer
  })
await migrate(
  { engine, write: dyingWrite },
  Date.now,
  migrations.filter((migration) => migration.name === name),
)
await close()
process.stdout.write(`${begun}\n`)
