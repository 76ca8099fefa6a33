// npm run bench: the figures of docs/performance.md, each beside the thing that it is compared with.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { openPostgresHomes } from './ledger/postgres-homes.ts'
import { makeSqliteHome } from './ledger/sqlite-home.ts'
import { readOptions, type Engine } from './options.ts'
import { printRows, type Row } from './row.ts'
import { attackRows } from './rows/attacks/attacks.ts'
import { classListRows } from './rows/class-list.ts'
import { erasureRows } from './rows/erasure.ts'
import { giveRows } from './rows/give.ts'
import { groupCommitRows } from './rows/group-commit.ts'
import { contentImportRows } from './rows/content-import.ts'
import { growthRows } from './rows/growth.ts'
import { loginRows } from './rows/login.ts'
import { memoryRows } from './rows/memory.ts'
import { pictureRows } from './rows/pictures.ts'
import { formatProfiles } from './rows/profiles.ts'
import type { RowContext } from './rows/row-context.ts'
import { sheetSaveRows } from './rows/sheet-save.ts'
import { signatureRows } from './rows/signature.ts'
import { slowReaderRows } from './rows/attacks/slow-readers.ts'
import { streamRows } from './rows/streams.ts'
import { stuffingRows } from './rows/attacks/stuffing.ts'
import { classDataRows } from './rows/class-data.ts'
import { termReportRows } from './rows/term-report.ts'
import { trainingRecordRows } from './rows/training-records.ts'
import { webBytesRows } from './rows/web/web-bytes.ts'
import { webSpeedRows } from './rows/web/web-speed.ts'

/** What a row is measured with; the rows of one engine only do not depend on the database. */
const measurements: Record<number, { run: (context: RowContext) => Promise<Row[]>; engines: Engine[] }> = {
  1: { run: classListRows, engines: ['sqlite', 'postgres'] },
  2: { run: groupCommitRows, engines: ['sqlite', 'postgres'] },
  3: { run: giveRows, engines: ['sqlite', 'postgres'] },
  4: { run: growthRows, engines: ['sqlite', 'postgres'] },
  5: {
    run: async (context) => [...(await termReportRows(context)), ...(await classDataRows(context))],
    engines: ['sqlite', 'postgres'],
  },
  6: { run: signatureRows, engines: ['sqlite'] },
  7: { run: loginRows, engines: ['sqlite'] },
  8: { run: webBytesRows, engines: ['sqlite'] },
  9: { run: webSpeedRows, engines: ['sqlite'] },
  10: { run: memoryRows, engines: ['sqlite'] },
  11: { run: streamRows, engines: ['sqlite'] },
  // Minutes of a whole machine: only where it is asked for.
  12: { run: stuffingRows, engines: ['sqlite'] },
  13: { run: pictureRows, engines: ['sqlite'] },
  14: { run: attackRows, engines: ['sqlite', 'postgres'] },
  15: { run: trainingRecordRows, engines: ['sqlite', 'postgres'] },
  // Its target is of SQLite.
  16: { run: sheetSaveRows, engines: ['sqlite'] },
  17: { run: slowReaderRows, engines: ['sqlite'] },
  18: { run: contentImportRows, engines: ['sqlite'] },
  19: { run: erasureRows, engines: ['sqlite', 'postgres'] },
}

// A run that is broken off still ends in order: its servers and its data go with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const options = readOptions(process.argv.slice(2))
const { large, small } = options.comments
console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}; ` +
    `${large.toLocaleString('en')} and ${small.toLocaleString('en')} comments, ${options.passes} passes`,
)
const rows: Row[] = []
try {
  for (const engine of options.engines) await measureOn(engine)
} finally {
  // Also what was measured before something failed.
  console.log(printRows(rows))
}
console.log(`${Math.round(performance.now() / 1000)} seconds; load ${loadavg()[0]?.toFixed(1)} at the end.`)

async function measureOn(engine: Engine): Promise<void> {
  const wanted = options.only.filter((number) => measurements[number]?.engines.includes(engine))
  if (wanted.length === 0) return
  if (engine === 'sqlite') return measureRows(wanted, { options, engine, makeHome: makeSqliteHome })
  const postgres = await openPostgresHomes()
  if (!postgres) {
    console.log('PostgreSQL was not found: nothing was measured on it.')
    return
  }
  try {
    await measureRows(wanted, { options, engine, makeHome: postgres.makeHome })
  } finally {
    await postgres.stop()
  }
}

async function measureRows(numbers: number[], context: RowContext): Promise<void> {
  for (const number of numbers) {
    console.error(`row ${number} on ${context.engine} …`)
    const measured = (await measurements[number]?.run(context)) ?? []
    for (const { figure, ratio, target } of measured) console.error(`  ${figure}: ${ratio} (${target})`)
    rows.push(...measured)
  }
  if (options.isProfiled) console.log(await formatProfiles(context))
}
