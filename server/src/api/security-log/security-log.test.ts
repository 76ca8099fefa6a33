import { changePassword, endDevice, endOtherDevices, signedInDevices } from '@pinge/contract/accounts.ts'
import { removeClass, updateClass } from '@pinge/contract/class-edit.ts'
import {
  addTeacher,
  answerInvite,
  handOverClass,
  removeTeacher,
  sentInvites,
  updateTeacher,
} from '@pinge/contract/class-teachers.ts'
import { removeExample } from '@pinge/contract/example.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { auditList } from '@pinge/contract/privacy/audit.ts'
import { erasureOfStudent, eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { removeReward, saveReward, sortRewards } from '@pinge/contract/rewards.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { passwordSignIn, register, signOut } from '@pinge/contract/sign-in.ts'
import { guardianTels } from '@pinge/contract/student-information.ts'
import { saveEvaluationQuestions } from '@pinge/contract/archives/evaluation.ts'
import { saveReviewSettings } from '@pinge/contract/reviews/reviews.ts'
import { saveSubjects } from '@pinge/contract/archives/perform.ts'
import { saveTerm } from '@pinge/contract/terms.ts'
import { removeStudents, studentDetail, studentList } from '@pinge/contract/students.ts'
import { addTeams, removeCategory } from '@pinge/contract/teams.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { proveTel, startClass } from '../../../test/make.ts'
import { SECURITY_LOG_DAYS } from '../../platform/security-log/security-log.ts'
import { notedCalls } from './call-events.ts'
import { showSecurityLog, type ShownLog } from './show-log.ts'

const PASSWORD = hash('sha256', 'morning-sun')
const WRONG = hash('sha256', 'evening-sun')

let app: TestApp
let owner: Awaited<ReturnType<typeof startClass>>['owner']
let token: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  ;({ app, owner, token, classId, studentIds } = await startClass())
  await app.securityLog.save()
})
afterEach(() => app.close())

/** What was noted since the class was there. */
async function noted() {
  await app.securityLog.save()
  const rows = await app.database.read.selectFrom('securityEvents').selectAll().orderBy('id').execute()
  return rows.slice(1)
}
const kinds = async () => (await noted()).map(({ kind }) => kind)
const show = (shown: ShownLog = {}) => {
  const { database, securityLog, time } = app
  return showSecurityLog({ database, clock: () => time.now, fingerprints: securityLog.fingerprints }, shown)
}

