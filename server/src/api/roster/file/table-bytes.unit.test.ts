import { readAside } from '@pinge/contract/archives/read-mark.ts'
import { expect, it } from 'vitest'
import { readRosterBytes, readTableBytes } from './roster-bytes.ts'
import { sheet, textCell, workbook } from './workbook.fixtures.ts'

it('a file of tables gives each sheet that holds something, its cells without odd spaces', async () => {
  const marks = sheet(`<row r="1">${textCell('A1', ' 王浩然 ')}${textCell('B1', '　95')}</row>`)
  const bytes = workbook({ sheets: [sheet(`<row r="1">${textCell('A1', '')}</row>`), marks] })

  expect(await readTableBytes(bytes)).toEqual([{ name: 'Sheet2', cells: [['王浩然', '95']] }])
})

it('the words of a table keep their signs, and are too long for a sheet where they were longer still', async () => {
  const words = '①很好，加油！（金牌）'
  const lines = [words, `${'😀'.repeat(40)}　好`, '😀'.repeat(60)].map((line) => `陈梅\t${line}`)
  const [table] = await readTableBytes(Buffer.from(lines.join('\n')))

  const [plain, spaced, long = ''] = table?.cells.map(([, cell]) => cell) ?? []
  expect([plain, spaced]).toEqual([words, `${'😀'.repeat(40)} 好`])
  expect(readAside(long)).toEqual({ msg: '最多 50 个字' })
})

it('a text is told from a workbook by its first two bytes', async () => {
  for (const heading of ['PS', 'KP'])
    expect(await readTableBytes(Buffer.from(`${heading},语文\n1,95\n`))).toMatchObject([
      {
        cells: [
          [heading, '语文'],
          ['1', '95'],
        ],
      },
    ])
})

it('a file in which nothing stands is refused', async () => {
  await expect(readTableBytes(Buffer.from(' ,\n,　\n'))).rejects.toMatchObject({ errorName: 'rosterEmpty' })
})

it('a text that only calls itself a workbook, in letters of any size, is no roster without a heading', async () => {
  for (const name of ['名单.xlsx', '名单.XLSX']) {
    await expect(readRosterBytes(Buffer.from('王浩然\n李明\n'), name)).rejects.toMatchObject({
      errorName: 'rosterUnreadable',
    })
    expect(await readRosterBytes(Buffer.from('姓名\n王浩然\n'), name)).toHaveLength(1)
  }
})

/** What stands in the second column of a workbook, whose cells are numbers in one style. */
async function numbersOf(values: readonly string[], format = 0): Promise<unknown> {
  const rows = values.map(
    (value, at) =>
      `<row r="${at + 1}">${textCell(`A${at + 1}`, '王')}<c r="B${at + 1}" s="1"><v>${value}</v></c></row>`,
  )
  const styles = `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="${format}"/></cellXfs></styleSheet>`
  const [table] = await readTableBytes(workbook({ sheets: [sheet(rows.join(''))], styles }))
  return table?.cells.map(([, cell]) => cell)
}

it('a number of a school or a phone keeps each of its digits, and a sum its tenths', async () => {
  expect(
    await numbersOf(['8613812345678', '20240302011234', '123456789012345', '95.30000000000001']),
  ).toEqual(['8613812345678', '20240302011234', '123456789012345', '95.3'])
})

it('a number keeps the noughts before it that its cell shows', async () => {
  const styles = `<styleSheet><numFmts count="2"><numFmt numFmtId="176" formatCode="000_ "/><numFmt formatCode="0.00" numFmtId="177"/></numFmts><cellStyleXfs><xf numFmtId="176"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="176"/><xf numFmtId="177"/></cellXfs></styleSheet>`
  const cells = [
    '<c r="A1" s="1"><v>7</v></c>',
    '<c r="B1" t="n" s="1"><f>A1+1</f><v>8</v></c>',
    '<c r="C1" s="1"><v>1234</v></c>',
    '<c r="D1" s="2"><v>7</v></c>',
    '<c r="E1" s="0"><v>7</v></c>',
    '<c r="F1" s="1" t="s"><v>0</v></c>',
  ]
  const row = `<row r="1">${cells.join('')}</row>`
  const sharedStrings = '<sst><si><t>9</t></si></sst>'

  const [table] = await readTableBytes(workbook({ sheets: [sheet(row)], styles, sharedStrings }))

  expect(table?.cells).toEqual([['007', '008', '1234', '7', '7', '9']])
})

it('a time is told as the cell shows it, and in minutes and seconds where it took no hour', async () => {
  const day = 24 * 60 * 60
  const times = [96.5, 99.9, 120, 59.999_96, 10.2].map((seconds) => String(seconds / day))
  // mm:ss
  expect(await numbersOf(times, 45)).toEqual(['0:01:36.5', '0:01:39.9', '0:02:00', '0:01:00', '0:00:10.2'])
  // 1:36 that was typed for a minute and 36 seconds is an hour and 36 minutes to a spreadsheet.
  expect(await numbersOf([String((96 * 60) / day), String(((8 * 60 + 5) * 60) / day)], 20)).toEqual([
    '1:36',
    '8:05',
  ])
})

