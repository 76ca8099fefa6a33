import { addExample } from '@pinge/contract/example.ts'
import { register } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SchoolClass } from '../ledger/school.ts'
import { call } from '../load/call.ts'
import { openLoad } from '../load/load.ts'
import { prepareGives, prepareLists } from '../load/prepare.ts'
import type { Row } from '../row.ts'
import { startServer, type RunningServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 64
const REST_MS = 3_000
const LOOK_MS = 50
const READS = 4_000
const GIVES = 1_000
const MEGABYTE = 1_000_000

/** Row 10: what the server holds of the machine's memory when it rests with an example class, and at work. */
export async function memoryRows({ options, engine }: RowContext): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-bench-'))
  // The first seconds of a new server take the sample package in, which is no rest.
  const settings = { DATA_DIR: folder, CONTENT_SAMPLE: 'off' }
  try {
    const made = await startServer('product', settings)
    const example = await makeExample(made.origin)
    await made.stop()
    // A server that has only started: what the making left behind does not count.
    const server = await startServer('product', settings)
    await wait(REST_MS)
    const idle = server.memory()
    const busy = await mostMemory(server, () => work(server, example, options.passes))
    await server.stop()
    return [
      told('10 memory at rest, example class', idle, 120),
      told(`10 memory under ${CONNECTIONS} connections`, busy, 200),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }

  function told(figure: string, bytes: number, targetMb: number): Row {
    return {
      figure,
      engine,
      measured: `${(bytes / MEGABYTE).toFixed(0)} MB`,
      yardstick: `${targetMb} MB allowed`,
      ratio: (bytes / MEGABYTE / targetMb).toFixed(2),
      target: '≤ 1.00',
      isReached: bytes <= targetMb * MEGABYTE,
    }
  }
}

async function makeExample(origin: string): Promise<SchoolClass> {
  const tel = '13800000001'
  const teacher = { tel, nickname: '王老师', password: hash('sha256', 'morning-sun') }
  const { accessToken: token } = await call(origin, register, teacher)
  const { classId } = await call(origin, addExample, {}, token)
  const { stuInfoList } = await call(origin, studentList, { classId }, token)
  return { classId, tel, token, studentIds: stuInfoList.map(({ id }) => id), weeks: 4 }
}

async function work({ origin }: RunningServer, example: SchoolClass, passes: number): Promise<void> {
  const load = await openLoad(origin, CONNECTIONS)
  const classes = [example]
  for (let pass = 0; pass < passes; pass += 1) {
    await load.send(prepareLists(classes, READS, new Map()))
    await load.send(prepareGives({ classes }, GIVES))
  }
  load.close()
}

async function mostMemory(server: RunningServer, run: () => Promise<void>): Promise<number> {
  let most = 0
  const look = (): void => void (most = Math.max(most, server.memory()))
  const timer = setInterval(look, LOOK_MS)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  look()
  return most
}
