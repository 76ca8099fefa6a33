import { giveComment } from '@pinge/contract/comments.ts'
import { classDetail, removeClass, restoreClass } from '@pinge/contract/class-edit.ts'
import { answerJoin, requestJoin } from '@pinge/contract/class-teachers.ts'
import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { auditList } from '@pinge/contract/privacy/audit.ts'
import { exportStudent } from '@pinge/contract/privacy/exports.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { realisticFeed, realisticList } from '@pinge/contract/realistic.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { reviewDetail } from '@pinge/contract/reviews/reviews.ts'
import { guardianTels } from '@pinge/contract/student-information.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { createAuditLog } from '../../../platform/audit/audit-log.ts'
import { rollUpAudit } from '../../../platform/audit/roll-up-audit.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'

let world: TestClass
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  ;({ classId, mei, tao } = world)
})
afterEach(() => world.close())

const list = (more: Partial<RequestOf<typeof auditList>> = {}, by = world.token) =>
  world.app.call(auditList, { classId, ...more }, by)
const said = async (more: Partial<RequestOf<typeof auditList>> = {}) =>
  (await list(more)).data.items.map(({ teacherName, deed, student }) =>
    [teacherName, deed, student?.username ?? ''].join(' ').trim(),
  )

it('the owner sees who exported, called up phones and opened a review, the newest first', async () => {
  const { app, token, colleague } = world
  await app.call(guardianTels, { classId, ids: [mei] }, colleague.accessToken)
  await app.call(reviewDetail, { classId, termKey: '2026-1', studentId: mei }, colleague.accessToken)
  await app.call(exportStudent, { classId, studentId: tao }, token)
  await app.call(exportRecords, { classId }, token)
  expect(await said()).toEqual([
    '王老师 export',
    '王老师 export 李涛',
    '李老师 review 陈梅',
    '李老师 phones 陈梅',
  ])
  expect(await said({ studentId: mei })).toEqual([
    '王老师 export',
    '李老师 review 陈梅',
    '李老师 phones 陈梅',
  ])
})

it('a roster is an export where it is written out, and a look at phones where pupils are compared with it', async () => {
  const { app, token } = world
  await app.call(classRoster, { classId }, token)
  await app.call(classRoster, { classId, telsOf: [mei] }, token)
  await app.call(classRoster, { classId, telsOf: 'all' }, token)
  expect(await said()).toEqual(['王老师 export', '王老师 phones 陈梅'])
})

it('a page that is read again within half an hour is one look, and a later one is another', async () => {
  const look = () => world.app.call(reviewDetail, { classId, termKey: '2026-1', studentId: mei }, world.token)
  await look()
  await look()
  expect(await said()).toEqual(['王老师 review 陈梅'])
  world.app.time.now += 31 * 60_000
  await look()
  expect(await said()).toHaveLength(2)
})

it('who looked through the realistic records of the class, or of one pupil, is in it', async () => {
  const { app, token, colleague } = world
  await app.call(realisticFeed, { classId }, token)
  await app.call(realisticList, { classId, studentId: mei }, colleague.accessToken)
  expect(await said()).toEqual(['李老师 archive 陈梅', '王老师 archive'])
})

it('a colleague who asks for what is the owner’s is refused, and the owner sees that', async () => {
  expect((await list({}, world.colleague.accessToken)).code).toBe(errors.ownerOnly.code)
  expect((await list({}, world.stranger.accessToken)).code).toBe(errors.classNotFound.code)
  expect(await said()).toEqual(['赵老师 refusal', '李老师 refusal'])
})

it('who wrote down a family’s consent, and who took it back, is in it', async () => {
  const save = (state: 'given' | 'withdrawn') =>
    world.app.call(saveConsent, { classId, studentIds: [mei], state, date: '2026-09-01' }, world.token)
  await save('given')
  await save('withdrawn')
  const { items, keepYears } = (await list()).data
  expect(items.map(({ deed, detail, student }) => [deed, detail, student?.username])).toEqual([
    ['consent', '撤回', '陈梅'],
    ['consent', '同意', '陈梅'],
  ])
  expect(keepYears).toBe(3)
})

it('a class that its owner takes away is in it, also when it is brought back', async () => {
  await world.app.call(removeClass, { classId, className: '三年级(2)班' }, world.token)
  await world.app.call(restoreClass, { classId }, world.token)
  expect((await list()).data.items.map(({ deed, detail }) => [deed, detail])).toEqual([
    ['erase', '恢复班级'],
    ['erase', '删除班级'],
  ])
})

it('a teacher whom the owner lets in is in it', async () => {
  const { app, token, stranger } = world
  const { geziNo } = (await app.call(classDetail, { classId }, token)).data
  const { id } = (await app.call(requestJoin, { geziNo }, stranger.accessToken)).data
  await app.call(answerJoin, { id, accept: true }, token)
  expect((await list()).data.items).toMatchObject([{ deed: 'role', detail: '同意老师加入' }])
})

