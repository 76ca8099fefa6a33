import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { healthSheet, saveHealth } from '@pinge/contract/archives/health.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { matchHealth } from '@pinge/contract/archives/table/health-table.ts'
import { matchPerform } from '@pinge/contract/archives/table/perform-table.ts'
import { exportHealth, exportPerform, readTableFile } from '@pinge/contract/archives/table/table-file.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { updateClass } from '@pinge/contract/class-edit.ts'
import { updateStudent } from '@pinge/contract/students.ts'
import { MAX_ROSTER_BYTES } from '@pinge/contract/values/limits.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAnswer, signedHeaders } from '../../../test/app.ts'
import { startTestClass, type TestClass } from '../../../test/make.ts'
import { formBytes } from '../../../test/upload.ts'

let world: TestClass
let documentId: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  const { app, classId, token } = world
  // The fifth grade is tested in everything.
  await app.call(updateClass, { classId, grade: 5 }, token)
  const made = {
    classId,
    name: '五年级上',
    termKey: '2026-1',
    parts: ['perform' as const, 'health' as const],
  }
  documentId = (await app.call(saveArchive, { ...made, customAsideName: '特长' }, token)).data.documentId
})
afterEach(() => world.close())

/** The bytes of an export. */
async function download({ path }: Endpoint): Promise<Buffer> {
  const { app, classId, token } = world
  const payload = JSON.stringify({ classId, documentId })
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(path, payload, app.time.now, { token }),
  }
  return (await app.server.inject({ method: 'POST', url: path, headers, payload })).rawPayload
}

async function upload(bytes: Buffer, name = '表.xlsx') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const { payload, contentType } = await formBytes(form)
  const { app, token } = world
  const headers = {
    'content-type': contentType,
    ...signedHeaders(readTableFile.path, null, app.time.now, { token }),
  }
  return readAnswer(await app.server.inject({ method: 'POST', url: readTableFile.path, headers, payload }))
}
const tablesOf = async (bytes: Buffer) => z.parse(readTableFile.data, (await upload(bytes)).data).tables

it('reads its own file of marks again, cell for cell', async () => {
  const { app, classId, token, studentIds } = world
  const [studentId = ''] = studentIds
  const given = [
    { studentId, subjectId: 'math', kind: 'final', value: 95.5 },
    { studentId, subjectId: 'art', kind: 'usual', value: '优秀' },
    { studentId, subjectId: 'english', kind: 'final', value: 'exempt' },
    { studentId, subjectId: 'aside', kind: 'aside', value: '=围棋' },
  ]
  await app.call(savePerform, { classId, documentId, cells: given }, token)

  const tables = await tablesOf(await download(exportPerform))

  const sheet = (await app.call(performSheet, { classId, documentId }, token)).data
  const [table] = matchPerform(tables, sheet, 'final')
  // Eleven subjects of three kinds, wider than the alphabet, and the own column.
  expect(table?.columns).toHaveLength(34)
  expect(
    table?.rows.map((row) => [
      row.studentId,
      row.cells.map((cell) => [cell.key, 'value' in cell ? cell.value : cell.msg]),
    ]),
  ).toEqual([
    [
      studentId,
      [
        ['math.final', 95.5],
        ['english.final', 'exempt'],
        ['art.usual', '优秀'],
        ['aside', '=围棋'],
      ],
    ],
    [studentIds[1], []],
  ])
})

it('writes the fitness test in the columns of the national form, and reads it again', async () => {
  const { app, classId, token, studentIds } = world
  const [studentId = ''] = studentIds
  await app.call(updateStudent, { id: studentId, gender: 'female', birthday: '2015-03-05' }, token)
  const whole = {
    height: 140,
    weight: 33,
    vitalCapacity: 2250,
    run50: 12.6,
    sitReach: 19.8,
    ropeSkip: 10,
    sitUp: 47,
  }
  const items = { ...whole, shuttle50x8: `1'41"`, visionLeft: 5 } as const
  const cells = Object.entries(items).map(([item, value]) => ({
    studentId,
    item: item as keyof typeof items,
    value,
  }))
  await app.call(saveHealth, { classId, documentId, cells }, token)

  const tables = await tablesOf(await download(exportHealth))

  expect(tables[0]?.cells.slice(0, 2)).toEqual([
    '年级编号 班级名称 学籍号 姓名 性别 出生日期 身高 体重 肺活量 50米跑 坐位体前屈 一分钟跳绳 一分钟仰卧起坐 50米×8往返跑 左眼裸眼视力 右眼裸眼视力'.split(
      ' ',
    ),
    [
      '15',
      '三年级(2)班',
      '',
      '陈梅',
      '2',
      '2015-03-05',
      '140',
      '33',
      '2250',
      '12.6',
      '19.8',
      '10',
      '47',
      `1'41"`,
      '5',
      '',
    ],
  ])
  const sheet = (await app.call(healthSheet, { classId, documentId }, token)).data
  const [table] = matchHealth(tables, sheet)
  expect(table?.rows[0]?.cells.map((cell) => [cell.key, 'value' in cell ? cell.value : cell.msg])).toEqual([
    ...Object.entries(whole),
    ['shuttle50x8', 101],
    ['visionLeft', 5],
  ])
  // The state says 不及格 where a screen says 待提高.
  const scores = tables[1]?.cells ?? []
  const at = scores[0]?.indexOf('50米跑等级') ?? -1
  expect([scores[1]?.[at], scores[1]?.[scores[0]?.indexOf('学年总分') ?? -1]]).toEqual([
    '不及格',
    String(sheet.rows[0]?.total),
  ])
})

it('writes the own column beside the scores of the fitness test, and reads it again', async () => {
  const { app, classId, token, studentIds } = world
  const [studentId = ''] = studentIds
  const cells = [{ studentId, item: 'aside' as const, value: '跳绳队，队长' }]
  await app.call(saveHealth, { classId, documentId, cells }, token)

  const tables = await tablesOf(await download(exportHealth))

  const sheet = (await app.call(healthSheet, { classId, documentId }, token)).data
  const read = matchHealth(tables, sheet).flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  expect(read).toEqual([{ key: 'aside', typed: '跳绳队，队长', value: '跳绳队，队长' }])
})

it('refuses a file that is too large as the table that it is', async () => {
  expect(await upload(Buffer.alloc(MAX_ROSTER_BYTES + 1), 'a.csv')).toMatchObject({
    code: 413,
    msg: '表格文件超过 5 MB，请拆分后再上传',
  })
})

it.each([
  ['a.exe', 'MZ', 415, '只能上传 .xlsx 或 .csv 表格文件'],
  ['a.csv', '', 400, '表格是空的，请检查文件内容'],
  ['a.csv', ',,\n,,\n', 400, '表格是空的，请检查文件内容'],
  ['a.xlsx', 'PK damaged', 400, '表格文件无法读取，请用 Excel 另存为 .xlsx 或 .csv 后再上传'],
])('refuses the file %s with %s', async (name, text, code, msg) => {
  expect(await upload(Buffer.from(text), name)).toMatchObject({ code, msg })
})
