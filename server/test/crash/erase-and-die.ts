// node erase-and-die.ts <file or URL> <schema or -> <pupil as JSON> <statement>
// Erases a pupil and dies before that statement of it, as if its power were cut.
import { randomBytes, randomUUID } from 'node:crypto'
import { eraseUntil, type ErasedPupil } from './erase-by-statements.ts'
import { connectForMigration } from './expect-migration-survives.ts'

const [place = '', schema = '', pupil = '', statement = ''] = process.argv.slice(2)
const { write, close } = connectForMigration(place, schema === '-' ? undefined : schema)
const tools = { clock: Date.now, newId: () => randomUUID(), randomBytes }
await eraseUntil(write, tools, JSON.parse(pupil) as ErasedPupil, Number(statement), () => {
  process.kill(process.pid, 'SIGKILL')
})
await close()
