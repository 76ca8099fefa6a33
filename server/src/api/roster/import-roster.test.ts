import { classRoster, importRoster } from '@pinge/contract/roster/roster.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { studentList } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let token: string
let classId: string
beforeEach(async () => {
  app = await startTestApp()
  token = (await app.newTeacher()).accessToken
  classId = (await app.newClass(token, [])).classId
})
afterEach(() => app.close())

const father = { name: '王建国', tel: '13800001111' }
const whole = {
  username: '王浩然',
  stuNo: '7',
  gender: 'male' as const,
  birthday: '2017-03-05',
  guardians: [father],
}

async function add(...added: { username: string; stuNo?: string }[]): Promise<string[]> {
  return (await app.call(importRoster, { classId, added, known: [] }, token)).data.ids
}
async function rosterOf() {
  return (await app.call(classRoster, { classId, telsOf: 'all' }, token)).data.students
}

it('answers a class as a roster, with whole phones, to its teachers alone', async () => {
  await app.call(importRoster, { classId, added: [whole, { username: '安然' }], known: [] }, token)

  expect(await rosterOf()).toMatchObject([
    { username: '安然', stuNo: '', gender: null, birthday: null, guardians: [] },
    { ...whole, guardians: [{ ...father, relation: '' }] },
  ])
  const stranger = await app.newTeacher('李老师')
  expect(await app.call(classRoster, { classId }, stranger.accessToken)).toMatchObject({
    code: 404,
    msg: errors.classNotFound.message,
    data: null,
  })
})

it('keeps both parents with their relations, and a mother alone in the second place', async () => {
  const mother = { name: '李梅', relation: '母亲', tel: '13900002222' }
  const both = { ...whole, guardians: [{ ...father, relation: '父亲' }, mother] }
  const alone = { username: '安然', guardians: [{}, mother] }

  const { data } = await app.call(importRoster, { classId, added: [both, alone], known: [] }, token)

  const empty = { name: '', relation: '', tel: '' }
  expect((await rosterOf()).map(({ guardians }) => guardians)).toEqual([[empty, mother], both.guardians])
  const { students } = (await app.call(studentInformation, { classId }, token)).data
  expect(students.find(({ id }) => id === data.ids[1])?.guardians).toMatchObject([
    { position: 1, name: '李梅', relation: '母亲' },
  ])
})

it('adds the new and fills in the known in one write, and their scores stay', async () => {
  const [id = ''] = await add({ username: '王浩然' })
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds: [id] }, token)
  const known = [{ id, mode: 'fill' as const, student: whole }]

  const { data } = await app.call(importRoster, { classId, added: [{ username: '李明' }], known }, token)

  expect(data.changedIds).toEqual([id])
  expect((await rosterOf()).find((student) => student.id === id)).toMatchObject({
    stuNo: '7',
    gender: 'male',
    birthday: '2017-03-05',
    guardians: [father],
  })
  const { stuInfoList } = (await app.call(studentList, { classId }, token)).data
  expect(stuInfoList.map(({ username, stuScore }) => [username, stuScore])).toEqual([
    ['李明', 0],
    ['王浩然', 1],
  ])
})

it('writes over what is known only when it is told to', async () => {
  const [id = ''] = await add({ username: '王浩燃', stuNo: '7' })

  const filled = await app.call(
    importRoster,
    { classId, added: [], known: [{ id, mode: 'fill', student: { username: '王浩然', stuNo: '8' } }] },
    token,
  )
  expect(filled.data.changedIds).toEqual([])
  expect(await rosterOf()).toMatchObject([{ username: '王浩燃', stuNo: '7' }])

  await app.call(importRoster, { classId, added: [], known: [{ id, mode: 'update', student: whole }] }, token)
  expect(await rosterOf()).toMatchObject([{ username: '王浩然', stuNo: '7' }])
  const { stuInfoList } = (await app.call(studentList, { classId }, token)).data
  expect(stuInfoList[0]?.pinyinInitials).toBe('whr')
})

it('takes together what two rows say of one pupil', async () => {
  const [id = ''] = await add({ username: '王浩然' })
  const rows = [
    { username: '王浩然', stuNo: '7' },
    { username: '王浩然', birthday: '2017-03-05' },
  ]
  const known = rows.map((student) => ({ id, mode: 'fill' as const, student }))

  await app.call(importRoster, { classId, added: [], known }, token)
  expect(await rosterOf()).toMatchObject([{ stuNo: '7', birthday: '2017-03-05' }])
})

it('has one effect when the same request returns', async () => {
  const [id = ''] = await add({ username: '王浩然' })
  const request = {
    classId,
    added: [{ username: '李明' }],
    known: [{ id, mode: 'update' as const, student: whole }],
    requestId: randomUUID(),
  }
  const answers = await Promise.all([1, 2, 3].map(() => app.call(importRoster, request, token)))

  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(await rosterOf()).toHaveLength(2)
})

it('writes nothing at all when one of the known pupils is of another class', async () => {
  const [id = ''] = await add({ username: '王浩然' })
  const other = await app.newClass(token, ['丁当'])
  const known = [id, other.studentIds[0] ?? ''].map((studentId) => ({
    id: studentId,
    mode: 'update' as const,
    student: whole,
  }))

  const answer = await app.call(importRoster, { classId, added: [{ username: '李明' }], known }, token)

  expect(answer.code).toBe(404)
  expect(await rosterOf()).toMatchObject([{ username: '王浩然', stuNo: '' }])
})

it('doubles no pupil whom a colleague has added meanwhile', async () => {
  const [id = ''] = await add({ username: '王浩然', stuNo: '7' })
  const refused = async (student: { username: string; stuNo?: string }) => {
    const known = [{ id, mode: 'update' as const, student: { username: '王浩然', birthday: '2017-03-05' } }]
    return (await app.call(importRoster, { classId, added: [student], known }, token)).msg
  }

  expect(await refused({ username: '王浩然' })).toBe(errors.rosterOutdated.message)
  expect(await refused({ username: '李明', stuNo: '7' })).toBe(errors.rosterOutdated.message)
  expect(await rosterOf()).toMatchObject([{ username: '王浩然', birthday: null }])
  // Of this name, but with a number of their own: another child.
  expect(await add({ username: '王浩然', stuNo: '8' })).toHaveLength(1)
})

it('says how many are too many, and adds no one', async () => {
  await add(...Array.from({ length: 199 }, (_, index) => ({ username: `学生${index}` })))

  const answer = await app.call(
    importRoster,
    { classId, added: [{ username: '甲' }, { username: '乙' }], known: [] },
    token,
  )

  expect(answer.status).toBe(409)
  expect(answer.msg).toContain('现有 199 名')
  expect(await rosterOf()).toHaveLength(199)
})
