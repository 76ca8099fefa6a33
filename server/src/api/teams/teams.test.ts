import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import {
  addTeams,
  arrangeTeams,
  categoryStudents,
  commentTeams,
  copyCategory,
  removeCategory,
  removeTeam,
  renameCategory,
  renameTeam,
  setTeamMembers,
  teamList,
  teamMembers,
} from '@pinge/contract/teams.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let at: TestClass
let mei: string
let tao: string
let an: string
beforeEach(async () => {
  at = await startTestClass(['陈一诺', '王浩然', '张安'])
  ;[mei = '', tao = '', an = ''] = at.studentIds
})
afterEach(async () => {
  expect(await at.close()).toEqual({ students: [], teams: [] })
})

const membersOf = async (categoryId: string) =>
  Object.fromEntries((await at.teams(categoryId)).map(({ teamName, studentIds }) => [teamName, studentIds]))

it('makes a scheme with its teams and pupils in one call', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 火箭队: [tao, mei], 彩虹队: [] })

  expect(await at.categories()).toMatchObject([
    {
      id: categoryId,
      name: '数学合作组',
      creatorId: at.owner.userId,
      creatorName: '王老师',
      teamCount: 2,
      memberCount: 2,
    },
  ])
  expect(await at.teams(categoryId)).toMatchObject([
    {
      id: teamIds[0],
      teamName: '火箭队',
      score: 0,
      memberCount: 2,
      studentIds: [mei, tao],
      qualityScores: [0, 0, 0, 0, 0],
      position: 0,
    },
    { id: teamIds[1], teamName: '彩虹队', memberCount: 0, studentIds: [], position: 1 },
  ])
})

it('adds a team to a scheme and takes its pupils out of their other teams of it', async () => {
  const { categoryId } = await at.newScheme('数学合作组', { 火箭队: [mei, tao] })
  const other = await at.newScheme('值日小队', { 扫地队: [mei] })
  await at.app.call(
    addTeams,
    { classId: at.classId, categoryId, teams: [{ teamName: '彩虹队', studentIds: [mei] }] },
    at.token,
  )

  expect(await membersOf(categoryId)).toEqual({ 火箭队: [tao], 彩虹队: [mei] })
  // Another scheme is another division of the class.
  expect(await membersOf(other.categoryId)).toEqual({ 扫地队: [mei] })
})

it('refuses a new scheme without a name, and one pupil in two teams, and leaves nothing behind', async () => {
  const nameless = await at.app.send(addTeams.path, { classId: at.classId, teams: [] }, { token: at.token })
  expect(nameless).toMatchObject({ status: 400, msg: '新方案要有名称' })

  const teams = [
    { teamName: '火箭队', studentIds: [mei] },
    { teamName: '彩虹队', studentIds: [mei] },
  ]
  const twice = await at.app.call(addTeams, { classId: at.classId, categoryName: '甲', teams }, at.token)
  expect(twice).toMatchObject({ status: 400, msg: '同一名学生不能同时在两个小组里' })
  expect(await at.categories()).toEqual([])
})

it('keeps every order: date, initial, score', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 远航队: [], 彩虹队: [], 'A 队': [] })
  const [, rainbow = ''] = teamIds
  await at.app.database.write(async (trx) => {
    await trx.updateTable('teams').set({ score: 5 }).where('id', '=', rainbow).execute()
  })
  const names = async (order?: 1 | 2 | 3) => (await at.teams(categoryId, order)).map((team) => team.teamName)

  expect(await names()).toEqual(['远航队', '彩虹队', 'A 队'])
  expect(await names(1)).toEqual(['远航队', '彩虹队', 'A 队'])
  expect(await names(2)).toEqual(['A 队', '彩虹队', '远航队'])
  expect(await names(3)).toEqual(['彩虹队', '远航队', 'A 队'])
  await at.app.database.write((trx) => trx.updateTable('teams').set({ score: 0 }).execute())
})

it('sets the members of a team, also to none', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 火箭队: [mei], 彩虹队: [tao] })
  const [rocket = ''] = teamIds
  await at.app.call(setTeamMembers, { teamId: rocket, studentIds: [tao, an, tao] }, at.token)

  expect(await membersOf(categoryId)).toEqual({ 火箭队: [tao, an], 彩虹队: [] })
  const listed = await at.app.call(teamMembers, { teamId: rocket }, at.token)
  expect(listed.data.map(({ username }) => username)).toEqual(['王浩然', '张安'])
  const all = await at.app.call(categoryStudents, { classId: at.classId, categoryId }, at.token)
  expect(all.data.map(({ username, teamId }) => [username, teamId])).toEqual([
    ['陈一诺', null],
    ['王浩然', rocket],
    ['张安', rocket],
  ])

  await at.app.call(setTeamMembers, { teamId: rocket, studentIds: [] }, at.token)
  expect(await membersOf(categoryId)).toEqual({ 火箭队: [], 彩虹队: [] })
})

