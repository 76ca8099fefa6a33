import { compare } from '../compare.ts'
import { prepareGives } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { atLeast, ratesOf, type Row } from '../row.ts'
import { startServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 64
/** A comment is for one pupil, mostly, or for some. */
const PUPILS = [1, 4]

/** Row 3: giving a comment, signed and durable, against the same route without a database. */
export async function giveRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.large)
  const product = await startServer('product', home.settings)
  const without = await startServer('no-database', {})
  try {
    const rows: Row[] = []
    for (const pupils of PUPILS) {
      const plan = {
        connections: CONNECTIONS,
        passMs: options.passMs,
        prepare: (count: number) => prepareGives(home.school, count, pupils),
        staysAwake: engine === 'sqlite',
      }
      const compared = await compare(
        options.passes,
        rateOf({ ...plan, server: product }),
        rateOf({ ...plan, server: without }),
      )
      rows.push({
        figure: `3 give to ${pupils}, ${CONNECTIONS} connections`,
        engine,
        ...ratesOf(compared, 'without a database'),
        ...atLeast(compared.ratio, 0.6, 0.75),
      })
    }
    return rows
  } finally {
    await product.stop()
    await without.stop()
    await home.remove()
  }
}
