import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { studentList } from '@pinge/contract/students.ts'
import { selectStudents } from '../../server/src/api/students/student.queries.ts'
import { compare, type Pass } from '../compare.ts'
import type { Home } from '../ledger/home.ts'
import { call } from '../load/call.ts'
import { openLoad } from '../load/load.ts'
import { listRequest, prepareGives, prepareLists } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { atLeast, ratesOf, type Row } from '../row.ts'
import { startServer, type RunningServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 16
const CLASSES = 50
/** Comments that each class was given today, so that its list has qualities to show. */
const COMMENTS_TODAY = 12
/** Writes to each class in a pass, each followed by one read: some hundred reads, or what is measured is code that was never run. */
const ROUNDS = 20

/** Row 1: the pupils of a class, fully checked, against Fastify sending the same bytes ready-made. */
export async function classListRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.large)
  const product = await startServer('product', home.settings)
  try {
    const classes = home.school.classes.slice(0, CLASSES)
    await giveToday(product, home)
    const answers = await readAnswers(product, home)
    const ready = await startReadyBytes(answers)
    try {
      // PostgreSQL needs the processor that a client who stays awake would take.
      const staysAwake = engine === 'sqlite'
      const plan = { connections: CONNECTIONS, passMs: options.passMs, staysAwake }
      const prepare = (count: number) => prepareLists(classes, count, answers)
      const unchanged = await compare(
        options.passes,
        rateOf({ ...plan, server: product, prepare }),
        rateOf({ ...plan, server: ready, prepare }),
      )
      const changed = await compare(
        options.passes,
        () => rateAfterWrites(product, home, staysAwake),
        rateOf({ ...plan, server: ready, prepare }),
      )
      await expectFresh(product, home)
      return [
        {
          figure: '1 class list, unchanged',
          engine,
          ...ratesOf(unchanged, 'ready bytes'),
          ...atLeast(unchanged.ratio, 0.6, 0.75),
        },
        {
          figure: '1 class list, right after a write',
          engine,
          ...ratesOf(changed, 'ready bytes'),
          ...atLeast(changed.ratio, 0.4),
        },
      ]
    } finally {
      await ready.stop()
    }
  } finally {
    await product.stop()
    await home.remove()
  }
}

async function giveToday(product: RunningServer, { school }: Home): Promise<void> {
  const load = await openLoad(product.origin, CONNECTIONS)
  const classes = school.classes.slice(0, CLASSES)
  await load.send(prepareGives({ classes }, classes.length * COMMENTS_TODAY))
  load.close()
}

async function readAnswers(product: RunningServer, { school }: Home): Promise<Map<string, Buffer>> {
  const answers = new Map<string, Buffer>()
  const load = await openLoad(product.origin, 1)
  for (const schoolClass of school.classes.slice(0, CLASSES))
    await load.send([
      {
        bytes: listRequest(schoolClass),
        isRight: (body) => {
          // What it must hold: the whole class.
          answers.set(schoolClass.classId, Buffer.from(body))
          return schoolClass.studentIds.every((id) => body.includes(id))
        },
      },
    ])
  load.close()
  return answers
}

async function startReadyBytes(answers: ReadonlyMap<string, Buffer>): Promise<RunningServer> {
  const file = join(tmpdir(), `pinge-bench-${randomUUID()}.txt`)
  writeFileSync(file, [...answers].map(([id, body]) => `${id} ${body.toString()}\n`).join(''))
  const server = await startServer('ready-bytes', { ANSWERS_FILE: file })
  // Read at its start, and not needed again.
  rmSync(file)
  return server
}

/** Gives something to every class, not measured, and then reads every class once, measured; and so on. */
async function rateAfterWrites(product: RunningServer, { school }: Home, staysAwake: boolean): Promise<Pass> {
  const load = await openLoad(product.origin, CONNECTIONS, { staysAwake })
  try {
    let elapsedMs = 0
    let reads = 0
    let cpuMs = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.send(prepareGives(school, school.classes.length))
      const lists = prepareLists(school.classes, school.classes.length, new Map())
      const before = product.cpuMs()
      const measured = await load.send(lists)
      cpuMs += product.cpuMs() - before
      elapsedMs += measured.elapsedMs
      reads += school.classes.length
    }
    return { figure: (reads / elapsedMs) * 1000, cpuUs: (cpuMs / reads) * 1000 }
  } finally {
    load.close()
  }
}

/** What is read now is what the ledger adds up to: nothing older was kept. */
async function expectFresh(product: RunningServer, { school, open }: Home): Promise<void> {
  const database = await open()
  try {
    for (const { classId, token } of school.classes) {
      const { stuInfoList } = await call(product.origin, studentList, { classId }, token)
      const rows = await selectStudents(database.read, classId)
      const scores = (students: { id: string; stuScore: number }[]): string =>
        students.map(({ id, stuScore }) => `${id} ${stuScore}`).join()
      if (scores(rows) !== scores(stuInfoList)) throw new Error(`an old list of ${classId} was answered`)
    }
  } finally {
    await database.close()
  }
}
