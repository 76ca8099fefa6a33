import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { classList } from '@pinge/contract/classes.ts'
import { undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { removeStudents, studentList } from '@pinge/contract/students.ts'
import { commentTeams, removeTeam, setTeamMembers, teamList } from '@pinge/contract/teams.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { praise, startTestClass, type TestClass } from '../../../test/make.ts'

const reminder = 's3-13' // 大课间不认真, −1 point, type 3

let at: TestClass
let mei: string
let tao: string
let an: string
let categoryId: string
let rocket: string
let rainbow: string
beforeEach(async () => {
  at = await startTestClass(['陈一诺', '王浩然', '张安'])
  ;[mei = '', tao = '', an = ''] = at.studentIds
  const made = await at.newScheme('数学合作组', { 火箭队: [mei, tao], 彩虹队: [an] })
  ;({ categoryId } = made)
  ;[rocket = '', rainbow = ''] = made.teamIds
})
afterEach(async () => {
  expect(await at.close()).toEqual({ students: [], teams: [] })
})

const give = (itemId: string, teamIds: string[], requestId?: string) =>
  at.app.call(commentTeams, { classId: at.classId, categoryId, teamIds, itemId, requestId }, at.token)
const undo = (batchId: string) => at.app.call(undoComment, { classId: at.classId, batchId }, at.token)
const teamScores = async () => (await at.teams(categoryId)).map(({ score }) => score)
async function pupilScores() {
  const { data } = await at.app.call(studentList, { classId: at.classId }, at.token)
  return data.stuInfoList.map(({ stuScore, redeemScore }) => [stuScore, redeemScore])
}

it('gives the points to the team and to each of its members once', async () => {
  const { data } = await give(praise, [rocket, rocket])

  expect(data.teams).toEqual([{ id: rocket, score: 2 }])
  expect(data.students.map(({ id }) => id)).toEqual([mei, tao].toSorted())
  expect(await teamScores()).toEqual([2, 0])
  expect(await pupilScores()).toEqual([
    [2, 2],
    [2, 2],
    [0, 0],
  ])
  const rows = await at.app.database.read.selectFrom('ledger').selectAll().orderBy('id').execute()
  expect(rows.map(({ teamId, studentId, score, redeem }) => [teamId, studentId, score, redeem])).toEqual([
    [rocket, null, 2, 0],
    ...[mei, tao].toSorted().map((id) => [rocket, id, 2, 2]),
  ])
  expect(new Set(rows.map(({ batchId }) => batchId))).toEqual(new Set([data.batchId]))
})

it('gives the points to members who are on leave, too', async () => {
  const marks = [{ studentId: mei, state: 'leave' as const }]
  await at.app.call(saveAttendance, { classId: at.classId, marks }, at.token)
  await give(praise, [rocket])

  expect((await pupilScores()).map(([score]) => score)).toEqual([2, 2, 0])
})

it('says of what a score is made, and forgets what was undone', async () => {
  await give(praise, [rocket, rainbow])
  const reminded = await give(reminder, [rocket])
  const [first] = await at.teams(categoryId, 1)
  expect(first).toMatchObject({ score: 1, qualityScores: [2, 0, -1, 0, 0] })

  await undo(reminded.data.batchId)
  expect((await at.teams(categoryId))[0]).toMatchObject({ score: 2, qualityScores: [2, 0, 0, 0, 0] })
})

it('takes back from the team and from its members together', async () => {
  const { data } = await give(praise, [rocket, rainbow])
  // Who is in the team now does not matter: those who got the points give them back.
  await at.app.call(setTeamMembers, { teamId: rocket, studentIds: [an] }, at.token)
  const undone = await undo(data.batchId)

  expect(undone.data.students).toHaveLength(3)
  expect(await teamScores()).toEqual([0, 0])
  expect(await pupilScores()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect((await undo(data.batchId)).code).toBe(409)
})

it('is told on the card of the class by its pupils, whom the team is not one of', async () => {
  await give(praise, [rocket])
  const [card] = (await at.app.call(classList, {}, at.token)).data
  expect(card?.lastComment).toMatchObject({ itemName: '作业优秀', studentCount: 2 })
})

it('gives to a team without members, and to the team alone', async () => {
  await at.app.call(setTeamMembers, { teamId: rainbow, studentIds: [] }, at.token)
  const { data } = await give(praise, [rainbow])

  expect(data).toMatchObject({ teams: [{ id: rainbow, score: 2 }], students: [] })
  expect((await undo(data.batchId)).data.students).toEqual([])
  expect(await teamScores()).toEqual([0, 0])
})

it('gives once what is sent again with the same request id', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => give(praise, [rocket], requestId)))

  expect(new Set(answers.map(({ data }) => data.batchId)).size).toBe(1)
  expect(await teamScores()).toEqual([2, 0])
})

it('either gives to a team or finds it removed, when both happen at once', async () => {
  const [given, removed] = await Promise.all([
    give(praise, [rocket]),
    at.app.call(removeTeam, { teamId: rocket }, at.token),
  ])

  expect(removed.code).toBe(200)
  expect([200, 404]).toContain(given.code)
  const [first] = await pupilScores()
  expect(first).toEqual(given.code === 200 ? [2, 2] : [0, 0])
  if (given.code === 200) expect((await undo(given.data.batchId)).code).toBe(200)
  expect((await give(praise, [rocket])).msg).toBe('小组不存在或已被移除，请重新选择小组')
})

it('keeps what a removed team was given in the records, and lets it be undone', async () => {
  const { data } = await give(praise, [rocket])
  await at.app.call(removeTeam, { teamId: rocket }, at.token)
  const records = await at.app.call(commentRecords, { classId: at.classId }, at.token)
  expect(records.data.items.filter(({ studentId }) => studentId === null)).toMatchObject([{ score: 2 }])

  expect((await undo(data.batchId)).code).toBe(200)
})

it('keeps a team’s score when a member who shared it leaves the class', async () => {
  const { data } = await give(praise, [rocket])
  await at.app.call(removeStudents, { classId: at.classId, ids: [mei], records: 'delete' }, at.token)
  expect(await teamScores()).toEqual([2, 0])

  await undo(data.batchId)
  expect(await teamScores()).toEqual([0, 0])
})

it('gives to no team when one is of another scheme', async () => {
  const other = await at.newScheme('值日小队', { 扫地队: [an] })
  const answer = await give(praise, [rocket, other.teamIds[0] ?? ''])

  expect(answer.code).toBe(404)
  expect(await teamScores()).toEqual([0, 0])
})

it('lets many give to one team at once and loses none', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => give(praise, [rocket])))

  expect(answers.every(({ code }) => code === 200)).toBe(true)
  expect(await teamScores()).toEqual([60, 0])
  const { data } = await at.app.call(teamList, { classId: at.classId, categoryId, order: 3 }, at.token)
  expect(data[0]?.qualityScores).toEqual([60, 0, 0, 0, 0])
})
