import { trainingAccess } from '@pinge/contract/training-access.ts'
import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { trainingItems } from '@pinge/contract/training/items.ts'
import { addMemoryRecord } from '@pinge/contract/training/rounds.ts'
import { TRAINING_APP_KEY, TRAINING_BASE } from '@pinge/contract/training/training-calls.ts'
import { randomBytes } from 'node:crypto'
import type { TrainingRoundTable } from '../../server/src/platform/db/tables/training.ts'
import { emptyRound } from '../../server/src/training/rounds/start-round.ts'
import { compare } from '../compare.ts'
import type { Home } from '../ledger/home.ts'
import { call } from '../load/call.ts'
import type { Prepared } from '../load/load.ts'
import { isSuccess, turn } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { atLeast, ratesOf, type Row } from '../row.ts'
import { startServer, type RunningServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 64
const TARGET = 3
/** As many teachers as play at the same time. */
const TEACHERS = 40
/** Begun before, so that starts are no part of what is measured: enough for all passes of the quicker side. */
const ROUNDS = 100_000
const ROWS_A_STATEMENT = 500
const PLAYED_MS = 22_000

/** Row 15: the record of a round, durable before it is answered, against the same with one commit a request. */
export async function trainingRecordRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const { small } = options.comments
  const homes = [await makeHome(small), await makeHome(small)] as const
  try {
    for (const home of homes) await beginRounds(home)
    const product = await startServer('product', homes[0].settings)
    const single = await startServer('one-commit', homes[1].settings)
    try {
      const plan = { connections: CONNECTIONS, passMs: options.passMs }
      const compared = await compare(
        options.passes,
        rateOf({ ...plan, server: product, prepare: await prepareRecords(homes[0], product) }),
        rateOf({ ...plan, server: single, prepare: await prepareRecords(homes[1], single) }),
      )
      return [
        {
          figure: `15 training record, ${CONNECTIONS} connections`,
          engine,
          ...ratesOf(compared, 'one commit each'),
          ...atLeast(compared.ratio, TARGET),
        },
      ]
    } finally {
      await product.stop()
      await single.stop()
    }
  } finally {
    for (const home of homes) await home.remove()
  }
}

const itemOf = (index: number) => turn(trainingItems.slice(20), index)
const roundId = (index: number): string => `bench-${index}`

async function beginRounds(home: Home): Promise<void> {
  const database = await home.open()
  try {
    const classIds = home.school.classes.slice(0, TEACHERS).map(({ classId }) => classId)
    const owners = await database.read
      .selectFrom('classTeachers')
      .select(['classId', 'teacherId'])
      .where('classId', 'in', classIds)
      .where('role', '=', 'owner')
      .execute()
    const teachers = classIds.map((id) => owners.find(({ classId }) => classId === id)?.teacherId ?? '')
    for (let from = 0; from < ROUNDS; from += ROWS_A_STATEMENT) {
      const rows = Array.from({ length: ROWS_A_STATEMENT }, (_, i) =>
        begunRound(from + i, turn(teachers, from + i)),
      )
      await database.write((trx) => trx.insertInto('trainingRounds').values(rows).execute())
    }
  } finally {
    await database.close()
  }
}

function begunRound(index: number, teacherId: string): TrainingRoundTable {
  const { id, type, level } = itemOf(index)
  const startedAt = Date.now() - PLAYED_MS
  return {
    ...emptyRound,
    id: roundId(index),
    playerId: teacherId,
    teacherId,
    stuId: null,
    classId: null,
    zzid: '',
    date: '2026-11-23',
    type,
    activityId: id,
    level,
    mode: 'practice',
    seed: index,
    attempt: 0,
    isEligible: 0,
    startedAt,
    // A round of a teacher is good for minutes; these are answered at any time of a long run.
    expiresAt: startedAt + 24 * 3_600_000,
    requestId: null,
  }
}

/** Each record of the home once. */
async function prepareRecords(
  { school }: Home,
  { origin }: RunningServer,
): Promise<(count: number) => Prepared[]> {
  const tokens: string[] = []
  for (const { token } of school.classes.slice(0, TEACHERS))
    tokens.push((await call(origin, trainingAccess, {}, token)).accessToken)
  let next = 0
  return (count) => {
    const first = next
    next += count
    return Array.from({ length: count }, (_, i) => ({
      bytes: recordRequest(first + i, turn(tokens, first + i)),
      isRight: isSuccess,
    }))
  }
}

function recordRequest(index: number, token: string): Buffer {
  const item = itemOf(index)
  const { sequence } = drawRound(item, index)
  const body = JSON.stringify({
    recordId: roundId(index),
    type: item.type,
    activityId: item.id,
    level: item.level,
    count: item.count,
    seed: index,
    date: PLAYED_MS,
    memoMs: 16_000,
    recallMs: 6_000,
    wrong: 0,
    corrections: 0,
    correct: item.count,
    answer: sequence,
    hiddenMs: 0,
    mode: 'practice',
    clientId: randomBytes(16).toString('hex'),
  })
  const head = [
    `POST ${TRAINING_BASE}${addMemoryRecord.path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `ak: ${TRAINING_APP_KEY}`,
    `token: ${token}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}
