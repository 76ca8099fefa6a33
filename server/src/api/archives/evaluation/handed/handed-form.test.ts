import { changePassword, endOtherDevices } from '@pinge/contract/accounts.ts'
import { lockArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { evaluationDetail, saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { handedForm, handOver, saveHandedForm, takeBack } from '@pinge/contract/archives/handed-form.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { hash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../../test/make.ts'
import { createPasswords } from '../../../../platform/credentials/passwords.ts'
import { resetTeacher } from '../../../commands/keep-accounts.ts'

const token = 'c'.repeat(64)
const requestId = '0199aaaa-0000-7000-8000-000000000001'

let world: TestClass
let classId: string
let documentId: string
let mei: string
let tao: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛', '王雨'])
  ;({ classId, mei, tao } = world)
  const made = { classId, name: '期末', termKey: '2026-1', parts: ['evaluation' as const] }
  documentId = (await world.app.call(saveArchive, made, world.token)).data.documentId
})
afterEach(() => world.close())

const hand = (studentIds: string[], by = world.token) =>
  world.app.call(handOver, { classId, documentId, studentIds, token }, by)
const open = (by = token) => world.app.call(handedForm, { token: by })
const fill = (more: Partial<RequestOf<typeof saveHandedForm>> = {}) =>
  world.app.call(saveHandedForm, { token, studentId: mei, answers: [], turn: 'done', ...more })
const detail = async (studentId: string) =>
  (await world.app.call(evaluationDetail, { classId, documentId, studentId }, world.token)).data

it('calls two children of one name by their numbers too: each knows whose turn it is', async () => {
  const students = [
    { username: '陈晨', stuNo: '04' },
    { username: '陈晨', stuNo: '05' },
  ]
  const { ids } = (await world.app.call(addStudents, { classId, students }, world.token)).data
  await hand([...ids.slice(1), mei])

  expect((await open()).data.pupil?.username).toBe('陈晨 05')
  await fill({ studentId: ids[1] ?? '' })
  expect((await open()).data.pupil?.username).toBe('陈梅')
})

it('opens the form of one pupil after another, without what teachers and family wrote', async () => {
  const words = { progress: '敢举手了', reply: '老师看见了', family: '在家也乖' }
  await world.app.call(
    saveEvaluation,
    { classId, documentId, studentId: mei, answers: [], ...words },
    world.token,
  )
  await hand([mei, tao])

  const first = (await open()).data
  expect(first).toMatchObject({ left: 2, pupil: { username: '陈梅', progress: '敢举手了' } })
  expect(JSON.stringify(first)).not.toMatch(/老师看见了|在家也乖|李涛/u)

  await fill({ answers: [{ questionId: 'e-01', value: 3 }], goal: '每天跳绳' })
  expect((await open()).data).toMatchObject({ left: 1, pupil: { username: '李涛', answers: [] } })
  expect(await detail(mei)).toMatchObject({
    answers: [{ questionId: 'e-01', value: 3 }],
    progress: '敢举手了',
    goal: '每天跳绳',
    reply: '老师看见了',
  })
})

it('takes the words of the pupil whose turn it is alone, and a repeat once', async () => {
  await hand([mei, tao])
  expect((await fill({ studentId: tao })).msg).toBe(errors.handedFormNotYours.message)
  await fill({ requestId, goal: '每天跳绳' })
  expect((await fill({ requestId, goal: '每天跳绳' })).code).toBe(200)
  expect((await open()).data.left).toBe(1)
  expect((await fill({ goal: '改别人的' })).msg).toBe(errors.handedFormNotYours.message)
  expect(await detail(mei)).toMatchObject({ goal: '每天跳绳' })
})

it('lets one who is away come after the others, and forgets one who has left the class', async () => {
  await hand([mei, tao, world.studentIds[2] ?? ''])
  await fill({ turn: 'later' })
  expect((await open()).data).toMatchObject({ left: 3, pupil: { studentId: tao } })
  await fill({ studentId: tao, turn: 'keep', goal: '读书' })
  expect((await open()).data).toMatchObject({ pupil: { studentId: tao, goal: '读书' } })
  const { classId: toClassId } = await world.app.newClass(world.token, [])
  const moved = { classId, toClassId, ids: [tao], withHistory: false }
  expect((await world.app.call(moveStudents, moved, world.token)).code).toBe(200)
  expect((await open()).data).toMatchObject({ left: 2, pupil: { username: '王雨' } })
})

it('is over for the device that was taken back, and after half a day', async () => {
  await hand([mei])
  await world.app.call(takeBack, { classId, documentId, token }, world.token)
  expect((await open()).msg).toBe(errors.handedFormOver.message)

  await hand([mei])
  world.app.time.now += 12 * 3_600_000
  expect((await fill()).msg).toBe(errors.handedFormOver.message)
  expect((await open('d'.repeat(64))).msg).toBe(errors.handedFormOver.message)
})

it('is over when the teacher who handed it over teaches the class no more', async () => {
  const { accessToken, userId } = world.colleague
  expect((await hand([mei], accessToken)).code).toBe(200)
  await world.app.call(removeTeacher, { classId, userId }, world.token)
  expect((await open()).msg).toBe(errors.handedFormOver.message)
  expect((await fill()).msg).toBe(errors.handedFormOver.message)
})

it('is not begun by what opens a form of another class, which stays', async () => {
  const { app } = world
  await hand([mei])
  const other = await app.newClass(world.token, ['丁当'])
  const made = { classId: other.classId, name: '期末', termKey: '2026-1', parts: ['evaluation' as const] }
  const there = (await app.call(saveArchive, made, world.token)).data.documentId
  const request = { classId: other.classId, documentId: there, studentIds: other.studentIds, token }

  expect((await app.call(handOver, request, world.token)).code).toBe(errors.invalidInput.code)
  expect((await open()).data.pupil?.username).toBe('陈梅')
})

it('leaves a locked document as it is', async () => {
  await hand([mei])
  await world.app.call(lockArchive, { classId, documentId, isLocked: true }, world.token)
  expect(await fill({ goal: '读书' })).toMatchObject({ code: 409 })
  expect((await hand([mei])).code).toBe(409)
  expect((await open()).data.pupil?.goal).toBe('')
})

it.each([
  [
    'sets another password',
    changePassword,
    { oldPassword: hash('sha256', 'morning-sun'), password: hash('sha256', 'evening-star') },
  ],
  ['signs out on all other devices', endOtherDevices, {}],
  ['asks to close the account', closeAccount, { password: hash('sha256', 'morning-sun') }],
])('opens nothing any more once its teacher %s, wherever the device is', async (_, endpoint, request) => {
  await hand([mei, tao])
  expect((await world.app.call<Endpoint>(endpoint, request, world.token)).code).toBe(200)

  expect((await open()).status).toBe(404)
  expect((await fill({ goal: '乱写' })).status).toBe(404)
  expect((await detail(mei)).goal).toBe('')
})

it('opens nothing any more once the operator has given its teacher another password', async () => {
  const { database, securityLog } = world.app
  await hand([mei, tao])

  const passwords = createPasswords(randomBytes, { memoryKib: 8, passes: 1 })
  const reset = { tel: world.owner.tel, password: hash('sha256', 'another-one') }
  await resetTeacher({ database, passwords, securityLog }, reset)

  expect((await open()).status).toBe(404)
  expect((await fill({ goal: '乱写' })).status).toBe(404)
})
