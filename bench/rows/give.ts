import { compare } from '../compare.ts'
import { prepareGives } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { atLeast, ratesOf, type Row } from '../row.ts'
import { startServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 64

/** Row 3: giving a comment, signed and durable, against the same route without a database. */
export async function giveRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.large)
  const product = await startServer('product', home.settings)
  const without = await startServer('no-database', {})
  try {
    const prepare = (count: number) => prepareGives(home.school, count)
    const plan = {
      connections: CONNECTIONS,
      passMs: options.passMs,
      prepare,
      staysAwake: engine === 'sqlite',
    }
    const compared = await compare(
      options.passes,
      rateOf({ ...plan, server: product }),
      rateOf({ ...plan, server: without }),
    )
    return [
      {
        figure: `3 give, ${CONNECTIONS} connections`,
        engine,
        ...ratesOf(compared, 'without a database'),
        ...atLeast(compared.ratio, 0.6, 0.75),
      },
    ]
  } finally {
    await product.stop()
    await without.stop()
    await home.remove()
  }
}
