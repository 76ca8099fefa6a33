import { compare } from '../compare.ts'
import type { Home } from '../ledger/home.ts'
import { prepareGives } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { atLeast, ratesOf, type Row } from '../row.ts'
import { startServer } from '../servers/start-server.ts'
import { expectTotals } from './expect-totals.ts'
import type { RowContext } from './row-context.ts'

/** As many as a school has. */
const CLASSES = 40

const targets = [
  { connections: 64, target: 4 },
  { connections: 16, target: 3 },
  { connections: 1, target: 0.95 },
]

/** Row 2: giving a comment, durable before it is answered, against the same with one commit a request. */
export async function groupCommitRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const { large } = options.comments
  const homes = [await makeHome(large), await makeHome(large)] as const
  const rows: Row[] = []
  try {
    const product = await startServer('product', homes[0].settings)
    const single = await startServer('one-commit', homes[1].settings)
    try {
      for (const { connections, target } of targets) {
        const plan = { connections, passMs: options.passMs }
        const prepareIn = (home: Home) => (count: number) =>
          prepareGives({ classes: home.school.classes.slice(0, CLASSES) }, count)
        const compared = await compare(
          options.passes,
          rateOf({ ...plan, server: product, prepare: prepareIn(homes[0]) }),
          rateOf({ ...plan, server: single, prepare: prepareIn(homes[1]) }),
        )
        rows.push({
          figure: `2 give, ${connections} connections`,
          engine,
          ...ratesOf(compared, 'one commit each'),
          ...atLeast(compared.ratio, target),
        })
      }
    } finally {
      await product.stop()
      await single.stop()
    }
    for (const home of homes) await expectTotals(home)
    return rows
  } finally {
    for (const home of homes) await home.remove()
  }
}
