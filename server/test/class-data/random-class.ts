import { addItem, updateItem } from '@pinge/contract/comment-items.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import type { Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { redeem } from '@pinge/contract/rewards.ts'
import { mergeStudents, moveStudents, restoreStudents } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { addTeams, commentTeams, setTeamMembers } from '@pinge/contract/teams.ts'
import { DAY_MS, HOUR_MS } from '@pinge/contract/values/durations.ts'
import { startOfLocalDay } from '@pinge/contract/values/school-days/school-time.ts'
import { countClosedDays } from '../../src/api/writes/totals/count-closed-days.ts'
import { createSeededRandom, type SeededRandom } from '../../src/platform/seeded-random.ts'
import type { TestApp } from '../app.ts'
import { passDays, startClass } from '../make.ts'

const names = ['王浩然', '陈一诺', '丁当', '欧阳思齐', '安然', '李一', '赵雷', '周明']
const free = ['帮助同学', '上课讲话', '=1+1', "'引号", '打扫教室']

export type RandomClass = Awaited<ReturnType<typeof startRandomClass>>

/** Two classes of one teacher, and whatever happens in them by chance: the same for the same seed. */
export async function startRandomClass(seed: number) {
  const random = createSeededRandom(seed)
  const { app, owner, token, classId } = await startClass(names)
  const other = await app.newClass(token, ['安宁', '何静'])
  const classIds = [classId, other.classId] as const
  const own = await app.call(addItem, { type: 4, name: '浇花', score: 2 }, token)
  const tools = {
    app,
    random,
    token,
    owner,
    itemIds: ['s1-01', 's1-13', 's5-08', own.data.id] as [string, ...string[]],
    ownItemId: own.data.id,
    classIds,
    batches: [] as { classId: string; batchId: string }[],
    teams: [] as { classId: string; categoryId: string; teamIds: string[] }[],
  }
  const happen = async (times: number) => {
    for (let time = 0; time < times; time += 1) await oneThing(tools)
  }
  return { app, token, classIds, happen }
}

type Tools = {
  app: TestApp
  random: SeededRandom
  token: string
  owner: Awaited<ReturnType<typeof startClass>>['owner']
  itemIds: [string, ...string[]]
  ownItemId: string
  classIds: readonly [string, string]
  batches: { classId: string; batchId: string }[]
  teams: { classId: string; categoryId: string; teamIds: string[] }[]
}

/** What is refused, since it does not fit what happened before, is part of chance; a failure of the server is none. */
async function act<E extends Endpoint>({ app, token }: Tools, endpoint: E, request: RequestOf<E>) {
  const answer = await app.call(endpoint, request, token)
  if (answer.code === 500) throw new Error(`${endpoint.path} failed`)
  return answer
}

const things: readonly [weight: number, (tools: Tools, classId: string) => Promise<unknown>][] = [
  [30, give],
  [8, giveTeams],
  [14, undo],
  [5, makeTeams],
  [4, leave],
  [6, comeBack],
  [2, removeForGood],
  [2, merge],
  [3, move],
  [2, reset],
  [2, exchange],
  [1, renameItem],
  [14, letTimePass],
  [10, ({ app }) => countClosedDays(app.database, () => app.time.now)],
  [1, putClockBack],
]
const weights = things.reduce((sum, [weight]) => sum + weight, 0)

async function oneThing(tools: Tools): Promise<void> {
  const { random } = tools
  const classId = random.chance(80) ? tools.classIds[0] : tools.classIds[1]
  let drawn = random.between(1, weights)
  const [, happens] = things.find(([weight]) => (drawn -= weight) <= 0) ?? things[0] ?? []
  await happens?.(tools, classId)
}