it('puts no pupil of another class into a team', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 火箭队: [mei] })
  const other = await at.app.newClass(at.token, ['丁当'])
  const [rocket = ''] = teamIds
  const answer = await at.app.call(
    setTeamMembers,
    { teamId: rocket, studentIds: [...other.studentIds, tao] },
    at.token,
  )

  expect(answer.code).toBe(404)
  expect(await membersOf(categoryId)).toEqual({ 火箭队: [mei] })
})

it('renames a team and a scheme, removes a team and clears a scheme', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 火箭队: [mei], 彩虹队: [tao] })
  const [rocket = '', rainbow = ''] = teamIds
  await at.app.call(renameTeam, { teamId: rocket, teamName: ' 远航队 ' }, at.token)
  await at.app.call(renameCategory, { categoryId, categoryName: '语文合作组' }, at.token)
  await at.app.call(removeTeam, { teamId: rainbow }, at.token)

  expect(await at.categories()).toMatchObject([{ name: '语文合作组', teamCount: 1, memberCount: 1 }])
  expect(await membersOf(categoryId)).toEqual({ 远航队: [mei] })
  expect((await at.app.call(renameTeam, { teamId: rainbow, teamName: '晚了' }, at.token)).code).toBe(404)

  await at.app.call(removeCategory, { categoryId }, at.token)
  expect(await at.categories()).toEqual([])
  expect((await at.app.call(teamList, { classId: at.classId, categoryId }, at.token)).code).toBe(404)
})

it('answers the repeat of a removal as it answered the first time', async () => {
  const { teamIds } = await at.newScheme('数学合作组', { 火箭队: [mei] })
  const remove = () => at.app.call(removeTeam, { teamId: teamIds[0] ?? '', requestId }, at.token)
  const requestId = randomUUID()

  expect([(await remove()).code, (await remove()).code]).toEqual([200, 200])
})

it('lets the class’s owner clear the scheme of a colleague who has left, and do nothing else with it', async () => {
  const { app, classId, colleague, stranger, token } = at
  const { categoryId, teamIds } = await at.newScheme('语文朗读组', { 朗读队: [mei] }, colleague.accessToken)
  const [teamId = ''] = teamIds
  const clear = (by: string) => app.call(removeCategory, { categoryId }, by)
  const other = await at.joinAsColleague('孙老师')

  expect(await at.categories()).toMatchObject([{ canClear: false }])
  expect(await at.categories(colleague.accessToken)).toMatchObject([{ canClear: true }])
  expect((await clear(token)).code).toBe(403)

  await app.call(removeTeacher, { classId, userId: colleague.userId }, token)
  expect(await at.categories()).toMatchObject([{ creatorName: '李老师', canClear: true }])
  expect(await at.categories(other.accessToken)).toMatchObject([{ canClear: false }])
  const uses = [
    [teamList.path, { classId, categoryId }],
    [addTeams.path, { classId, categoryId, teams: [{ teamName: '乙' }] }],
    [setTeamMembers.path, { teamId, studentIds: [tao] }],
    [removeTeam.path, { teamId }],
    [renameCategory.path, { categoryId, categoryName: '乙' }],
    [copyCategory.path, { categoryId, categoryName: '乙' }],
  ] as const
  for (const [path, body] of uses)
    expect({ path, status: (await app.send(path, body, { token })).status }).toEqual({ path, status: 403 })
  expect((await clear(other.accessToken)).code).toBe(403)
  expect((await clear(stranger.accessToken)).code).toBe(404)
  expect((await clear(colleague.accessToken)).code).toBe(404)
  expect(await at.categories()).toMatchObject([{ name: '语文朗读组', teamCount: 1, memberCount: 1 }])

  expect((await clear(token)).code).toBe(200)
  expect(await at.categories()).toEqual([])
})

it('gives a scheme back to a colleague who left and came again', async () => {
  const { app, classId, colleague, token } = at
  const { categoryId } = await at.newScheme('语文朗读组', { 朗读队: [mei] }, colleague.accessToken)
  await app.call(removeTeacher, { classId, userId: colleague.userId }, token)
  await at.join(colleague)

  expect(await at.categories()).toMatchObject([{ canClear: false }])
  expect((await app.call(removeCategory, { categoryId }, token)).code).toBe(403)
  expect((await app.call(teamList, { classId, categoryId }, colleague.accessToken)).code).toBe(200)
})

