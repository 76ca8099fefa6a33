import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { classReport } from '@pinge/contract/class-data.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { removeStudents, studentList, updateStudent } from '@pinge/contract/students.ts'
import { teamMembers } from '@pinge/contract/teams.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../test/database.ts'
import { startTestClass, type TestClass } from '../../../test/make.ts'
import { countingDeletions, cutAfter, isDone } from '../../../test/privacy/count-deletions.ts'
import { everyRow } from '../../../test/surface/every-row.ts'
import { completePupils } from '../privacy/erasures/complete-erasures.ts'
import { createClassHolds, endHold } from '../writes/class-holds.ts'
import { ROWS_AT_ONCE } from '../writes/erasing/rows-in-steps.ts'
import { completeRemoval } from '../writes/students/complete-removal.ts'
import { markRemoved, selectRemoved } from '../writes/students/removed-students.queries.ts'
import { countClosedDays } from '../writes/totals/count-closed-days.ts'

const DAYS = 20
const A_DAY = 4
const EACH = DAYS * A_DAY

let at: TestClass
let going: string[]
let days: { from: string; to: string }
beforeEach(async () => {
  at = await startTestClass(['陈梅', '李涛', '王浩然', '安然'])
  going = at.studentIds.slice(0, 3)
  const from = at.app.time.now
  await giveForDays()
  days = { from: localDate(from), to: localDate(at.app.time.now) }
})
afterEach(async () => {
  expect(await at.close()).toEqual({ students: [], teams: [] })
})

/** All get as much every day, together more than one step takes. */
async function giveForDays(): Promise<void> {
  const { app, token, classId, studentIds } = at
  for (let day = 0; day < DAYS; day += 1) {
    for (let count = 0; count < A_DAY; count += 1)
      await app.call(
        giveComment,
        { classId, studentIds, name: '主动问好', score: 1, requestId: randomUUID() },
        token,
      )
    app.time.now += DAY_MS
  }
  await countClosedDays(app.database, () => app.time.now)
}

const remove = (requestId = randomUUID(), by = at.token) =>
  at.app.call(removeStudents, { classId: at.classId, ids: going, records: 'delete', requestId }, by)

/** How many comments the records and the class data tell of, and how many pupils the lists. */
async function told(): Promise<number[]> {
  const { app, token, classId } = at
  const [records, report, list, information] = await Promise.all([
    app.call(commentSummary, { classId }, token),
    app.call(classReport, { classId, ...days }, token),
    app.call(studentList, { classId, filter: true }, token),
    app.call(studentInformation, { classId }, token),
  ])
  return [
    records.data.totals.praiseCount,
    report.data.totals.count,
    list.data.stuInfoList.length,
    information.data.students.length,
  ]
}

const tools = () => ({
  clock: () => at.app.time.now,
  newId: () => randomUUID(),
  holds: createClassHolds(),
})

/** Which tables still name one of the pupils, or a mark that somebody goes. */
async function left(): Promise<string[]> {
  const rows = await everyRow(at.app)
  return Object.keys(rows).filter(
    // What was asked and answered by ids, and what was done.
    (table) =>
      !['requests', 'securityEvents'].includes(table) &&
      rows[table]?.some((row) => going.some((id) => row.includes(id))),
  )
}

it('who looks at the class meanwhile sees it with all of them or with none, and nothing between', async () => {
  expect(await told()).toEqual([4 * EACH, 4 * EACH, 4, 4])
  expect(await remove()).toMatchObject({ code: 200 })
  const { data } = await at.app.call(classList, {}, at.token)
  expect(data).toMatchObject([{ studentCount: 1 }])
  expect(await told()).toEqual([EACH, EACH, 1, 1])
  expect(await left()).toEqual([])
})

it('the same request twice deletes once and is answered alike; a later one finds no pupil', async () => {
  const requestId = randomUUID()
  expect(await remove(requestId)).toMatchObject({ code: 200 })
  expect(await remove(requestId)).toMatchObject({ code: 200 })
  expect(await remove()).toMatchObject({ code: errors.studentNotInClass.code })
})

it('a colleague deletes no pupil, and keeps no class waiting', async () => {
  expect(await remove(randomUUID(), at.colleague.accessToken)).toMatchObject({
    code: errors.deletionOwnerOnly.code,
  })
  expect(await told()).toEqual([4 * EACH, 4 * EACH, 4, 4])
})

it.runIf(testEngine === 'sqlite')(
  'a class whose deletion cannot go on is closed, others are open, and the next starts do what is left',
  async () => {
    const { app, token, classId } = at
    const other = await app.newClass(token)
    const { teamIds } = await at.newScheme('两人一组', { 一组: at.studentIds })
    const [teamId = ''] = teamIds
    await app.database.write((trx) =>
      sql`create trigger disk_full before delete on ledger begin select raise(abort, 'no room'); end`.execute(
        trx,
      ),
    )
    expect(await remove()).toMatchObject({ code: 200 })
    const look = (id: string) => app.call(commentSummary, { classId: id }, token)
    expect(await look(classId)).toMatchObject({ status: 503, code: errors.serviceBusy.code })
    expect(await look(other.classId)).toMatchObject({ code: 200 })
    // What names no class, and so does not wait.
    const shown = (await app.call(classList, {}, token)).data.find((each) => each.classId === classId)
    expect(shown).toMatchObject({ studentCount: 1, praisedToday: 0, lastComment: null })
    const members = (await app.call(teamMembers, { teamId }, token)).data
    expect(members.map(({ username }) => username)).toEqual(['安然'])
    const renamed = await app.call(updateStudent, { id: going[0] ?? '', username: '陈梅梅' }, token)
    expect(renamed.code).toBe(errors.studentNotInClass.code)
    expect((await selectRemoved(app.database.read)).get(classId)).toHaveLength(3)
    await app.database.write((trx) => sql`drop trigger disk_full`.execute(trx))

    const fewer: number[] = []
    const counting = countingDeletions(app, (rows) => fewer.push(rows))
    let starts = 0
    do starts += 1
    while (!(await isDone(completePupils({ ...tools(), database: cutAfter(counting, starts) }))))

    expect(starts).toBeGreaterThan(3)
    expect(fewer.filter((rows) => rows > ROWS_AT_ONCE)).toEqual([])
    expect(Math.max(...fewer)).toBeGreaterThan(40)
    expect(await left()).toEqual([])
  },
)

it('a class opens once its deletion is done, though what does the rest of others came by and failed meanwhile', async () => {
  const { classId, app } = at
  const { database } = app
  const { holds, ...deps } = tools()
  const hold = holds.hold(classId)
  await database.write((trx) => markRemoved(trx, deps.clock(), classId, going))
  const deletion = endHold(hold, completeRemoval({ ...deps, database }, { classId, ids: going }))
  await Promise.allSettled([completePupils({ ...deps, holds, database: cutAfter(database, 2) }), deletion])
  await deletion

  await completePupils({ ...deps, holds, database })
  expect(holds.untilFree([classId])).toBeUndefined()
  expect(await left()).toEqual([])
})

it('a class that was closed and of which nothing is left is opened by the next try', async () => {
  const { holds, ...deps } = tools()
  holds.hold(at.classId).refuse()
  await completePupils({ ...deps, holds, database: at.app.database })
  expect(holds.untilFree([at.classId])).toBeUndefined()
})