it('giving a comment is not in it', async () => {
  await world.app.call(giveComment, { classId, itemId: 's1-01', studentIds: [mei] }, world.token)
  expect(await said()).toEqual([])
})

it('a long list comes in pages', async () => {
  for (let days = 0; days < 5; days += 1) {
    await world.app.call(exportRecords, { classId }, world.token)
    world.app.time.now += 1_000
  }
  const first = (await list({ limit: 3 })).data
  const second = (await list({ limit: 3, cursor: first.nextCursor ?? '' })).data
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 2, null])
  const times = [...first.items, ...second.items].map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

it('servers that write at the same time keep one chain', async () => {
  const { database, time } = world.app
  const silent = { error: () => undefined }
  const logs = Array.from({ length: 4 }, () => createAuditLog(database, silent))
  const note = {
    at: time.now,
    action: 'archive',
    teacherId: 't',
    classId,
    studentId: null,
    detail: '',
  } as const
  for (let round = 0; round < 10; round += 1) for (const log of logs) log.note(note)
  await Promise.all(logs.map((log) => log.save()))
  const check = await verifyAudit(database.read)
  expect(check.brokenAt).toBeNull()
  expect(check.rows).toBeGreaterThanOrEqual(40)
})

it('what was noted while the disk was full is written down in its order once there is room', async () => {
  const { database, time } = world.app
  let isFull = true
  const write: typeof database.write = (run, key) =>
    isFull ? Promise.reject(new Error('database or disk is full')) : database.write(run, key)
  const failures: unknown[] = []
  const log = createAuditLog({ write }, { error: (told: unknown) => void failures.push(told) })
  const before = (await verifyAudit(database.read)).rows
  const teachers = Array.from({ length: 9_000 }, (_, index) => `t-${index}`)
  for (const teacherId of teachers)
    log.note({ at: time.now, action: 'archive', detail: '', teacherId, classId, studentId: null })
  await log.save()
  expect(failures).not.toEqual([])

  isFull = false
  failures.length = 0
  await log.save()

  expect(failures).toEqual([])
  expect(await verifyAudit(database.read)).toEqual({ rows: before + 9_000, brokenAt: null })
  const rows = await database.read.selectFrom('audit').select('teacherId').orderBy('seq').execute()
  expect(rows.slice(before).map(({ teacherId }) => teacherId)).toEqual(teachers)
})

it('a row that went, also the last one, and one that is changed are found', async () => {
  const { database } = world.app
  for (let round = 0; round < 4; round += 1) await world.app.call(exportRecords, { classId }, world.token)
  await list()
  const whole = await verifyAudit(database.read)
  expect(whole.brokenAt).toBeNull()
  const last = await database.read
    .selectFrom('audit')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow()
  await database.write((trx) => trx.deleteFrom('audit').where('seq', '=', last.seq).execute())
  expect((await verifyAudit(database.read)).brokenAt).toBe(last.seq)
  await expect(database.write((trx) => sql`update "audit" set "detail" = 'x'`.execute(trx))).rejects.toThrow()
})

it('what is older than three years is added up by year, and the chain goes on', async () => {
  const { database, time } = world.app
  await world.app.call(exportRecords, { classId }, world.token)
  await list()
  const before = (await verifyAudit(database.read)).rows
  time.now += 4 * 366 * 86_400_000
  expect(await rollUpAudit(database, () => time.now, 3)).toBe(before)
  const years = await database.read.selectFrom('auditYears').selectAll().execute()
  expect(years.find(({ action }) => action === 'export')).toMatchObject({ year: 2026, count: 1 })
  const log = createAuditLog(database, { error: () => undefined })
  log.note({ at: time.now, action: 'export', teacherId: null, classId, studentId: null, detail: '' })
  await log.save()
  expect(await verifyAudit(database.read)).toEqual({ rows: 1, brokenAt: null })
})

it('what was written while the clock was ahead stays until it is old, and what came after it stays with it', async () => {
  const { database, time } = world.app
  const before = (await verifyAudit(database.read)).rows
  const [now, yearMs] = [time.now, 366 * 86_400_000]
  const log = createAuditLog(database, { error: () => undefined })
  for (const at of [now, now + 4 * yearMs, now + 1_000])
    log.note({ at, action: 'export', teacherId: null, classId, studentId: null, detail: '' })
  await log.save()

  const early = await rollUpAudit(database, () => now + 3 * yearMs + 10_000, 3)
  const kept = await verifyAudit(database.read)
  const late = await rollUpAudit(database, () => now + 8 * yearMs, 3)

  expect([early, kept, late]).toEqual([before + 1, { rows: 2, brokenAt: null }, 2])
  const years = database.read
    .selectFrom('auditYears')
    .select(['year', 'count'])
    .where('action', '=', 'export')
  expect(await years.orderBy('year').execute()).toEqual([
    { year: 2026, count: 2 },
    { year: 2030, count: 1 },
  ])
})