it('copies a scheme with its teams in their order and their pupils, whose scores begin at 0', async () => {
  const { categoryId } = await at.newScheme('数学合作组', { 火箭队: [mei, an], 彩虹队: [tao] })
  const copy = await at.app.call(copyCategory, { categoryId, categoryName: '第二学期' }, at.token)

  expect(await membersOf(copy.data.categoryId)).toEqual({ 火箭队: [mei, an], 彩虹队: [tao] })
  expect(Object.keys(await membersOf(copy.data.categoryId))).toEqual(['火箭队', '彩虹队'])
  expect(await membersOf(categoryId)).toEqual({ 火箭队: [mei, an], 彩虹队: [tao] })
  expect((await at.categories()).map(({ name }) => name)).toEqual(['数学合作组', '第二学期'])
})

it('saves a whole grouping: keeps the named teams, makes new ones, removes the rest', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 火箭队: [mei], 彩虹队: [tao] })
  const [rocket = '', rainbow = ''] = teamIds
  const arranged = await at.app.call(
    arrangeTeams,
    {
      classId: at.classId,
      categoryId,
      teams: [
        { teamId: rainbow, teamName: '彩虹小队', studentIds: [mei] },
        { teamName: '风筝队', studentIds: [tao, an] },
      ],
    },
    at.token,
  )

  expect(arranged.data.teamIds[0]).toBe(rainbow)
  expect(await membersOf(categoryId)).toEqual({ 彩虹小队: [mei], 风筝队: [tao, an] })
  const late = {
    classId: at.classId,
    categoryId,
    teams: [{ teamId: rocket, teamName: '火箭队', studentIds: [] }],
  }
  expect((await at.app.call(arrangeTeams, late, at.token)).msg).toBe('小组不存在或已被移除，请重新选择小组')
  expect(await membersOf(categoryId)).toEqual({ 彩虹小队: [mei], 风筝队: [tao, an] })
})

it('lets only its creator use a scheme, and shows the others that it is there', async () => {
  const mine = await at.newScheme('数学合作组', { 火箭队: [mei] })
  const theirs = await at.newScheme('语文朗读组', { 朗读队: [mei] }, at.colleague.accessToken)
  const { classId } = at
  const categoryId = mine.categoryId
  const teamId = mine.teamIds[0] ?? ''
  const uses = [
    [teamList.path, { classId, categoryId }],
    [categoryStudents.path, { classId, categoryId }],
    [teamMembers.path, { teamId }],
    [addTeams.path, { classId, categoryId, teams: [{ teamName: '乙' }] }],
    [setTeamMembers.path, { teamId, studentIds: [tao] }],
    [renameTeam.path, { teamId, teamName: '乙' }],
    [removeTeam.path, { teamId }],
    [renameCategory.path, { categoryId, categoryName: '乙' }],
    [removeCategory.path, { categoryId }],
    [copyCategory.path, { categoryId, categoryName: '乙' }],
    [arrangeTeams.path, { classId, categoryId, teams: [{ teamName: '乙', studentIds: [] }] }],
    ['/api/sys/classteam/comment', { classId, categoryId, teamIds: [teamId], itemId: 's1-01' }],
  ] as const
  for (const [path, body] of uses) {
    const refused = await at.app.send(path, body, { token: at.colleague.accessToken })
    const unknown = await at.app.send(path, body, { token: at.stranger.accessToken })
    expect({ path, status: refused.status, msg: refused.msg, strangers: unknown.status }).toEqual({
      path,
      status: 403,
      msg: '这个方案只有创建它的老师能用',
      strangers: 404,
    })
  }

  // Each sees both, the own one first.
  expect((await at.categories()).map(({ name }) => name)).toEqual(['数学合作组', '语文朗读组'])
  expect(await at.categories(at.colleague.accessToken)).toMatchObject([
    { id: theirs.categoryId, creatorName: '李老师' },
    { id: categoryId, creatorName: '王老师', teamCount: 1, memberCount: 1 },
  ])
  // Nor does owning the class open a colleague's scheme.
  const ownerLooks = await at.app.call(teamList, { classId, categoryId: theirs.categoryId }, at.token)
  expect(ownerLooks.code).toBe(403)
  expect(await membersOf(categoryId)).toEqual({ 火箭队: [mei] })
})

it('does not take a scheme of another class', async () => {
  const { categoryId } = await at.newScheme('数学合作组', { 火箭队: [mei] })
  const other = await at.app.newClass(at.token, ['丁当'])

  expect((await at.app.call(teamList, { classId: other.classId, categoryId }, at.token)).code).toBe(404)
})

it('lets a pupil who leaves the class leave the teams', async () => {
  const { categoryId } = await at.newScheme('数学合作组', { 火箭队: [mei, tao] })
  await at.app.call(removeStudents, { classId: at.classId, ids: [mei], records: 'delete' }, at.token)

  expect(await at.teams(categoryId)).toMatchObject([{ memberCount: 1, studentIds: [tao] }])
})

