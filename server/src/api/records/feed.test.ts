import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { archiveClass } from '@pinge/contract/class-edit.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentFeed } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { addTeams, commentTeams } from '@pinge/contract/teams.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { kindness, newCoTeacher, praise, startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
})
afterEach(() => app.close())

async function give(itemId: string, studentIds: string[], more: { remark?: string; by?: string } = {}) {
  const { by = token, ...rest } = more
  const given = await app.call(giveComment, { classId, itemId, studentIds, ...rest }, by)
  app.time.now += 1000
  return given.data.batchId
}
async function undo(batchId: string) {
  await app.call(undoComment, { classId, batchId }, token)
  app.time.now += 1000
}

const feed = async (more: { limit?: number; cursor?: string } = {}, by = token) =>
  (await app.call(commentFeed, { classId, ...more }, by)).data

it('tells each comment once, with the pupils who got it', async () => {
  const many = await app.newClass(token, ['周诗语', '安然', '丁当', '王浩然', '陈一诺'])
  classId = many.classId
  await give(praise, many.studentIds, { remark: '声音响亮' })

  expect((await feed()).items).toEqual([
    {
      batchId: expect.any(String),
      kind: 'praise',
      itemName: '作业优秀',
      icon: 'hundred',
      type: 1,
      score: 2,
      remark: '声音响亮',
      teacherId: expect.any(String),
      teacherName: '王老师',
      createdAt: app.time.now - 1000,
      isUndone: false,
      canUndo: true,
      canEditRemark: true,
      remarkEdits: [],
      studentNames: ['安然', '陈一诺', '丁当'],
      studentCount: 5,
      isWholeClass: true,
      teamNames: [],
      teamCount: 0,
    },
  ])
})

it('names those without a letter after the others, as a class list does', async () => {
  const many = await app.newClass(token, ['★小明', '周诗语', '安然'])
  classId = many.classId
  await give(praise, many.studentIds)

  expect((await feed()).items.map(({ studentNames }) => studentNames)).toEqual([['安然', '周诗语', '★小明']])
})

it('marks what was undone and does not tell the undo itself', async () => {
  await undo(await give(praise, [mei, tao]))

  expect((await feed()).items).toMatchObject([{ isUndone: true, canUndo: false, studentCount: 2 }])
})

it('tells of a batch that was undone for some the others, of a whole class and of a team', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `学生${index}`)
  const many = await app.newClass(token, names)
  classId = many.classId
  const [first = '', second = ''] = many.studentIds
  const batchId = await give(praise, many.studentIds)
  await app.call(undoComment, { classId, batchId, studentIds: [first, second] }, token)
  const teams = [{ teamName: '向日葵组', studentIds: [first, second] }, { teamName: '小火箭组' }]
  const made = (await app.call(addTeams, { classId, categoryName: '早读', teams }, token)).data
  const { categoryId, teamIds } = made
  app.time.now += 1000
  await app.call(commentTeams, { classId, categoryId, teamIds, itemId: praise }, token)

  expect((await feed()).items).toMatchObject([
    { studentNames: ['学生0', '学生1'], studentCount: 2, teamCount: 2, score: 2, isUndone: false },
    {
      studentNames: expect.not.arrayContaining(['学生0']),
      studentCount: 198,
      teamNames: [],
      teamCount: 0,
      score: 2,
      isUndone: false,
      canUndo: true,
    },
  ])
})

it('tells no number where a reset took something else from each', async () => {
  await give(praise, [mei, tao])
  await give(praise, [mei])
  await app.call(resetScore, { classId, studentIds: [mei, tao] }, token)

  const [reset] = (await feed()).items
  expect(reset).toMatchObject({ kind: 'reset', score: null, studentCount: 2, canEditRemark: false })
})

it('lets a co-teacher undo their own only, and the owner everything', async () => {
  const { accessToken } = await newCoTeacher(app, classId)
  await give(praise, [mei])
  await give(kindness, [mei], { by: accessToken })

  expect((await feed({}, accessToken)).items.map(({ canUndo }) => canUndo)).toEqual([true, false])
  expect((await feed()).items.map(({ canUndo }) => canUndo)).toEqual([true, true])
})

it('of an archived class offers nothing to take back or correct', async () => {
  await give(praise, [mei])
  await app.call(archiveClass, { classId, isArchived: true }, token)

  expect((await feed()).items).toMatchObject([{ canUndo: false, canEditRemark: false }])
})

it('goes on page by page until everything was told once', async () => {
  const given = []
  for (let n = 0; n < 5; n += 1) given.push(await give(praise, [mei, tao]))

  const first = await feed({ limit: 2 })
  const second = await feed({ limit: 2, cursor: first.nextCursor ?? '' })
  const third = await feed({ limit: 2, cursor: second.nextCursor ?? '' })
  const told = [first, second, third].flatMap(({ items }) => items.map(({ batchId }) => batchId))
  expect(told).toEqual(given.toReversed())
  expect(third.nextCursor).toBeNull()
})

it('tells the whole class of a comment to all who were there, and to no other', async () => {
  const names = ['周诗语', '安然', '丁当', '王浩然']
  const { classId: id, studentIds } = await app.newClass(token, names)
  classId = id
  const [first = '', second = '', third = '', away = ''] = studentIds
  const isWhole = async () => (await feed()).items.map(({ isWholeClass }) => isWholeClass).toReversed()
  await give(praise, studentIds)
  await give(praise, [first, second, third])
  await markAway(away)
  await give(praise, [first, second, away])
  await app.call(addStudents, { classId, students: [{ username: '李一' }] }, token)
  await give(praise, studentIds)

  // The three got theirs on the day that the fourth was away, though before it was known.
  expect(await isWhole()).toEqual([true, true, false, false])
})

async function markAway(studentId: string): Promise<void> {
  const marks = [{ studentId, state: 'absent' as const }]
  await app.call(saveAttendance, { classId, date: localDate(app.time.now), marks }, token)
  app.time.now += 1000
}