it('tells failed sign-ins by account and place, without the phone, the password or the address', async () => {
  for (let tries = 0; tries < 3; tries += 1)
    await app.call(passwordSignIn, { tel: owner.tel, password: WRONG })
  await app.call(passwordSignIn, { tel: '13900000009', password: WRONG })

  const rows = await noted()
  expect(rows).toMatchObject([
    { kind: 'sign-in-failed', count: 3, teacherId: null, network: '127.0.0.0/24' },
    { kind: 'sign-in-failed', count: 1, detail: 'teacher/login/pwd_sign accountNotFound' },
  ])
  expect(rows[0]?.place).toBe(rows[1]?.place)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${owner.tel}|13900000009|${WRONG}|127\\.0\\.0\\.1`))
})

it('tells limits that were met, once with their number', async () => {
  for (let tries = 0; tries < 14; tries += 1)
    await app.call(passwordSignIn, { tel: owner.tel, password: WRONG })

  expect((await noted()).map(({ kind, count }) => [kind, count])).toEqual([
    ['sign-in-failed', 9],
    ['limit-met', 5],
  ])
})

it('tells who asked for what is not theirs, and not that a teacher’s own was read', async () => {
  const stranger = await app.newTeacher('李老师')
  await app.call(studentList, { classId }, stranger.accessToken)
  await app.call(studentList, { classId }, token)
  await app.call(studentList, { classId }, 'a token that is none')

  expect(await noted()).toMatchObject([
    { kind: 'account-made', teacherId: stranger.userId },
    {
      kind: 'access-refused',
      teacherId: stranger.userId,
      classId,
      detail: 'student/list classNotFound',
      network: null,
    },
    { kind: 'session-refused', teacherId: null, network: '127.0.0.0/24' },
  ])
})

it('tells where sessions begin and how they end, and a change of the password', async () => {
  const { data } = await app.call(passwordSignIn, { tel: owner.tel, password: PASSWORD })
  const { data: devices } = await app.call(signedInDevices, {}, token)
  const other = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await app.call(endDevice, { id: other }, token)
  await app.call(endOtherDevices, {}, token)
  await app.call(changePassword, { oldPassword: WRONG, password: hash('sha256', 'new-sun') }, token)
  await app.call(changePassword, { oldPassword: PASSWORD, password: hash('sha256', 'new-sun') }, token)
  await app.call(signOut, {}, token)

  const rows = await noted()
  expect(rows).toMatchObject([
    { kind: 'session-begun', detail: 'password', teacherId: data.userId },
    { kind: 'sessions-ended', subject: other },
    { kind: 'sessions-ended', detail: 'all others' },
    { kind: 'password-wrong', teacherId: owner.userId },
    { kind: 'password-changed' },
    { kind: 'session-ended' },
  ])
  expect(rows.slice(1).every(({ sessionId }) => sessionId !== null)).toBe(true)
})

it('tells who was let into a class, given rights, made its owner and removed', async () => {
  const colleague = await app.newTeacher('李老师')
  await proveTel(app, colleague)
  const answer = () => app.call(answerInvite, { classId, accept: true }, colleague.accessToken)
  await app.call(addTeacher, { classId, tel: colleague.tel }, token)
  await answer()
  await app.call(updateTeacher, { classId, userId: colleague.userId, isCanSendClassNotice: true }, token)
  await app.call(handOverClass, { classId, userId: colleague.userId }, token)
  await answer()
  await app.call(removeTeacher, { classId, userId: owner.userId }, colleague.accessToken)

  const rows = (await noted()).slice(1)
  expect(rows).toMatchObject([
    { kind: 'teacher-invited', teacherId: owner.userId },
    { kind: 'teacher-joined', teacherId: colleague.userId, subject: owner.userId },
    { kind: 'notice-right-changed', detail: 'given', subject: colleague.userId },
    { kind: 'hand-over-offered', subject: colleague.userId },
    { kind: 'class-handed-over', teacherId: colleague.userId, subject: owner.userId },
    { kind: 'teacher-removed', teacherId: colleague.userId, subject: owner.userId },
  ])
  expect(rows.every((row) => row.classId === classId)).toBe(true)
})

it('tells what left the class: rosters, phones and records; and what was deleted, by numbers of pupils alone', async () => {
  const [first = '', second = ''] = studentIds
  await app.call(classRoster, { classId }, token)
  await app.call(classRoster, { classId, telsOf: 'all' }, token)
  await app.call(classRoster, { classId, telsOf: [first] }, token)
  await app.call(guardianTels, { classId, ids: studentIds }, token)
  await app.call(studentDetail, { classId, id: first }, token)
  await app.call(studentDetail, { classId, id: first, isTelShown: true }, token)
  await app.call(exportRecords, { classId }, token)
  await app.call(resetScore, { classId, studentIds }, token)
  await app.call(removeStudents, { classId, ids: [first] }, token)
  await app.call(removeStudents, { classId, ids: [second], records: 'delete' }, token)
  await app.call(eraseStudent, { classId, studentId: first, username: '王浩然' }, token)
  await app.call(removeClass, { classId, className: '三年级（2）班' }, token)
  await app.call(removeClass, { classId, className: '三年级(2)班' }, token)

  const rows = await noted()
  expect(rows.map(({ kind, detail }) => `${kind} ${detail}`.trim())).toEqual([
    'roster-read',
    'tels-read 1 pupils',
    'tels-read 2 pupils',
    'records-exported',
    'scores-reset 2 pupils',
    'students-left 1 pupils',
    'students-deleted 1 pupils',
    'students-erased 1 pupils',
    'class-deleted',
  ])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(studentIds.join('|')))
})

it('tells once what was done once, however often the answer was lost', async () => {
  const team = { classId, categoryName: '小组', teams: [{ teamName: '一组', studentIds }] }
  const { categoryId } = (await app.call(addTeams, team, token)).data
  const once = { requestId: randomUUID() }
  const again = { requestId: randomUUID() }
  const account = { tel: '13900000001', password: PASSWORD, nickname: '李老师', requestId: randomUUID() }
  const change = { oldPassword: PASSWORD, password: hash('sha256', 'new-sun'), requestId: randomUUID() }
  for (let sent = 0; sent < 2; sent += 1) {
    await app.call(resetScore, { classId, studentIds, ...once }, token)
    await app.call(removeCategory, { categoryId, ...again }, token)
    await app.call(register, account)
    await app.call(changePassword, change, token)
  }

  // What a repeat of a registration does is to sign in.
  expect((await kinds()).toSorted()).toEqual([
    'account-made',
    'category-cleared',
    'password-changed',
    'scores-reset',
    'session-begun',
  ])
  expect((await noted()).every(({ count }) => count === 1)).toBe(true)
})

/** Reads, and writes that are no right, no export and no deletion of what a pupil has. */
const silentOfOwner = [
  removeExample,
  sentInvites,
  updateClass,
  saveTerm,
  saveReward,
  sortRewards,
  removeReward,
  saveSubjects,
  saveEvaluationQuestions,
  saveReviewSettings,
  erasureOfStudent,
  auditList,
]

it('notes every call of the owner alone, but for those that are named here', () => {
  const silent = productCalls.filter(({ access, path }) => access === 'owner' && !notedCalls.has(path))

  expect(silent.map(({ path }) => path).toSorted()).toEqual(silentOfOwner.map(({ path }) => path).toSorted())
})

it('shows the log to its operator by kind, teacher, class and time', async () => {
  await app.call(passwordSignIn, { tel: owner.tel, password: WRONG })
  await app.call(classRoster, { classId, telsOf: 'all' }, token)
  await noted()

  expect(await show({ kind: 'roster-read' })).toEqual([
    expect.stringMatching(
      /^2026-11-23 08:30 {2}读取名单和家长手机号 roster-read {2}老师 \S+ {2}会话 \S+ {2}班级/,
    ),
    '共 1 行，1 次',
  ])
  // By phone, also where only the fingerprint of the phone is known.
  const ofOwner = await show({ teacher: owner.tel })
  expect(ofOwner).toEqual(await show({ teacher: owner.userId }))
  expect(ofOwner[1]).toContain(
    `登录失败 sign-in-failed  teacher/login/pwd_sign passwordWrong  对象 ${owner.userId}（手机号）  来自 127.0.0.0/24`,
  )
  expect(await show({ class: classId })).toHaveLength(2)
  expect(await show({ limit: '1' })).toEqual([
    expect.stringContaining('roster-read'),
    '共 1 行，1 次，只列出最近的 1 行（--limit 可以更多）',
  ])
  expect(JSON.parse((await show({ json: true, kind: 'roster-read' }))[0] ?? '')).toMatchObject({ classId })
  app.time.now += 2 * DAY_MS
  expect(await show({ since: '24h' })).toEqual(['共 0 行，0 次'])
  expect(await show({ since: '2026-11-23' })).toHaveLength(4)
  await expect(show({ since: 'yesterday' })).rejects.toThrow('--since')
  await expect(show({ kind: 'nothing' })).rejects.toThrow('sign-in-failed  登录失败')
})

it('tells its operator who or which class is not known, and not that nothing happened there', async () => {
  const { geziNo } = await app.database.read
    .selectFrom('classes')
    .select('geziNo')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()

  for (const teacher of ['1', '王老师', '138000000011'])
    await expect(show({ teacher })).rejects.toThrow(`--teacher 请写老师的编号或手机号：${teacher} 都不是。`)
  for (const number of ['1', '00000000'])
    await expect(show({ class: number })).rejects.toThrow(`没有班级号是 ${number} 的班级。`)
  expect(await show({ class: geziNo })).toEqual(await show({ class: classId }))
  // A phone may have been tried without an account, and what had an id may be gone for good.
  for (const shown of [{ teacher: '13900000009' }, { teacher: randomUUID() }, { class: randomUUID() }])
    expect(await show(shown)).toEqual(['共 0 行，0 次'])
})

it('counts for the monitoring what it tells', async () => {
  await app.call(passwordSignIn, { tel: owner.tel, password: WRONG })

  const { body } = await app.server.inject({ method: 'GET', url: '/metrics' })
  expect(body).toContain('pinge_security_events_total{kind="sign-in-failed"} 1\n')
  expect(body).toContain('pinge_security_events_lost_total 0\n')
})

it('keeps half a year of it, and then forgets', async () => {
  await app.call(classRoster, { classId, telsOf: 'all' }, token)
  await noted()
  app.time.now += (SECURITY_LOG_DAYS - 1) * DAY_MS
  await app.call(register, { tel: '13900000001', password: PASSWORD, nickname: '李老师' })
  await app.securityLog.forgetOld()
  expect(await kinds()).toEqual(['roster-read', 'account-made'])

  app.time.now += DAY_MS + 1
  await app.securityLog.forgetOld()
  const left = await app.database.read.selectFrom('securityEvents').select('kind').execute()
  expect(left).toEqual([{ kind: 'account-made' }])
})

it('refuses that a row is changed', async () => {
  const change = app.database.write((trx) => trx.updateTable('securityEvents').set({ count: 0 }).execute())

  await expect(change).rejects.toThrow('a row of securityEvents is never changed')
})
