import { hash, randomBytes } from 'node:crypto'
import { createPasswords } from '../../../server/src/platform/credentials/passwords.ts'
import { createIds } from '../../../server/src/platform/random.ts'
import type { Home } from '../../ledger/home.ts'
import { quantile } from '../../load/load.ts'
import { slowestReads } from '../../load/slowest-reads.ts'
import { atMost, type Row } from '../../row.ts'
import { startServer } from '../../servers/start-server.ts'
import { openGuessers } from '../../stuffing/guess.ts'
import { schoolOf, signInAll, type Teacher } from '../../stuffing/honest.ts'
import type { RowContext } from '../row-context.ts'

const HONEST = 100
const full = { tries: 100_000, accounts: 10_000, addresses: 1_000 }
const quick = { tries: 10_000, accounts: 1_000, addresses: 100 }
const QUIET_MS = 15_000
/** A sign-in of each honest teacher so often: far more than any morning has. */
const EVERY_MS = 30_000
const MAX_REFUSAL_MS = 60_000
const MAX_SIGN_IN_MS = 2_000

/**
 * Row 12: what honest teachers notice while somebody guesses passwords. Their accounts are among those that are guessed at,
 * and each has signed in at school before.
 */
export async function stuffingRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const size = options.isQuick ? quick : full
  const home = await makeHome(options.comments.small)
  const tels = Array.from({ length: size.accounts }, (_, index) => String(15_000_000_000 + index))
  const password = hash('sha256', 'chunfeng2026')
  await addAccounts(home, tels, password)
  const product = await startServer('product', home.settings)
  try {
    const { origin } = product
    const teachers = Array.from({ length: HONEST }, (_, index): Teacher => ({
      tel: tels[(index * size.accounts) / HONEST] ?? '',
      password,
      school: schoolOf(index),
    }))
    await signInAll(origin, teachers, { everyMs: EVERY_MS, isOver: () => true })
    const quiet = await slowestReads(product, home.school, QUIET_MS)

    // Opened before anything is measured: three thousand connections are work too.
    const guessers = await openGuessers(origin, size.addresses)
    const usedBefore = { client: process.cpuUsage(), serverMs: product.cpuMs(), at: performance.now() }
    let isOver = false
    const [guesses, morning, beside] = await Promise.all([
      guessers
        .guess(tels, size.tries, (sent) => console.error(`  ${sent} of ${size.tries} tries …`))
        .finally(() => {
          isOver = true
        }),
      signInAll(origin, teachers, { everyMs: EVERY_MS, isOver: () => isOver }),
      slowestReads(product, home.school, (size.tries / 500) * 1_000),
    ])
    const { user, system } = process.cpuUsage(usedBefore.client)
    const lastedMs = performance.now() - usedBefore.at
    guessers.close()
    const serverShare = (product.cpuMs() - usedBefore.serverMs) / lastedMs
    const clientShare = (user + system) / 1_000 / lastedMs
    console.error(
      `  processors: server ${serverShare.toFixed(2)} (hashes about one), this client ${clientShare.toFixed(2)}`,
    )
    const codes = [...guesses.codes].map(([code, count]) => `${count}×${code}`).join(' ')
    const signIn = quantile(Float64Array.from(morning.latenciesMs), 0.99)
    return [
      {
        figure: `12 honest teachers, longest refusal (${morning.refusals} refusals)`,
        engine,
        measured: `${(morning.longestRefusedMs / 1_000).toFixed(1)} s`,
        yardstick: `${guesses.tries} tries, ${Math.round(guesses.perSecond)}/s: ${codes}`,
        ...atMost(morning.longestRefusedMs / MAX_REFUSAL_MS, 1),
      },
      {
        figure: '12 their sign-ins meanwhile, p99',
        engine,
        measured: `${Math.round(signIn)} ms of ${morning.latenciesMs.length}`,
        yardstick: `${MAX_SIGN_IN_MS} ms`,
        ...atMost(signIn / MAX_SIGN_IN_MS, 1),
      },
      {
        figure: '12 class list meanwhile, p99',
        engine,
        measured: `${beside.figure.toFixed(2)} ms`,
        yardstick: `${quiet.figure.toFixed(2)} ms when quiet`,
        ...atMost(beside.figure / quiet.figure, 2),
      },
    ]
  } finally {
    await product.stop()
    await home.remove()
  }
}

/** Accounts that share one hash: making ten thousand would take minutes and show nothing. */
async function addAccounts(home: Home, tels: readonly string[], password: string): Promise<void> {
  const database = await home.open()
  const newId = createIds(Date.now, randomBytes)
  const passwordHash = await createPasswords(randomBytes).hash(password)
  const createdAt = Date.now()
  try {
    for (let at = 0; at < tels.length; at += 500) {
      const rows = tels.slice(at, at + 500).map((tel) => ({
        id: newId(),
        tel,
        nickname: '王老师',
        headUrl: '1',
        passwordHash,
        isTelProved: 1 as const,
        createdAt,
      }))
      await database.write((trx) => trx.insertInto('teachers').values(rows).execute())
    }
  } finally {
    await database.close()
  }
}
