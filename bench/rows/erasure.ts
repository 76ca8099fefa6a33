import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { insertGeneratedClass } from '../../server/src/api/example/example.queries.ts'
import { generateClass } from '../../server/src/api/example/generate-class.ts'
import { shippedItems } from '../../server/src/api/writes/comment-items/shipped-items.ts'
import { countClosedDays } from '../../server/src/api/writes/totals/count-closed-days.ts'
import { createIds } from '../../server/src/platform/random.ts'
import { createSeededRandom } from '../../server/src/platform/seeded-random.ts'
import { compare, type Side } from '../compare.ts'
import type { Home } from '../ledger/home.ts'
import type { SchoolClass } from '../ledger/school.ts'
import { call } from '../load/call.ts'
import { openLoad, quantile } from '../load/load.ts'
import { prepareGives, prepareLists, turn } from '../load/prepare.ts'
import { atMost, type Row } from '../row.ts'
import { startServer, type RunningServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const PUPILS = 60
/** About 100,000 rows: two school years of a class that is praised much. */
const WEEKS = 80
const COMMENTS_PER_DAY = 70
const TEACHERS = 16
const PAUSE_MS = 20
const QUIET_MS = 3_000
const ERASED_PER_PASS = 4
const SEED = 20260902

type Pupil = { id: string; username: string }
type OldClass = { classId: string; token: string; pupils: Pupil[] }

/**
 * Row 19: what 16 teachers wait for their comments and lists while a pupil of a class with 100,000 rows is erased. It is
 * counted over the calls that were under way during an erasure.
 */
export async function erasureRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.small)
  const old = await addOldClass(home)
  const product = await startServer('product', home.settings)
  try {
    let longestMs = 0
    const { measured, yardstick, ratio } = await compare(
      options.passes,
      besideErasures(product, home, old, (ms) => {
        longestMs = Math.max(longestMs, ms)
      }),
      async () => ({ figure: quantile(await quietCalls(product, home), 0.99), cpuUs: null }),
    )
    return [
      {
        figure: '19 calls beside an erasure, p99',
        engine,
        measured: `${measured.toFixed(1)} ms (longest ${longestMs.toFixed(0)})`,
        yardstick: `${yardstick.toFixed(1)} ms when quiet`,
        ...atMost(ratio, 2),
      },
    ]
  } finally {
    await product.stop()
    await home.remove()
  }
}

async function addOldClass(home: Home): Promise<OldClass> {
  const database = await home.open()
  const random = createSeededRandom(SEED)
  const newId = createIds(Date.now, (count) =>
    Uint8Array.from({ length: count }, () => random.between(0, 255)),
  )
  const { classId: other, token } = turn(home.school.classes, 0)
  const { teacherId } = await database.read
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', other)
    .executeTakeFirstOrThrow()
  const [classId, to] = [newId(), Date.now()]
  const generated = generateClass(random, newId, {
    classId,
    className: '五年级(1)班',
    grade: 5,
    geziNo: '19999999',
    teacherId,
    students: PUPILS,
    from: to - WEEKS * 7 * DAY_MS,
    to,
    commentsPerDay: COMMENTS_PER_DAY,
    items: shippedItems,
    isExample: false,
  })
  const owner = { classId, teacherId, role: 'owner' as const, isCanSendClassNotice: 1 as const }
  await database.write((trx) => insertGeneratedClass(trx, generated, { ...owner, createdAt: to }))
  await countClosedDays(database, Date.now)
  await database.close()
  return { classId, token, pupils: generated.students.map(({ id, username }) => ({ id, username })) }
}

function besideErasures(
  product: RunningServer,
  { school }: Home,
  { classId, token, pupils }: OldClass,
  tellLongest: (ms: number) => void,
): Side {
  return async () => {
    const work = startWork(product, school.classes)
    const during: number[] = []
    for (let turns = 0; turns < ERASED_PER_PASS; turns += 1) {
      const pupil = pupils.pop()
      if (!pupil) throw new Error('all pupils are erased')
      await wait(QUIET_MS / ERASED_PER_PASS)
      const from = performance.now()
      await call(
        product.origin,
        eraseStudent,
        { classId, studentId: pupil.id, username: pupil.username },
        token,
      )
      const to = performance.now()
      // What was under way answers after the erasure did.
      await wait(PAUSE_MS)
      during.push(...work.calls.filter((one) => one.at < to && one.at + one.ms > from).map(({ ms }) => ms))
    }
    await work.stop()
    tellLongest(Math.max(...during))
    return { figure: quantile(Float64Array.from(during), 0.99), cpuUs: null }
  }
}

async function quietCalls(product: RunningServer, { school }: Home): Promise<Float64Array> {
  const work = startWork(product, school.classes)
  await wait(QUIET_MS)
  await work.stop()
  return Float64Array.from(work.calls.map(({ ms }) => ms))
}

/** Each teacher gives a comment and reads the class, again and again with a short pause. */
function startWork({ origin }: RunningServer, classes: readonly SchoolClass[]) {
  const calls: { at: number; ms: number }[] = []
  let isOver = false
  const teachers = Array.from({ length: TEACHERS }, async (_, place) => {
    const own = [turn(classes, place)]
    const load = await openLoad(origin, 1)
    while (!isOver) {
      for (const requests of [prepareGives({ classes: own }, 1), prepareLists(own, 1, new Map())]) {
        const at = performance.now()
        const { latenciesMs } = await load.send(requests)
        calls.push({ at, ms: latenciesMs[0] ?? 0 })
        await wait(PAUSE_MS)
      }
    }
    load.close()
  })
  return {
    calls,
    stop: async () => {
      isOver = true
      await Promise.all(teachers)
    },
  }
}
