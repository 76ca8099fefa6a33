import { endDevice, signedInDevices, teacherProfile } from '@pinge/contract/accounts.ts'
import { archiveClass } from '@pinge/contract/class-edit.ts'
import {
  addTeacher,
  answerInvite,
  answerJoin,
  handOverClass,
  removeTeacher,
  requestJoin,
  sentInvites,
} from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { passwordSignIn, signOut } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../src/api/access/find-caller.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { joinClass, proveTel } from '../make.ts'
import { createAccessSchool, type AccessSchool } from './access-school.ts'
import { accessTable, type Who } from './access-table.ts'
import { everyRow } from './every-row.ts'

/** Those who once had a right, or nearly have one: each stands as one of the four of the access table. */
const roles = {
  'a teacher who asked to join': 'stranger',
  'a teacher who is invited and has not answered': 'stranger',
  'a teacher whose join request was refused': 'stranger',
  'a teacher who said no to an invitation': 'stranger',
  'a colleague who was removed': 'stranger',
  'a colleague who left': 'stranger',
  'the owner of another class, which rests': 'stranger',
  'a session that was signed out': 'signedOut',
  'a session that was ended from elsewhere': 'signedOut',
  'a session whose time is over': 'signedOut',
  'a token that was made up': 'signedOut',
  'a token with a word before it': 'signedOut',
} as const satisfies Record<string, Who>
type Role = keyof typeof roles
const names = Object.keys(roles) as Role[]

let app: TestApp
let school: AccessSchool
let tokens: Record<Role, string>
beforeAll(async () => {
  app = await startTestApp()
  school = await createAccessSchool(app)
  tokens = { ...(await tokensOfTeachers()), ...(await tokensOfEndedSessions()) }
})
afterAll(() => {
  const inTable = 4 * accessTable.length
  process.stdout.write(`access: ${inTable} + ${cells.length} = ${inTable + cells.length} cells\n`)
  return app.close()
})

async function tokensOfTeachers() {
  const { owner } = school.tokens
  const { classId } = school.bodyOf(studentList, 'owner') as { classId: string }
  const [asking, refused, invited, declining, removed, leaving, resting] = [
    await app.newTeacher('问老师'),
    await app.newTeacher('拒老师'),
    await app.newTeacher('邀老师'),
    await app.newTeacher('谢老师'),
    await app.newTeacher('离老师'),
    await app.newTeacher('别老师'),
    await app.newTeacher('档老师'),
  ]
  const classes = (await app.call(classList, {}, owner)).data
  const geziNo = classes.find((each) => each.classId === classId)?.geziNo ?? ''
  await app.call(requestJoin, { geziNo }, asking.accessToken)
  const joinRequest = await app.call(requestJoin, { geziNo }, refused.accessToken)
  await app.call(answerJoin, { id: joinRequest.data.id, accept: false }, owner)
  for (const teacher of [invited, declining]) {
    await proveTel(app, teacher)
    await app.call(addTeacher, { classId, tel: teacher.tel }, owner)
  }
  await app.call(answerInvite, { classId, accept: false }, declining.accessToken)
  await joinClass(app, classId, removed.userId)
  // They taught here a moment ago: what is remembered of that must not let them in.
  expect((await app.call(studentList, { classId }, removed.accessToken)).code).toBe(200)
  await app.call(removeTeacher, { classId, userId: removed.userId }, owner)
  await joinClass(app, classId, leaving.userId)
  expect((await app.call(studentList, { classId }, leaving.accessToken)).code).toBe(200)
  await app.call(removeTeacher, { classId, userId: leaving.userId }, leaving.accessToken)
  const own = await app.newClass(resting.accessToken)
  await app.call(archiveClass, { classId: own.classId, isArchived: true }, resting.accessToken)
  return {
    'a teacher who asked to join': asking.accessToken,
    'a teacher whose join request was refused': refused.accessToken,
    'a teacher who is invited and has not answered': invited.accessToken,
    'a teacher who said no to an invitation': declining.accessToken,
    'a colleague who was removed': removed.accessToken,
    'a colleague who left': leaving.accessToken,
    'the owner of another class, which rests': resting.accessToken,
  }
}

/** Sessions of the class's own owner. */
async function tokensOfEndedSessions() {
  const { owner } = school.tokens
  const { tel } = (await app.call(teacherProfile, {}, owner)).data
  const again = async () => {
    const { data } = await app.call(passwordSignIn, { tel, password: hash('sha256', 'morning-sun') })
    expect((await app.call(teacherProfile, {}, data.accessToken)).code).toBe(200)
    return data.accessToken
  }
  const [signedOut, expired, ended] = [await again(), await again(), await again()]
  await app.call(signOut, {}, signedOut)
  await app.database.write((trx) =>
    trx
      .updateTable('sessions')
      .set({ expiresAt: app.time.now })
      .where('tokenHash', '=', hashToken(expired))
      .execute(),
  )
  const devices = (await app.call(signedInDevices, {}, ended)).data
  await app.call(endDevice, { id: devices.find(({ isCurrent }) => isCurrent)?.id ?? '' }, owner)
  return {
    'a session that was signed out': signedOut,
    'a session that was ended from elsewhere': ended,
    'a session whose time is over': expired,
    'a token that was made up': 'A'.repeat(43),
    'a token with a word before it': `Bearer ${owner}`,
  }
}

/** What each of them is refused; what anyone may ask says nothing of rights. */
const cells = names.flatMap((role) =>
  accessTable.flatMap(([call, row]) => {
    const code = row[roles[role]]
    return call.access === 'public' || code === 200 ? [] : { role, call, code }
  }),
)

describe(`those who once had a right, or nearly have one: ${cells.length} refusals`, () => {
  it.each(names)('are told so in every call, and change nothing: %s', async (role) => {
    const before = await everyRow(app)

    const wrong: string[] = []
    for (const { call, code } of cells.filter((cell) => cell.role === role)) {
      const answer = await app.send(call.path, school.bodyOf(call, roles[role]), { token: tokens[role] })
      if (answer.code !== code) wrong.push(`${call.path}: ${answer.code} instead of ${code}`)
    }

    expect(wrong).toEqual([])
    expect(await everyRow(app)).toEqual(before)
  })
})

it('makes of a former owner a co-teacher, also for what was the owner’s alone', async () => {
  const { owner, coTeacher } = school.tokens
  const { userId: formerId } = (await app.call(teacherProfile, {}, owner)).data
  const { userId: nextId } = (await app.call(teacherProfile, {}, coTeacher)).data
  const taught = (await app.call(classList, {}, coTeacher)).data
  for (const { classId } of taught) {
    await app.call(handOverClass, { classId, userId: nextId }, owner)
    await app.call(answerInvite, { classId, accept: true }, coTeacher)
  }
  const ofOwner = accessTable.filter(([{ access }]) => access === 'owner')
  const before = await everyRow(app)

  const answers = []
  for (const [call] of ofOwner)
    answers.push((await app.send(call.path, school.bodyOf(call, 'owner'), { token: owner })).code)

  expect(formerId).not.toBe(nextId)
  expect([ofOwner.length, new Set(answers)]).toEqual([ofOwner.length, new Set([403])])
  expect(await everyRow(app)).toEqual(before)
  expect((await app.call(sentInvites, { classId: taught[0]?.classId ?? '' }, coTeacher)).code).toBe(200)
})
