import { createHash } from 'node:crypto'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrations } from '../../server/src/platform/db/migrations/migrations.ts'
import { openDatabase, SQLITE_FILE } from '../../server/src/platform/db/open-database.ts'
import { fillSchool } from './fill-school.ts'
import type { Home } from './home.ts'
import { readSchool, writeSchool } from './school.ts'

/** On the disk of the repository: in a memory file system a commit would cost nothing. */
const folder = fileURLToPath(new URL('../../.cache/bench', import.meta.url))

/** A data folder of its own with a filled database: a copy of one that is made once and kept. */
export async function makeSqliteHome(comments: number): Promise<Home> {
  const template = await ensureTemplate(comments)
  const dataDir = mkdtempSync(join(folder, 'run-'))
  copyFileSync(join(template, SQLITE_FILE), join(dataDir, SQLITE_FILE), constants.COPYFILE_FICLONE)
  // Also when a run is broken off: a copy may be large.
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  return {
    school: readSchool(template),
    settings: { DATA_DIR: dataDir },
    open: () => openDatabase({ databaseUrl: null, dataDir }, Date.now),
    remove: async () => {
      process.off('exit', remove)
      remove()
    },
  }
}

async function ensureTemplate(comments: number): Promise<string> {
  const template = join(folder, `ledger-${comments}-${recipe()}`)
  if (existsSync(template)) return template
  mkdirSync(folder, { recursive: true })
  process.stderr.write(`making a ledger of ${comments.toLocaleString('en')} comments …\n`)
  const made = mkdtempSync(join(folder, 'new-'))
  const database = await openDatabase({ databaseUrl: null, dataDir: made }, Date.now)
  writeSchool(made, await fillSchool(database, comments))
  // The last connection to be closed empties the write-ahead log into the file.
  await database.close()
  // Under its name only when it is whole.
  renameSync(made, template)
  return template
}

/** Changes when the shape of the data or the way of drawing it does. */
function recipe(): string {
  const sources = ['./fill-school.ts', '../../server/src/api/example/generate-class.ts']
  const digest = createHash('sha256').update(migrations.map(({ name }) => name).join())
  for (const source of sources) digest.update(readFileSync(new URL(source, import.meta.url)))
  return digest.digest('hex').slice(0, 12)
}
