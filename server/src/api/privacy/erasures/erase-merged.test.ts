import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { draftReviews } from '@pinge/contract/reviews/reviews.ts'
import { guardianTels, mergeStudents } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { everyRow } from '../../../../test/surface/every-row.ts'
import { erasureOfLines } from '../../../platform/db/migrations/0094-erasure-of-lines.ts'
import type { ErasureTable } from '../../../platform/db/tables/privacy/erasures.ts'
import { countErasures } from '../audit/report.queries.ts'
import { selectErasures } from './erasure.queries.ts'
import { readErasures } from './erasure-list.ts'
import { replayErasures } from './replay-erasures.ts'

let at: TestClass
beforeEach(async () => {
  at = await startTestClass(['陈梅', '陈小梅', '陈 梅', '李涛'])
})
afterEach(() => at.close())

const pupils = () => at.app.database.read.selectFrom('students').selectAll().orderBy('id').execute()
const merge = (id: string, otherId: string) =>
  at.app.call(
    mergeStudents,
    { classId: at.classId, id, otherId, choices: { username: 'kept' as const } },
    at.token,
  )

it('of a child whose records were merged one after another, none comes back with a backup from before', async () => {
  const { app, token, classId, studentIds } = at
  const [kept = '', second = '', third = '', tao = ''] = studentIds
  const backup = await pupils()
  expect((await merge(second, third)).code).toBe(200)
  expect((await merge(kept, second)).code).toBe(200)
  expect((await app.call(eraseStudent, { classId, studentId: kept, username: '陈梅' }, token)).code).toBe(200)
  expect((await pupils()).map(({ id }) => id)).toEqual([tao])
  expect(await app.database.read.selectFrom('mergedStudents').selectAll().execute()).toEqual([])
  const list = await selectErasures(app.database.read)

  // The rows of the backup, and a list of erasures that is empty, as it was then.
  await app.database.write(async (trx) => {
    await trx.deleteFrom('erasures').execute()
    await trx
      .insertInto('students')
      .values(backup.filter(({ id }) => id !== tao))
      .execute()
  })
  const tools = { clock: () => app.time.now, newId: () => randomUUID() }
  expect(await replayErasures(app.database, list, tools)).toMatchObject({ student: 3, class: 0, teacher: 0 })
  expect((await pupils()).map(({ id }) => id)).toEqual([tao])
})

it.each(['erased', 'erased again after a restore'])(
  'of a child whose records were merged, no table names any of them once the child is %s',
  async (how) => {
    const { app, token, classId, studentIds } = at
    const [kept = '', second = '', third = '', tao = ''] = studentIds
    await app.call(guardianTels, { classId, ids: studentIds }, token)
    await app.call(draftReviews, { classId, termKey: '2026-1', studentIds }, token)
    await merge(second, third)
    await merge(kept, second)
    if (how === 'erased') await app.call(eraseStudent, { classId, studentId: kept, username: '陈梅' }, token)
    else {
      const tools = { clock: () => app.time.now, newId: () => randomUUID() }
      const line = { id: 'a', erasureId: 'a', kind: 'student' as const, subjectId: kept, at: app.time.now }
      await replayErasures(app.database, [line], tools)
    }

    const rows = Object.entries(await everyRow(app))
    for (const id of [kept, second, third]) {
      const named = rows.filter(([, list]) => list.some((row) => row.includes(id)))
      expect(named.map(([table]) => table).filter((table) => table !== 'erasures')).toEqual([])
    }
    const read = await app.database.read.selectFrom('telReadings').select('studentId').execute()
    expect(read).toEqual([{ studentId: tao }])
  },
)

it('of a child who is deleted and not erased, nothing stands on the list', async () => {
  const { app, token, classId, studentIds } = at
  const [kept = '', second = ''] = studentIds
  await merge(kept, second)
  const ids = [kept]
  expect((await app.call(removeStudents, { classId, ids, records: 'delete' }, token)).code).toBe(200)
  expect(await selectErasures(app.database.read)).toEqual([])
  expect(await app.database.read.selectFrom('mergedStudents').selectAll().execute()).toEqual([])
})

it('the yearly report counts a child of merged records as one, and two children of the same moment as two', async () => {
  const { app, token, classId, studentIds } = at
  const [kept = '', second = '', , tao = ''] = studentIds
  await merge(kept, second)
  for (const [studentId, username] of [
    [kept, '陈梅'],
    [tao, '李涛'],
  ] as const)
    expect((await app.call(eraseStudent, { classId, studentId, username }, token)).code).toBe(200)
  expect(await countErasures(app.database.read, 0, app.time.now + 1)).toEqual([{ kind: 'student', count: 2 }])
})

it('what was erased before its lines were told by an id of their own is counted as before', async () => {
  const { database } = at.app
  const child = '0199aaaa-bbbb-7ccc-8ddd-00000000000a'
  const lines = [child, `${child}.1`, '0199aaaa-bbbb-7ccc-8ddd-00000000000b'].map((id) => ({
    id,
    kind: 'student' as const,
    subjectId: id,
    at: 1,
  }))
  await database.write(async (trx) => {
    await trx.schema.alterTable('erasures').dropColumn('erasureId').execute()
    await trx
      .insertInto('erasures')
      // As they were then.
      .values(lines as unknown as ErasureTable[])
      .execute()
    await erasureOfLines(trx)
  })
  expect(await countErasures(database.read, 0, 2)).toEqual([{ kind: 'student', count: 2 }])

  const folder = mkdtempSync(join(tmpdir(), 'pinge-erasures-'))
  const file = join(folder, 'erasures.jsonl')
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  expect(readErasures(file)).toEqual(await selectErasures(database.read))
  rmSync(folder, { recursive: true })
})
