import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { savePerform } from '@pinge/contract/archives/perform.ts'
import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { eraseStudent, erasureOfStudent } from '@pinge/contract/privacy/erasures.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { studentList } from '@pinge/contract/students.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { plantCanaries, type Canaries } from '../../../../test/privacy/plant-canaries.ts'
import { everyRow } from '../../../../test/surface/every-row.ts'
import { tablesAboutPupils } from '../../../platform/db/register/register.ts'
import { takeNextNumber } from '../../writes/class-write.ts'
import { eraseStudent as eraseInTransaction } from './erase-student.ts'
import { findAnswers } from './find-answers.ts'
import { ERASURES_FILE } from '../../../platform/backup/restore-target.ts'

let at: Canaries
let name: string
beforeEach(async () => {
  at = await plantCanaries({ dataDir: mkdtempSync(join(tmpdir(), 'pinge-erase-')) })
  const { classId, app, token } = at.world
  name = (await app.call(erasureOfStudent, { classId, studentId: at.mei }, token)).data.username
})
afterEach(async () => {
  await at.world.close()
  rmSync(at.dataDir, { recursive: true, force: true })
})

const erase = (more: object = {}, token = at.world.token) =>
  at.world.app.call(
    eraseStudent,
    { classId: at.world.classId, studentId: at.mei, username: name, ...more },
    token,
  )

/** Which of these words stand in some row of the database. */
async function kept(words: readonly string[]): Promise<string[]> {
  const rows = JSON.stringify(await everyRow(at.world.app))
  return words.filter((word) => rows.includes(word))
}

it('every column that takes words about a pupil has a canary in it', async () => {
  const { read } = at.world.app.database
  for (const { name: table, entry } of tablesAboutPupils)
    for (const column of entry.words) {
      const { rows } = await sql<{ words: string }>`
        select ${sql.ref(column)} as words from ${sql.table(table)}`.execute(read)
      const text = rows.map(({ words }) => words).join(' ')
      const found = [...at.live, ...at.gone].some((canary) => text.includes(canary))
      expect.soft(found, `${table}.${column}`).toBe(true)
    }
  expect(at.live.length + at.gone.length).toBeGreaterThanOrEqual(57)
})

it('nothing about an erased pupil is left in any table', async () => {
  expect(await kept(at.live)).toEqual(at.live)
  expect(await erase()).toMatchObject({ status: 200, data: null })
  expect(await kept([...at.live, ...at.gone])).toEqual([])
  const rows = await everyRow(at.world.app)
  const named = Object.entries(rows).filter(([, list]) => list.some((row) => row.includes(at.mei)))
  expect(named.map(([table]) => table)).toEqual(['erasures'])
})

it('an answer that names the pupil and came while the others were looked for is emptied too', async () => {
  const { app, classId, token } = at.world
  const pupil = { classId, studentId: at.mei, username: name }
  const { read, write } = app.database
  const found = await findAnswers(read, pupil, app.time.now)
  const before = await answersAbout(at.mei)
  await app.call(
    giveComment,
    { classId, studentIds: [at.mei], name: '主动问好', score: 1, requestId: randomUUID() },
    token,
  )
  expect(await answersAbout(at.mei)).toBe(before + 1)

  const [owner] = await read.selectFrom('classTeachers').selectAll().where('role', '=', 'owner').execute()
  const tools = { clock: () => app.time.now, newId: randomUUID, randomBytes }
  const context = { ...tools, classId, teacherId: owner?.teacherId ?? '', role: 'owner' as const }
  await write(async (trx) => {
    await takeNextNumber(trx, classId)
    await eraseInTransaction(trx, context, pupil, { found, inSteps: false })
  })
  expect(await answersAbout(at.mei)).toBe(0)
})

it('an answer to a colleague who has left names the pupil no more', async () => {
  const { app, classId, token, colleague } = at.world
  const document = { classId, name: '三上', termKey: '2026-1', parts: ['perform' as const] }
  const { documentId } = (await app.call(saveArchive, { ...document, customAsideName: '备注' }, token)).data
  const cell = { studentId: at.mei, subjectId: 'aside', kind: 'aside' }
  const save = (value: string, by: string) => {
    const cells = [{ ...cell, value }]
    return app.call(savePerform, { classId, documentId, cells, requestId: randomUUID() }, by)
  }
  await save('休学治疗', colleague.accessToken)
  await app.call(removeTeacher, { classId, userId: colleague.userId }, token)
  // A later hand is the one that the cell names.
  await save('', token)
  expect(await answersAbout('休学治疗')).toBe(1)

  await erase()
  expect(await answersAbout('休学治疗')).toBe(0)
})