it('has at most 40 teams a scheme and 50 schemes a class', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `第${index + 1}队`)
  const { categoryId } = await at.newScheme('很多队', Object.fromEntries(names.map((name) => [name, []])))
  const more = { classId: at.classId, categoryId, teams: [{ teamName: '第41队' }] }
  expect(await at.app.call(addTeams, more, at.token)).toMatchObject({
    status: 409,
    msg: '每个方案最多 40 个小组',
  })
  expect(await at.teams(categoryId)).toHaveLength(40)

  for (let count = 1; count < 50; count += 1) await at.newScheme(`方案${count}`, {})
  const tooMany = { classId: at.classId, categoryName: '多了', teams: [] }
  expect(await at.app.call(addTeams, tooMany, at.token)).toMatchObject({
    status: 409,
    msg: '每个班级最多 50 个分组方案',
  })
})

it('stays whole when two tabs regroup at once: the last one is what is there', async () => {
  const { categoryId, teamIds } = await at.newScheme('数学合作组', { 火箭队: [mei], 彩虹队: [tao, an] })
  const [rocket = '', rainbow = ''] = teamIds
  const arrange = (teams: { teamId?: string; teamName: string; studentIds: string[] }[]) =>
    at.app.call(arrangeTeams, { classId: at.classId, categoryId, teams }, at.token)
  const answers = await Promise.all([
    arrange([
      { teamId: rocket, teamName: '火箭队', studentIds: [mei, tao] },
      { teamId: rainbow, teamName: '彩虹队', studentIds: [an] },
    ]),
    arrange([
      { teamId: rocket, teamName: '火箭队', studentIds: [an] },
      { teamId: rainbow, teamName: '彩虹队', studentIds: [mei, tao] },
    ]),
    at.app.call(setTeamMembers, { teamId: rocket, studentIds: [mei, tao, an] }, at.token),
  ])

  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  const teams = await at.teams(categoryId)
  expect(teams.flatMap(({ studentIds }) => studentIds).toSorted()).toEqual([mei, tao, an].toSorted())
})

it('stays whole when two teachers regroup the same pupils at once, each in a scheme of their own', async () => {
  const { accessToken } = at.colleague
  const own = await at.newScheme('数学合作组', { 火箭队: [mei], 彩虹队: [tao, an] })
  const theirs = await at.newScheme('语文朗读组', { 枫叶队: [mei, tao, an] }, accessToken)
  const arrange = (categoryId: string, teamName: string, token: string) =>
    at.app.call(
      arrangeTeams,
      { classId: at.classId, categoryId, teams: [{ teamName, studentIds: [an, tao, mei] }] },
      token,
    )
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => [
      arrange(own.categoryId, `第${turn}次`, at.token),
      arrange(theirs.categoryId, `又${turn}次`, accessToken),
    ]).flat(),
  )

  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(200))
  const request = { classId: at.classId, categoryId: theirs.categoryId }
  const listed = [await at.teams(own.categoryId), (await at.app.call(teamList, request, accessToken)).data]
  for (const teams of listed)
    expect(teams.map(({ studentIds }) => studentIds.toSorted())).toEqual([[mei, tao, an].toSorted()])
})

it('reads, praises and regroups a class of 200 with 40 teams', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `学生${index + 1}`)
  const { classId, studentIds } = await at.app.newClass(at.token, names)
  const teams = Array.from({ length: 40 }, (_, index) => ({
    teamName: `第${index + 1}队`,
    studentIds: studentIds.slice(index * 5, index * 5 + 5),
  }))
  const made = await at.app.call(addTeams, { classId, categoryName: '全班', teams }, at.token)
  const { categoryId } = made.data
  const listed = await at.app.call(teamList, { classId, categoryId }, at.token)
  const students = await at.app.call(categoryStudents, { classId, categoryId }, at.token)

  expect(listed.data.map(({ memberCount }) => memberCount)).toEqual(Array<number>(40).fill(5))
  expect(students.data.filter(({ teamId }) => teamId !== null)).toHaveLength(200)

  const { teamIds } = made.data
  const praised = await at.app.call(commentTeams, { classId, categoryId, teamIds, itemId: 's1-03' }, at.token)
  expect(praised.data.students).toHaveLength(200)
  expect(praised.data.teams).toHaveLength(40)
  const reversed = teams.map(({ teamName }, at) => ({
    teamId: teamIds[at] ?? '',
    teamName,
    studentIds: teams[39 - at]?.studentIds ?? [],
  }))
  await at.app.call(arrangeTeams, { classId, categoryId, teams: reversed }, at.token)
  const regrouped = await at.app.call(teamList, { classId, categoryId }, at.token)
  expect(regrouped.data.map(({ studentIds }) => studentIds.toSorted())).toEqual(
    reversed.map(({ studentIds }) => studentIds.toSorted()),
  )
})
