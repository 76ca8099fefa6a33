import { dailyItems } from '@pinge/contract/training/daily.ts'
import * as contract from '@pinge/contract/training/rounds.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createTrainingClient, recordOf, type Access, type TrainingClient } from '../../../test/training.ts'
import { contextOf, writeBeside } from '../../../test/write-beside.ts'
import type { Database } from '../../platform/db/database.ts'
import { addRecord } from './add-record.ts'
import { endRound } from './end-round.ts'

let app: TestApp
let training: TrainingClient
let teacherId: string
let access: Access
let token: string
beforeEach(async () => {
  app = await startTestApp()
  training = createTrainingClient(app)
  const teacher = await app.newTeacher()
  teacherId = teacher.userId
  token = teacher.accessToken
  access = await training.enter(teacher.accessToken)
})
afterEach(() => app.close())

const deps = (database: Database) => ({ ...contextOf(app, teacherId), database })
const today = () => dailyItems(localDate(app.time.now))[2]?.id ?? ''

it('of two results of one round the first one stands', async () => {
  const started = await training.start(today(), access)
  training.wait(60_000)
  const [first, other] = [recordOf(today(), started), recordOf(today(), started, { recallMs: 9_000 })]
  const second = await writeBeside(
    app.database,
    (process) => addRecord(deps(process), teacherId, first, () => true),
    () => training.submit(other, access),
  )

  expect(second.code).toBe(errors.alreadyRecorded.code)
  const rows = await app.database.read.selectFrom('trainingRounds').select('clientId').execute()
  expect(rows).toEqual([{ clientId: first.clientId }])
})

it('a round that is ended twice at once ends as the first one says', async () => {
  const { recordId } = await training.start(today(), access)
  training.wait(60_000)
  const end = { recordId, phase: 'recall' as const, activeMs: 30_000 }
  const second = await writeBeside(
    app.database,
    (process) => endRound(deps(process), teacherId, { ...end, status: 1 }),
    () => training.call(contract.endRound, { ...end, status: 2, activeMs: 50_000 }, access),
  )

  expect(second.data.validMs).toBe(30_000)
  const rows = await app.database.read.selectFrom('trainingRounds').select('status').execute()
  expect(rows).toEqual([{ status: 1 }])
})

it('a round that begins while its pupil is deleted is refused as one of no pupil', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [stuId = ''] = studentIds
  const round = { type: 3, activityId: today(), mode: 'practice', stuId, classId } as const
  const started = await writeBeside(
    app.database,
    (process) => process.write((trx) => trx.deleteFrom('students').where('id', '=', stuId).execute()),
    () => training.call(contract.startRound, round, access),
  )

  expect([started.status, started.code]).toEqual([404, errors.studentNotInClass.code])
  expect(await app.database.read.selectFrom('trainingRounds').select('id').execute()).toEqual([])
})