async function somePupils(
  { app, random }: Tools,
  classId: string,
  most: number,
  isLeft = false,
): Promise<string[]> {
  const rows = await app.database.read
    .selectFrom('students')
    .select('id')
    .where('classId', '=', classId)
    .where('leftAt', isLeft ? 'is not' : 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const count = random.between(1, most)
  return ids.filter(() => random.chance(Math.ceil((100 * count) / (ids.length + 1)))).slice(0, count)
}

function given({ random, itemIds }: Tools) {
  if (random.chance(60)) return { itemId: random.pick(itemIds) }
  const score = random.between(1, 10) * (random.chance(40) ? -1 : 1)
  const type = random.pick([undefined, 1, 2, 3, 4, 5] as const)
  return { name: free[random.between(0, free.length - 1)] ?? '', score, ...(type && { type }) }
}

async function give(tools: Tools, classId: string) {
  const studentIds = await somePupils(tools, classId, tools.random.chance(10) ? 8 : 3)
  if (studentIds.length === 0) return
  const { code, data } = await act(tools, giveComment, { classId, studentIds, ...given(tools) })
  if (code === 200) tools.batches.push({ classId, batchId: data.batchId })
}

async function makeTeams(tools: Tools, classId: string) {
  const { random, teams } = tools
  const changed = teams.at(-1)
  const studentIds = await somePupils(tools, classId, 4)
  if (changed && random.chance(60)) {
    const teamId = changed.teamIds[0] ?? ''
    return act(tools, setTeamMembers, { teamId, studentIds })
  }
  const made = await act(tools, addTeams, {
    classId,
    categoryName: `方案${teams.length}`,
    teams: [{ teamName: '火箭队', studentIds }, { teamName: '彩虹队' }],
  })
  if (made.code === 200) teams.push({ classId, ...made.data })
  return made
}

async function giveTeams(tools: Tools) {
  const { random, teams, batches } = tools
  const drawn = teams[random.between(0, teams.length)]
  if (!drawn) return
  const { code, data } = await act(tools, commentTeams, { ...drawn, ...given(tools) })
  if (code === 200) batches.push({ classId: drawn.classId, batchId: data.batchId })
}

async function undo(tools: Tools) {
  const { random, batches, app } = tools
  const batch = batches[random.between(0, batches.length)]
  if (!batch) return
  const rows = await app.database.read
    .selectFrom('ledger')
    .select('studentId')
    .where('batchId', '=', batch.batchId)
    .orderBy('id')
    .execute()
  const ids = rows.flatMap(({ studentId }) => studentId ?? [])
  const part = random.chance(50) && ids.length > 0 ? { studentIds: ids.slice(0, 1) } : {}
  await act(tools, undoComment, { ...batch, ...part })
}

async function leave(tools: Tools, classId: string) {
  const ids = await somePupils(tools, classId, 1)
  if (ids.length > 0) await act(tools, removeStudents, { classId, ids })
}

async function comeBack(tools: Tools, classId: string) {
  const ids = await somePupils(tools, classId, 2, true)
  if (ids.length > 0) await act(tools, restoreStudents, { classId, ids })
}

async function removeForGood(tools: Tools, classId: string) {
  const ids = await somePupils(tools, classId, 1, tools.random.chance(50))
  if (ids.length > 0) await act(tools, removeStudents, { classId, ids, records: 'delete' })
}

async function merge(tools: Tools, classId: string) {
  const [id = '', otherId = ''] = await somePupils(tools, classId, 5)
  if (otherId === '') return
  await act(tools, mergeStudents, { classId, id, otherId, choices: { username: 'kept' } })
}

async function move(tools: Tools, classId: string) {
  const ids = await somePupils(tools, classId, 2)
  const toClassId = tools.classIds.find((id) => id !== classId) ?? ''
  const withHistory = tools.random.chance(60)
  if (ids.length > 0) await act(tools, moveStudents, { classId, toClassId, ids, withHistory })
}

async function reset(tools: Tools, classId: string) {
  const studentIds = await somePupils(tools, classId, 3)
  if (studentIds.length > 0) await act(tools, resetScore, { classId, studentIds })
}

async function exchange(tools: Tools, classId: string) {
  const studentIds = await somePupils(tools, classId, 1)
  if (studentIds.length > 0) await act(tools, redeem, { classId, studentIds, name: '贴纸', cost: 1 })
}

async function renameItem(tools: Tools) {
  const name = `浇花${tools.random.between(1, 99)}`
  await act(tools, updateItem, { id: tools.ownItemId, name })
}

/** Minutes, a night, days or weeks; now and then right to midnight, or one millisecond before it. */
async function letTimePass({ app, random, owner }: Tools) {
  const midnight = startOfLocalDay(app.time.now) + DAY_MS
  app.time.now = random.pick([
    app.time.now + random.between(1, HOUR_MS),
    app.time.now + random.between(1, 3) * DAY_MS,
    app.time.now + random.between(1, 25) * DAY_MS,
    midnight,
    midnight - 1,
  ])
  await passDays(app, 0, owner)
}

/** By an hour, over a midnight that was counted already. */
async function putClockBack(tools: Tools, classId: string) {
  const { app } = tools
  app.time.now = startOfLocalDay(app.time.now) + DAY_MS
  await passDays(app, 0, tools.owner)
  await countClosedDays(app.database, () => app.time.now)
  app.time.now -= HOUR_MS
  await give(tools, classId)
  app.time.now += HOUR_MS
}