it('the cells of a text are told by the sign that stands in each line, and not by what a remark is full of', async () => {
  const remarks = [
    ['姓名', '情况说明'],
    ['王浩然', '性格开朗，爱运动，会游泳，喜欢画画'],
    ['李明', '喜欢阅读，做事认真，团结同学，乐于助人'],
  ]
  for (const sign of ['\t', ',', ';']) {
    const text = remarks.map((row) => row.join(sign)).join('\n')
    const [table] = await readTableBytes(Buffer.from(text))
    expect([sign, table?.cells.map((row) => row.length)]).toEqual([sign, [2, 2, 2]])
  }
  const quoted = '姓名;情况说明\n王浩然;"a, b, c, d"\n李明;"e, f, g"\n'
  expect(await readTableBytes(Buffer.from(quoted))).toMatchObject([
    {
      cells: [
        ['姓名', '情况说明'],
        ['王浩然', 'a, b, c, d'],
        ['李明', 'e, f, g'],
      ],
    },
  ])
  expect(await readTableBytes(Buffer.from('姓名，学号\n王浩然，1\n李明，2\n'))).toMatchObject([
    {
      cells: [
        ['姓名', '学号'],
        ['王浩然', '1'],
        ['李明', '2'],
      ],
    },
  ])
})

it('the value is read of a cell that a program guards for its noughts', async () => {
  const guarded = ['学号,姓名,语文', '="001",\'陈梅,="95"', '"=""002""",李涛,\'96.5', '003,王一,'].join('\n')

  const [table] = await readTableBytes(Buffer.from(guarded))
  const [roster] = await readRosterBytes(
    Buffer.from('学号\t姓名\t家长电话\n="001"\t陈梅\t="13800000001"\n\'002\t李涛\t\'13800000002\n'),
    '名单.csv',
  )

  expect(table?.cells.slice(1)).toEqual([
    ['001', '陈梅', '95'],
    ['002', '李涛', '96.5'],
    ['003', '王一', ''],
  ])
  expect(roster?.rows).toMatchObject([
    { stuNo: '001', username: '陈梅', guardianTel: '13800000001', problems: [] },
    { stuNo: '002', username: '李涛', guardianTel: '13800000002', problems: [] },
  ])
})

it('a formula that stands in a cell as text, and words in quotation marks, stay as they are', async () => {
  const words = [`=HYPERLINK(""x"")`, `'好'的`, `1'36`].map((cell) => `"${cell}"`)
  const [table] = await readTableBytes(Buffer.from(`姓名,一,二,三\n陈梅,${words.join(',')}\n`))

  expect(table?.cells[1]).toEqual(['陈梅', '=HYPERLINK("x")', `'好'的`, `1'36`])
})

it('no line of totals of a roster is a pupil, in whatever column it begins', async () => {
  const totals = ['合计,,2人', ',,小计', ',,男生人数', ',,女生：1人', ',,平均年龄', ',全班人数,', ',,平均']
  const text = [
    '序号,学号,姓名,性别',
    '1,01,陈梅,女',
    '2,02,李涛,男',
    ...totals.map((line) => `${line},1`),
  ].join('\n')

  const [roster] = await readRosterBytes(Buffer.from(text), '名单.csv')

  expect(roster?.rows.map(({ username }) => username)).toEqual(['陈梅', '李涛'])
})

it.each([
  ['学生信息,,,家长信息,,', '学号,姓名,性别,姓名,关系,电话', '王强,父亲,13800000001'],
  ['学生,,,父亲,,', '学号,姓名,性别,姓名,与学生关系,联系电话', '王强,父亲,13800000001'],
])('reads the parent below %s in the line above the heading', async (above, heading, parent) => {
  const text = `三(2)班家长信息表\n${above}\n${heading}\n001,王浩然,男,${parent}\n002,李涛,男,,,\n`

  const [roster] = await readRosterBytes(Buffer.from(text), '名单.csv')

  expect(roster?.rows).toMatchObject([
    {
      username: '王浩然',
      stuNo: '001',
      guardianName: '王强',
      guardianRelation: '父亲',
      guardianTel: '13800000001',
      problems: [],
    },
    { username: '李涛', guardianName: '', guardianRelation: '' },
  ])
})

it('a sheet that is hidden is not read: a teacher does not see it', async () => {
  const marks = (mark: string) => sheet(`<row r="1">${textCell('A1', '陈梅')}${textCell('B1', mark)}</row>`)
  const sheets = [marks('60'), marks('95')]

  expect(await readTableBytes(workbook({ sheets, hidden: [1] }))).toEqual([
    { name: 'Sheet2', cells: [['陈梅', '95']] },
  ])
})

it('a workbook with a password is refused for its password, and one of the old format for its format', async () => {
  const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])
  const locked = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(96)])

  for (const read of [readTableBytes, (bytes: Uint8Array) => readRosterBytes(bytes, '名单.xlsx')]) {
    await expect(read(locked)).rejects.toMatchObject({ errorName: 'workbookLocked' })
    await expect(read(container)).rejects.toMatchObject({ errorName: 'rosterUnreadable' })
  }
})

it('a class that is written on to the name of a pupil is no part of it', async () => {
  const names = ['五(1)班陈梅', '五年级1班李涛', '班超', '班小明', '阿依古丽·买买提', '𬱖昀']

  const [roster] = await readRosterBytes(Buffer.from(['姓名', ...names].join('\n')), '名单.csv')

  expect(roster?.rows.map(({ username }) => username)).toEqual(['陈梅', '李涛', ...names.slice(2)])
})
