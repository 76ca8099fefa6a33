// node erase-and-die.ts <file or URL> <schema or -> <what as JSON> <statement>
// Erases it and dies before that statement of it, as if its power were cut; what has begun already is completed until then.
import { randomBytes, randomUUID } from 'node:crypto'
import { completeUntil, eraseUntil, type Erased } from './erase-by-statements.ts'
import { connectForMigration } from './expect-migration-survives.ts'

const [place = '', schema = '', erased = '', statement = ''] = process.argv.slice(2)
const database = connectForMigration(place, schema === '-' ? undefined : schema)
const tools = { clock: Date.now, newId: () => randomUUID(), randomBytes }
const end = { before: Number(statement), run: () => process.kill(process.pid, 'SIGKILL') }
if (erased === 'begun') await completeUntil(database, tools, end)
else await eraseUntil(database, tools, JSON.parse(erased) as Erased, end)
await database.close()
