// node migrate-and-die.fixtures.ts <file or URL> <schema or -> <migration> <statement>
// Applies one migration and dies before that statement of it, as if its power were cut; or says how many there are.
import type { KyselyPlugin } from 'kysely'
import type { Db } from './schema.ts'
import { connectForMigration } from './migration-kills.fixtures.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'

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
const dyingWrite = <T>(deed: (trx: Db) => Promise<T>): Promise<T> =>
  write(async (trx) => {
    const answer = await deed(trx.withPlugin(dying))
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
