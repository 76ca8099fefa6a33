import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { randomBytes } from 'node:crypto'
import { createPasswords } from '../../server/src/platform/credentials/passwords.ts'
import { compare, type Pass, type Side } from '../compare.ts'
import type { School } from '../ledger/school.ts'
import { openLoad, type Prepared } from '../load/load.ts'
import { isSuccess, turn } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { signedRequest } from '../load/signed-request.ts'
import { slowestReads } from '../load/slowest-reads.ts'
import { atLeast, atMost, perSecond, type Row } from '../row.ts'
import { startServer, type RunningServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const READS_PER_PASS_MS = 2

/** Row 7: logins against bare argon2id, and what they do to those who read meanwhile. */
export async function loginRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.small)
  const product = await startServer('product', home.settings)
  const { school } = home
  const prepare = (count: number) => prepareLogins(school, count)
  try {
    const rate = rateOf({ server: product, connections: 1, passMs: options.passMs * 2, prepare })
    const alone = await compare(options.passes, rate, bareRate(school.password, options.passMs * 2))
    const readsMs = options.passMs * READS_PER_PASS_MS
    const beside = await compare(
      options.passes,
      () => besideLogins(product, school, () => slowestReads(product, school, readsMs)),
      () => slowestReads(product, school, readsMs),
    )
    return [
      {
        figure: '7 logins, one in flight',
        engine,
        measured: perSecond(alone.measured),
        yardstick: `${perSecond(alone.yardstick)} bare argon2id`,
        ...atLeast(alone.ratio, 0.9),
      },
      {
        figure: '7 class list beside logins, p99',
        engine,
        measured: `${beside.measured.toFixed(2)} ms`,
        yardstick: `${beside.yardstick.toFixed(2)} ms when quiet`,
        ...atMost(beside.ratio, 2),
      },
    ]
  } finally {
    await product.stop()
    await home.remove()
  }
}

function prepareLogins({ classes, password }: School, count: number): Prepared[] {
  return Array.from({ length: count }, (_, index) => ({
    bytes: signedRequest(passwordSignIn.path, { tel: turn(classes, index).tel, password }),
    isRight: isSuccess,
  }))
}

/** The same hash with the same settings, in this process and with nothing around it. */
function bareRate(digest: string, passMs: number): Side {
  const passwords = createPasswords(randomBytes)
  return async () => {
    const stored = await passwords.hash(digest)
    const startedAt = performance.now()
    let checked = 0
    while (performance.now() - startedAt < passMs) {
      if (!(await passwords.verify(digest, stored))) throw new Error('argon2id disagrees with itself')
      checked += 1
    }
    return { figure: (checked / (performance.now() - startedAt)) * 1000, cpuUs: null }
  }
}

/** Logs in again and again, one at a time, while something else is measured. */
async function besideLogins({ origin }: RunningServer, school: School, measure: Side): Promise<Pass> {
  const load = await openLoad(origin, 1)
  let isOver = false
  const logins = (async () => {
    while (!isOver) await load.send(prepareLogins(school, 1))
  })()
  try {
    return await measure()
  } finally {
    isOver = true
    await logins
    load.close()
  }
}
