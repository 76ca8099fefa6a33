import { addClass } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { register, UserInfo } from '@pinge/contract/sign-in.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { hash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { testEngine } from '../database.ts'
import { fillHome, makeBackupHome, runProgram, type BackupHome } from './backup-home.ts'
import { selectTotalDifferences } from '../../src/api/ledger/ledger.queries.ts'
import { startServer, type TestServer } from '../server.ts'

const BACKUP_KEY = 'sunflowers turn to the light'
const WRITERS = 4

let home: BackupHome
let homes: BackupHome[]
let elsewhere: string
let running: TestServer[]
beforeEach(async () => {
  ;[homes, running] = [[], []]
  elsewhere = mkdtempSync(join(tmpdir(), 'pinge-elsewhere-'))
  home = await makeHome()
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()))
  await Promise.all(homes.map((each) => each.remove()))
  rmSync(elsewhere, { recursive: true, force: true })
})

async function makeHome(): Promise<BackupHome> {
  const made = await makeBackupHome()
  homes.push(made)
  return made
}

async function start(at: BackupHome): Promise<TestServer> {
  const server = await startServer(at.settings)
  running.push(server)
  return server
}

it(`copies a product that ${WRITERS} teachers are writing to: whole comments, and each that was answered before (${testEngine})`, async () => {
  const server = await start(home)
  const { token, classId, studentIds } = await makeClass(server)
  const answered: string[] = []
  let isWriting = true
  const writers = Array.from({ length: WRITERS }, async () => {
    while (isWriting) {
      const request = { classId, itemId: 's1-01', studentIds, requestId: randomUUID() }
      const { data } = await server.call(giveComment.path, request, token)
      answered.push(z.parse(giveComment.data, data).batchId)
      await wait(5)
    }
  })
  while (answered.length < 30) await wait(5)

  const before = [...answered]
  const file = join(elsewhere, 'night.backup')
  const made = await runProgram('backup', [file], { ...home.settings, BACKUP_KEY })
  const after = answered.length
  isWriting = false
  await Promise.all(writers)
  expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('已加密') })
  expect(after).toBeGreaterThan(before.length)

  const target = await makeHome()
  const restored = await runProgram('restore', [file], { ...target.settings, BACKUP_KEY })
  expect(restored).toMatchObject({ exitCode: 0, output: expect.stringContaining('0 处不一致') })
  const database = await openDatabase(target, Date.now)
  const rows = await database.read
    .selectFrom('ledger')
    .select(['batchId', (eb) => eb.fn.countAll<number>().as('rows')])
    .groupBy('batchId')
    .execute()
  const differences = await selectTotalDifferences(database.read)
  await database.close()
  expect(differences).toEqual([])
  expect(new Set(rows.map((batch) => batch.rows))).toEqual(new Set([studentIds.length]))
  const kept = new Set(rows.map(({ batchId }) => batchId))
  expect(before.filter((batchId) => !kept.has(batchId))).toEqual([])

  // The teacher goes on where she was, still signed in.
  const again = await start(target)
  const records = await again.call(commentRecords.path, { classId }, token)
  expect(records.code).toBe(200)
  const given = { classId, itemId: 's1-01', studentIds, requestId: randomUUID() }
  expect((await again.call(giveComment.path, given, token)).code).toBe(200)
}, 180_000)

async function makeClass(server: TestServer) {
  const teacher = { tel: '13800000001', nickname: '王老师', password: hash('sha256', 'morning-sun') }
  const { accessToken: token } = z.parse(UserInfo, (await server.call(register.path, teacher)).data)
  const made = await server.call(addClass.path, { className: '三班' }, token)
  const { classId } = z.parse(addClass.data, made.data)
  const students = Array.from({ length: 6 }, (_, index) => ({ username: `学生${index}` }))
  const added = await server.call(addStudents.path, { classId, students }, token)
  return { token, classId, studentIds: z.parse(addStudents.data, added.data).ids }
}

