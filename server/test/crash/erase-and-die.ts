// node erase-and-die.ts <file or URL> <schema or -> <what as JSON> <statement>
// Erases it and dies before that statement of it, as if its power were cut.
import { randomBytes, randomUUID } from 'node:crypto'
import { eraseUntil, type Erased } from './erase-by-statements.ts'
import { connectForMigration } from './expect-migration-survives.ts'

const [place = '', schema = '', erased = '', statement = ''] = process.argv.slice(2)
const { write, close } = connectForMigration(place, schema === '-' ? undefined : schema)
const tools = { clock: Date.now, newId: () => randomUUID(), randomBytes }
await eraseUntil(write, tools, JSON.parse(erased) as Erased, Number(statement), () => {
  process.kill(process.pid, 'SIGKILL')
})
await close()
