import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { classReport } from '@pinge/contract/class-data.ts'
import { updateStudent } from '@pinge/contract/students.ts'
import { teamMembers } from '@pinge/contract/teams.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { testEngine } from '../../../../test/database.ts'
import { createClassHolds } from '../../writes/class-holds.ts'
import { selectRemoved } from '../../writes/students/removed-students.queries.ts'
import { countClosedDays } from '../../writes/totals/count-closed-days.ts'
import { hasPupil } from '../exports/rows.queries.ts'
import { completeErasures } from './complete-erasures.ts'
import { selectBegun } from './erasure.queries.ts'

const DAYS = 15
const A_DAY = 6
const BOTH = 2 * DAYS * A_DAY

let at: TestClass
let mei: string
let days: { from: string; to: string }
beforeEach(async () => {
  at = await startTestClass(['陈梅', '李涛'])
  mei = at.studentIds[0] ?? ''
  const from = at.app.time.now
  await giveForDays()
  days = { from: localDate(from), to: localDate(at.app.time.now) }
})
afterEach(() => at.close())

/** Both pupils get as much every day, as often as one step of an erasure could not take. */
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

const erase = () =>
  at.app.call(eraseStudent, { classId: at.classId, studentId: mei, username: '陈梅' }, at.token)

/** How many comments the records and the class data tell of. */
async function told(): Promise<number[]> {
  const { app, token, classId } = at
  const [records, report] = await Promise.all([
    app.call(commentSummary, { classId }, token),
    app.call(classReport, { classId, ...days }, token),
  ])
  return [records.data.totals.praiseCount, report.data.totals.count]
}

it('who looks at the class meanwhile sees it as before or without the pupil, and nothing between', async () => {
  expect(await told()).toEqual([BOTH, BOTH])
  let isErased = false
  const erasing = erase().then(() => {
    isErased = true
  })
  const seen = new Set<string>()
  while (!isErased) for (const count of await told()) seen.add(String(count))
  await erasing

  expect(await told()).toEqual([BOTH / 2, BOTH / 2])
  expect([...seen].filter((count) => count !== String(BOTH) && count !== String(BOTH / 2))).toEqual([])
})

it.runIf(testEngine === 'sqlite')(
  'a class whose erasure cannot go on is closed, others are open, and the next start does what is left',
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

    expect(await erase()).toMatchObject({ code: 200 })
    const look = (id: string) => app.call(commentSummary, { classId: id }, token)
    expect(await look(classId)).toMatchObject({ status: 503, code: errors.serviceBusy.code })
    expect(await look(other.classId)).toMatchObject({ code: 200 })
    // What names no class, and so does not wait.
    const shown = (await app.call(classList, {}, token)).data.find((each) => each.classId === classId)
    expect(shown).toMatchObject({ studentCount: 1, lastComment: null })
    const members = (await app.call(teamMembers, { teamId }, token)).data
    expect(members.map(({ username }) => username)).toEqual(['李涛'])
    const renamed = await app.call(updateStudent, { id: mei, username: '陈梅梅' }, token)
    expect(renamed.code).toBe(errors.studentNotInClass.code)
    expect(await selectBegun(app.database.read)).toHaveLength(1)
    expect(await selectRemoved(app.database.read)).toEqual(new Map())
    // An export that reads a class while a pupil goes leaves the pupil out.
    expect(await hasPupil(app.database.read, mei)).toBe(false)

    await app.database.write((trx) => sql`drop trigger disk_full`.execute(trx))
    const tools = { clock: () => app.time.now, newId: () => randomUUID() }
    await completeErasures({ database: app.database, holds: createClassHolds(), ...tools })
    expect(await selectBegun(app.database.read)).toEqual([])
    expect(await app.database.read.selectFrom('removedStudents').selectAll().execute()).toEqual([])
  },
)

it('a comment that a colleague gives meanwhile is given to the others, and to the erased pupil no more', async () => {
  const { app, classId, studentIds, colleague } = at
  const give = (ids: string[]) =>
    app.call(
      giveComment,
      { classId, studentIds: ids, name: '主动问好', score: 1, requestId: randomUUID() },
      colleague.accessToken,
    )
  const [erased, first] = await Promise.all([erase(), give(studentIds.slice(1))])
  expect(erased.code).toBe(200)
  expect(first.code).toBe(200)
  expect((await give([mei])).code).toBe(errors.studentNotInClass.code)
})