async function answersAbout(id: string): Promise<number> {
  const rows = await at.world.app.database.read.selectFrom('requests').select('answer').execute()
  return rows.filter(({ answer }) => answer.includes(id)).length
}

it('the other pupils keep what they got, and the team what was said of all', async () => {
  await erase()
  const rows = JSON.stringify(await everyRow(at.world.app))
  for (const words of ['两个人一起', '一起种菜', '一起完成了实验']) expect.soft(rows).toContain(words)
  const { classId, app, token } = at.world
  const { stuInfoList } = (await app.call(studentList, { classId }, token)).data
  expect(stuInfoList.map(({ username }) => username)).toEqual(['李涛'])
  expect(await at.world.close()).toEqual({ students: [], teams: [] })
  at = await plantCanaries({ dataDir: at.dataDir })
})

it('her pictures are gone from the storage, and those with another pupil stay', async () => {
  await erase()
  const stored = readdirSync(join(at.dataDir, 'uploads'), { recursive: true }).join(' ')
  const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  for (const url of at.pictures.own) expect.soft(stored).not.toContain(fileOf(url))
  expect(stored).toContain(fileOf(at.pictures.shared))
})

it.runIf(testEngine === 'sqlite')('no byte of the database files still says it', async () => {
  await erase()
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(at.world.app.database.read)
  const file = rows[0]?.file ?? ''
  const bytes = [file, `${file}-wal`].filter((path) => existsSync(path)).map((path) => readFileSync(path))
  expect(bytes.length).toBeGreaterThan(0)
  const found = [...at.live, ...at.gone].filter((word) => bytes.some((content) => content.includes(word)))
  expect(found).toEqual([])
})

it('the list of erasures names the id and nothing else, in the database and beside it', async () => {
  await erase()
  const file = readFileSync(join(at.dataDir, ERASURES_FILE), 'utf8')
  const rows = await at.world.app.database.read.selectFrom('erasures').selectAll().execute()
  expect(rows).toMatchObject([{ kind: 'student', subjectId: at.mei, at: at.world.app.time.now }])
  expect(
    file
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(rows)
})

it('says beforehand what goes and what stays', async () => {
  const { classId, app, token } = at.world
  const { data } = await app.call(erasureOfStudent, { classId, studentId: at.mei }, token)
  expect(data.goes).toMatchObject({
    guardians: 2,
    exchanges: 2,
    attendance: 3,
    records: 2,
    pictures: 2,
    reviews: 1,
    rounds: 0,
  })
  expect(data.goes.comments).toBeGreaterThan(5)
  expect(data.stays).toEqual({ records: 1, pictures: 1 })
})

it('another name, another class and a colleague erase nothing', async () => {
  const before = await everyRow(at.world.app)
  const other = await at.world.app.newClass(at.world.token, ['丁当'])
  expect(await erase({ username: '李涛' })).toMatchObject({
    status: 400,
    msg: errors.erasedNameWrong.message,
  })
  expect((await erase({ studentId: other.studentIds[0] })).code).toBe(errors.studentNotInClass.code)
  expect((await erase({}, at.world.colleague.accessToken)).code).toBe(errors.ownerOnly.code)
  expect((await erase({}, at.world.stranger.accessToken)).code).toBe(errors.classNotFound.code)
  const after = await everyRow(at.world.app)
  for (const table of ['students', 'ledger', 'guardians', 'erasures'])
    expect
      .soft(after[table]?.length, table)
      .toBe((before[table]?.length ?? 0) + (table === 'students' ? 1 : 0))
})

it('a name with a character that is none erases nothing either, and is told', async () => {
  for (const username of [`${name}\u0000`, `${name}\ud800`])
    expect((await erase({ username })).msg).toBe('学生姓名含有不能使用的字符')
  expect((await erase()).code).toBe(200)
})

it('the same request twice erases once and is answered alike; a later one finds no pupil', async () => {
  const requestId = randomUUID()
  expect((await erase({ requestId })).code).toBe(200)
  expect((await erase({ requestId })).code).toBe(200)
  expect((await erase()).code).toBe(errors.studentNotInClass.code)
  expect(await at.world.app.database.read.selectFrom('erasures').select('id').execute()).toHaveLength(1)
})

it('an erasure is answered as done although the list beside the database cannot be written now', async () => {
  mkdirSync(join(at.dataDir, ERASURES_FILE))
  expect(await erase()).toMatchObject({ status: 200, data: null })
  expect(await kept(at.live)).toEqual([])
})
