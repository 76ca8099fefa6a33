import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRosterBytes } from './file/roster-bytes.ts'
import { readZip, storeZip } from './file/roster-zip.ts'

const template = readFileSync(new URL('../../../../web/public/roster-template.xlsx', import.meta.url))
async function readFirst(bytes: Uint8Array) {
  const [first] = await readRosterBytes(bytes, '学生名单模板.xlsx')
  return first?.rows ?? []
}

const sheetName = 'xl/worksheets/sheet1.xml'

/** The template with text typed into some of its cells. */
function fillIn(cells: Record<string, string>): Uint8Array {
  const parts = readZip(template, () => true)
  return storeZip(
    parts.map(({ name, bytes }) => {
      if (name !== sheetName) return { name, bytes }
      const xml = bytes
        .toString('utf8')
        .replace(/<c r="(\w+)"( s="\d+")\/>/g, (empty, at: string, style: string) =>
          cells[at] === undefined
            ? empty
            : `<c r="${at}"${style} t="inlineStr"><is><t>${cells[at]}</t></is></c>`,
        )
      return { name, bytes: Buffer.from(xml) }
    }),
  )
}

it('the template itself names no pupils: its example does not count', async () => {
  await expect(readFirst(template)).rejects.toMatchObject({ errorName: 'rosterEmpty' })
})

it('the template filled in gives the pupils without a fault, below the example', async () => {
  const filled = fillIn({
    A3: '01',
    B3: '王浩然',
    C3: '男',
    D3: '2017-03-05',
    E3: '王强',
    F3: '父亲',
    G3: '13800000001',
    H3: '李丽',
    I3: '母亲',
    J3: '13900000002',
    B4: '李明',
  })

  const bare = { ...emptyRosterRow, problems: [] }
  expect(await readFirst(filled)).toEqual([
    {
      row: 3,
      username: '王浩然',
      stuNo: '01',
      gender: '男',
      birthday: '2017-03-05',
      guardianName: '王强',
      guardianRelation: '父亲',
      guardianTel: '13800000001',
      guardian2Name: '李丽',
      guardian2Relation: '母亲',
      guardian2Tel: '13900000002',
      problems: [],
    },
    { ...bare, row: 4, username: '李明' },
  ])
})

it('a pupil without a name in the template is told so', async () => {
  const rows = await readFirst(fillIn({ B3: '王浩然', C4: '女' }))

  expect(rows.map((row) => row.problems)).toEqual([[], ['没有姓名']])
})

it('a name typed over that of the example is a pupil', async () => {
  const parts = readZip(template, () => true).map(({ name, bytes }) => ({
    name,
    bytes: Buffer.from(bytes.toString('utf8').replace('王小明', '王浩然')),
  }))

  const rows = await readFirst(storeZip(parts))

  expect(rows.map(({ username, stuNo, problems }) => ({ username, stuNo, problems }))).toEqual([
    { username: '王浩然', stuNo: '', problems: [] },
  ])
})
