import { compare } from '../compare.ts'
import { TERM_WEEKS } from '../ledger/fill-school.ts'
import type { Home } from '../ledger/home.ts'
import type { SchoolClass } from '../ledger/school.ts'
import type { Prepared } from '../load/load.ts'
import { prepareClassData, prepareGives, prepareLists, prepareWeekReports } from '../load/prepare.ts'
import { middleLatencyOf } from '../load/rate.ts'
import { atMost, type Row } from '../row.ts'
import { startServer } from '../servers/start-server.ts'
import { expectTotals } from './expect-totals.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 16
const TARGET = 1.2

type Call = {
  name: string
  /** In classes that were commented in for a whole term, and not for four weeks. */
  ofTerm?: boolean
  prepare: (classes: SchoolClass[], count: number) => Prepared[]
}

const calls: Call[] = [
  { name: 'give', prepare: (classes, count) => prepareGives({ classes }, count) },
  { name: 'class list', prepare: (classes, count) => prepareLists(classes, count, new Map()) },
  { name: 'week report', prepare: (classes, count) => prepareWeekReports({ classes }, count) },
  {
    name: 'class data of a term',
    ofTerm: true,
    prepare: (classes, count) => prepareClassData({ classes }, count, TERM_WEEKS),
  },
]

/**
 * Row 4: what a call costs when many times as many comments are stored, in as many classes of the same age on both sides:
 * the pages of one class are shared by its comments, and a longer ledger of one class is another question.
 */
export async function growthRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const { large, small } = options.comments
  const big = await makeHome(large)
  const little = await makeHome(small)
  const rows: Row[] = []
  try {
    const bigServer = await startServer('product', big.settings)
    const littleServer = await startServer('product', little.settings)
    try {
      const classesOf = ({ school }: Home, { ofTerm = false }: Call): SchoolClass[] =>
        school.classes.filter(({ weeks }) => (weeks === TERM_WEEKS) === ofTerm)
      const prepareIn = (home: Home, call: Call) => (count: number) => {
        const shared = Math.min(classesOf(big, call).length, classesOf(little, call).length)
        return call.prepare(classesOf(home, call).slice(0, shared), count)
      }
      for (const call of calls) {
        const plan = { connections: CONNECTIONS, passMs: options.passMs }
        const { measured, yardstick, ratio } = await compare(
          options.passes,
          middleLatencyOf({ ...plan, server: bigServer, prepare: prepareIn(big, call) }),
          middleLatencyOf({ ...plan, server: littleServer, prepare: prepareIn(little, call) }),
        )
        rows.push({
          figure: `4 ${call.name}, p50 as the ledger grows`,
          engine,
          measured: `${measured.toFixed(2)} ms at ${large.toExponential(0)}`,
          yardstick: `${yardstick.toFixed(2)} ms at ${small.toExponential(0)}`,
          ...atMost(ratio, TARGET),
        })
      }
    } finally {
      await bigServer.stop()
      await littleServer.stop()
    }
    await expectTotals(big)
    return rows
  } finally {
    await big.remove()
    await little.remove()
  }
}