it('takes uploads and notes of the attendance along, and leaves the codes that were sent behind', async () => {
  await fillHome(home)
  await noteAttendance(home)
  mkdirSync(join(home.dataDir, 'uploads', '三班'), { recursive: true })
  writeFileSync(join(home.dataDir, 'uploads', '三班', '向日葵.txt'), '向日葵')
  writeFileSync(join(home.dataDir, 'uploads', 'empty'), '')
  mkdirSync(join(home.dataDir, 'outbox'))
  writeFileSync(join(home.dataDir, 'outbox', 'sms.jsonl'), 'code 246810')
  const file = join(elsewhere, 'night.backup')

  expect(await runProgram('backup', [file], home.settings)).toMatchObject({ exitCode: 0 })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file).includes('246810')).toBe(false)
  expect(existsSync(join(home.dataDir, '.backup'))).toBe(false)

  const target = await makeHome()
  expect(await runProgram('restore', [file], target.settings)).toMatchObject({ exitCode: 0 })
  const restored = join(target.dataDir, 'uploads')
  expect(readFileSync(join(restored, '三班', '向日葵.txt'), 'utf8')).toBe('向日葵')
  expect(readFileSync(join(restored, 'empty'), 'utf8')).toBe('')
  expect(existsSync(join(target.dataDir, 'outbox'))).toBe(false)
  const database = await openDatabase(target, Date.now)
  expect(await database.read.selectFrom('attendance').select(['state', 'note']).execute()).toEqual([
    { state: 'sick', note: '水痘，休两周' },
  ])
  await database.close()
})

/** One pupil is ill, with a note. */
async function noteAttendance(at: BackupHome): Promise<void> {
  const database = await openDatabase(at, Date.now)
  await database.write(async (trx) => {
    const { id: studentId, classId } = await trx
      .selectFrom('students')
      .select(['id', 'classId'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { id: teacherId } = await trx.selectFrom('teachers').select('id').executeTakeFirstOrThrow()
    await trx
      .insertInto('attendance')
      .values({
        classId,
        studentId,
        date: '2026-11-20',
        state: 'sick',
        note: '水痘，休两周',
        teacherId,
        updatedAt: 1,
      })
      .execute()
  })
  await database.close()
}

it('writes over no file unasked, and leaves none that is unfinished', async () => {
  await fillHome(home)
  const file = join(elsewhere, 'night.backup')
  writeFileSync(file, 'of yesterday')

  const [refused, nowhere, without] = await Promise.all([
    runProgram('backup', [file], home.settings),
    runProgram('backup', [join(elsewhere, 'no', 'folder')], home.settings),
    runProgram('backup', [], home.settings),
  ])
  expect(refused).toEqual({
    exitCode: 1,
    output: `文件已存在：${file}。换一个名字，或加 --force 覆盖它。\n`,
  })
  expect(nowhere.exitCode).toBe(1)
  expect(without.output).toContain('用法')
  expect(readFileSync(file, 'utf8')).toBe('of yesterday')

  for (const args of [[elsewhere], [elsewhere, '--force']])
    expect(await runProgram('backup', args, home.settings)).toEqual({
      exitCode: 1,
      output: `${elsewhere} 是文件夹，请写上备份文件的名字。\n`,
    })
  expect(await runProgram('backup', [file, '--force'], home.settings)).toMatchObject({ exitCode: 0 })
  expect(statSync(file).size).toBeGreaterThan(1000)
  expect(existsSync(`${file}.part`)).toBe(false)
})

it('a backup that is not made leaves what is in its place under the name of one that is unfinished', async () => {
  const [file, film] = [join(elsewhere, 'night.backup'), join(elsewhere, 'film')]
  mkdirSync(join(`${file}.part`, 'photos'), { recursive: true })
  writeFileSync(`${film}.part`, 'half of the film')
  const damaged = { DATA_DIR: join(elsewhere, 'damaged') }
  mkdirSync(damaged.DATA_DIR)
  writeFileSync(join(damaged.DATA_DIR, 'pinge.sqlite'), 'no database')

  expect(await runProgram('backup', [file], home.settings)).toEqual({
    exitCode: 1,
    output: `${file}.part 是文件夹，请换一个备份文件的名字。\n`,
  })
  expect((await runProgram('backup', [film], damaged)).exitCode).toBe(1)
  expect(existsSync(join(`${file}.part`, 'photos'))).toBe(true)
  expect(readFileSync(`${film}.part`, 'utf8')).toBe('half of the film')
})

it('refuses to back up into a file that everybody could read when the key is missing or too short', async () => {
  await fillHome(home)
  const file = join(elsewhere, 'night.backup')
  const emptyKey = join(elsewhere, 'empty.key')
  writeFileSync(emptyKey, '\n')
  const [short, empty, missing] = await Promise.all([
    runProgram('backup', [file], { ...home.settings, BACKUP_KEY: 'short' }),
    runProgram('backup', [file, '--key-file', emptyKey], home.settings),
    runProgram('backup', [file, '--key-file', `${emptyKey}.not`], home.settings),
  ])

  expect(short.output).toContain('备份密钥至少 16 个字符')
  expect(empty.output).toBe(`密钥文件 ${emptyKey} 是空的。\n`)
  expect(missing.output).toBe(`不能读取密钥文件 ${emptyKey}.not。\n`)
  expect(existsSync(file)).toBe(false)
})
