// npm run bench: the figures of docs/performance.md, each beside the thing that it is compared with.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { makeSqliteHome } from './ledger/sqlite-home.ts'
import { readOptions } from './options.ts'
import { printRows, type Row } from './row.ts'
import { classListRows } from './rows/class-list.ts'
import { giveRows } from './rows/give.ts'
import { groupCommitRows } from './rows/group-commit.ts'
import type { RowContext } from './rows/row-context.ts'
import { growthRows } from './rows/growth.ts'
import { loginRows } from './rows/login.ts'
import { memoryRows } from './rows/memory.ts'
import { signatureRows } from './rows/signature.ts'

const measure: Record<number, (context: RowContext) => Promise<Row[]>> = {
  1: classListRows,
  2: groupCommitRows,
  3: giveRows,
  4: growthRows,
  6: signatureRows,
  7: loginRows,
  10: memoryRows,
}

const options = readOptions(process.argv.slice(2))
console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`,
)
const rows: Row[] = []
for (const number of options.only) {
  const run = measure[number]
  if (!run) continue
  const context: RowContext = { options, engine: 'sqlite', makeHome: makeSqliteHome }
  console.error(`row ${number} …`)
  rows.push(...(await run(context)))
}
console.log(printRows(rows))
