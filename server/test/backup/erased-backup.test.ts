import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { fillHome, makeBackupHome, MORNING, runProgram, type BackupHome } from './backup-home.ts'

let source: BackupHome
let target: BackupHome
let folder: string
beforeEach(async () => {
  ;[source, target] = await Promise.all([makeBackupHome(), makeBackupHome()])
  folder = mkdtempSync(join(tmpdir(), 'pinge-erased-'))
})
afterEach(async () => {
  await Promise.all([source.remove(), target.remove()])
  rmSync(folder, { recursive: true, force: true })
})

async function studentIds(home: BackupHome): Promise<string[]> {
  const database = await openDatabase(home, () => MORNING)
  try {
    const rows = await database.read.selectFrom('students').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  } finally {
    await database.close()
  }
}

it('a pupil who was erased after the backup does not come back with it', async () => {
  await fillHome(source)
  const [erased = '', ...others] = await studentIds(source)
  const file = join(folder, 'school.backup')
  expect(await runProgram('backup', [file], source.settings)).toMatchObject({ exitCode: 0 })
  const list = join(folder, 'erasures.jsonl')
  // As lists were before each line told which erasure it is of.
  const line = { id: randomUUID(), kind: 'student', subjectId: erased, at: MORNING }
  writeFileSync(list, `${JSON.stringify(line)}\n{"id":"cut o`)

  const restored = await runProgram('restore', [file, '--erasures', list], target.settings)

  expect(restored.output).toContain('已按删除清单再次彻底删除 1 名学生、0 个班级、0 个账号')
  expect(restored).toMatchObject({ exitCode: 0, output: expect.stringContaining('0 处不一致') })
  expect(await studentIds(target)).toEqual(others)
  const kept = join(target.dataDir, 'erasures.jsonl')
  expect(existsSync(kept) && readFileSync(kept, 'utf8')).toBe(
    `${JSON.stringify({ ...line, erasureId: line.id })}\n`,
  )
})

it('a restore says which class has no teacher left, as its own closed their account after the backup', async () => {
  await fillHome(source)
  const file = join(folder, 'school.backup')
  await runProgram('backup', [file], source.settings)
  const database = await openDatabase(source, () => MORNING)
  const { classId, teacherId } = await database.read
    .selectFrom('classTeachers')
    .select(['classId', 'teacherId'])
    .executeTakeFirstOrThrow()
  await database.close()
  const list = join(folder, 'erasures.jsonl')
  const line = { id: randomUUID(), kind: 'teacher', subjectId: teacherId, at: MORNING }
  writeFileSync(list, `${JSON.stringify(line)}\n`)

  const restored = await runProgram('restore', [file, '--erasures', list], target.settings)

  expect(restored.output).toContain(
    `班级 ${classId} 在这份备份里没有别的老师：已按删除处理，30 天后永久清除。`,
  )
  expect(restored.exitCode).toBe(0)
})

it('a restore that is pointed at something else than the list of erasures restores nothing', async () => {
  await fillHome(source)
  const file = join(folder, 'school.backup')
  await runProgram('backup', [file], source.settings)

  for (const named of [source.dataDir, file]) {
    const refused = await runProgram('restore', [file, '--erasures', named], target.settings)
    expect(refused.output).toContain(`${named} 不是删除清单`)
    expect(refused.exitCode).toBe(1)
    expect(await target.isEmpty()).toBe(true)
  }
})

// A file that is there and gives nothing out, to an administrator either.
it.runIf(process.platform === 'linux')(
  'a restore that cannot read the list of erasures says so, and restores nothing',
  async () => {
    await fillHome(source)
    const file = join(folder, 'school.backup')
    await runProgram('backup', [file], source.settings)

    expect(await runProgram('restore', [file, '--erasures', '/proc/self/mem'], target.settings)).toEqual({
      exitCode: 1,
      output: '不能读取删除清单 /proc/self/mem。没有恢复任何数据。\n',
    })
    expect(await target.isEmpty()).toBe(true)
  },
)
