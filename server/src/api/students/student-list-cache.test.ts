import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import { addStudents, studentList, updateStudent, type Student } from '@pinge/contract/students.ts'
import type { LiveChange } from '@pinge/contract/live.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createLiveHub } from '../../platform/live/live-hub.ts'
import { requireClass } from '../access/require-class.ts'
import { classTopic } from '../writes/live-topics.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { listStudents } from './list-students.ts'
import { ReadyStudentList } from './ready-student-list.ts'
import { createStudentListCache } from './student-list-cache.ts'

let app: TestApp
let teacher: { userId: string; accessToken: string }
beforeAll(async () => {
  app = await startTestApp()
  teacher = await app.newTeacher()
})
afterAll(() => app.close())

/** As the server answers it, from what it keeps, and as a server would that keeps nothing. */
async function keptAndFresh(classId: string): Promise<[unknown, unknown]> {
  const { data } = await app.call(studentList, { classId }, teacher.accessToken)
  const { version } = await requireClass(app.database.read, teacher.userId, classId)
  const context = { classId, version, clock: () => app.time.now }
  const nothingKept = createStudentListCache(createLiveHub())
  const { bytes } = await listStudents(app.database.read, context, { classId }, nothingKept)
  return [data, z.parse(Envelope, JSON.parse(bytes.toString())).data]
}

it('answers after each write what it would answer if it kept nothing', async () => {
  const token = teacher.accessToken
  const { classId, studentIds } = await app.newClass(token)
  const [mei = '', tao = ''] = studentIds
  const give = (itemId: string, ...pupils: string[]) =>
    app.call(giveComment, { classId, itemId, studentIds: pupils }, token)
  const writes: (() => Promise<unknown>)[] = [
    () => give('s5-06', mei),
    () => give('s1-01', mei, tao),
    () => give('s1-01', mei),
    () => give('s2-13', tao),
    // Two between two looks.
    async () => [await give('s3-01', tao), await give('s4-01', mei)],
    () => app.call(updateStudent, { id: tao, username: '陶行知' }, token),
    () => app.call(addStudents, { classId, students: [{ username: '赵一' }] }, token),
    () => give('s2-01', ...studentIds),
    async () => {
      const { data } = await app.call(commentRecords, { classId, limit: 1 }, token)
      await app.call(undoComment, { classId, batchId: data.items[0]?.batchId ?? '' }, token)
    },
    async () => (app.time.now += DAY_MS),
    () => give('s2-01', tao),
  ]

  for (const write of writes) {
    await write()
    const [kept, fresh] = await keptAndFresh(classId)
    expect(kept).toEqual(fresh)
  }
})

it('counts a reminder once that is given while a reader is on the way to the list', async () => {
  const token = teacher.accessToken
  const { classId, studentIds } = await app.newClass(token)
  const hub = createLiveHub()
  const cache = createStudentListCache(hub)
  const clock = () => app.time.now
  const versionNow = async () => (await requireClass(app.database.read, teacher.userId, classId)).version
  const read = async (version: number) =>
    (await listStudents(app.database.read, { classId, version, clock }, { classId }, cache)).bytes.toString()

  const version = await versionNow()
  const given = await app.call(giveComment, { classId, studentIds, itemId: 's1-13' }, token)
  expect(await read(version)).toContain('"todayReminders":-2')
  const { students } = given.data
  hub.publish(classTopic(classId), {
    number: version + 1,
    event: { ...commentGiven(0), score: -2, createdAt: clock(), students },
  })

  expect(await versionNow()).toBe(version + 1)
  expect(await read(version + 1)).toContain('"todayReminders":-2')
})

it('reads again only what it was not told: a comment is applied from what the others hear of it', async () => {
  const hub = createLiveHub()
  const cache = createStudentListCache(hub)
  const read = (version: number) =>
    cache.read('c', version, 0, async () => {
      readAgain += 1
      return ReadyStudentList.of({ stuInfoList: [pupil], classImage: '1', version })
    })
  let readAgain = 0
  await read(1)
  hub.publish(classTopic('c'), { number: 2, event: commentGiven(2) })
  hub.publish(classTopic('c'), { number: 3, event: commentGiven(4) })

  expect((await read(3)).answer.bytes.toString()).toContain('"stuScore":4')
  expect((await read(2)).version).toBe(3)
  expect(readAgain).toBe(1)

  // The cache was not told of number 4.
  hub.publish(classTopic('c'), { number: 5, event: commentGiven(6) })
  await read(5)
  expect(readAgain).toBe(2)
})

const pupil: Student = {
  id: 's',
  username: '陶行知',
  lastNameLetter: 'T',
  pinyinInitials: 'txz',
  stuNo: '',
  gender: null,
  stuScore: 0,
  redeemScore: 0,
  header: '1',
  todayTypes: [],
}

function commentGiven(stuScore: number): LiveChange {
  return {
    type: 'comment-given',
    batchId: 'b',
    teacherId: 't',
    teacherName: '王老师',
    itemName: '积极发言',
    icon: 'hand',
    qualityType: 1,
    score: 2,
    createdAt: 1,
    students: [{ id: pupil.id, stuScore, redeemScore: stuScore }],
  }
}
