import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import type { RosterRow } from '@pinge/contract/roster/roster.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/app-error.ts'
import { readRosterBytes } from './roster-bytes.ts'
import { sheet, textCell, workbook, workbookFiles } from './workbook.fixtures.ts'
import { storeZip } from './roster-zip.ts'

/** The pupils of the first table. */
async function readFirst(bytes: Uint8Array, fileName = '名单.csv'): Promise<RosterRow[]> {
  const [first] = await readRosterBytes(bytes, fileName)
  return first?.rows ?? []
}

function readText(text: string) {
  return readFirst(Buffer.from(text))
}

async function names(bytes: Uint8Array | string): Promise<string[]> {
  const rows = await readFirst(Buffer.from(bytes))
  return rows.map((row) => row.username)
}

/** A sheet of text cells. */
function textSheet(rows: readonly (readonly string[])[]): string {
  return sheet(
    rows
      .map((cells, y) => {
        const inner = cells.map((text, x) => textCell(`${String.fromCharCode(65 + x)}${y + 1}`, text))
        return `<row r="${y + 1}">${inner.join('')}</row>`
      })
      .join(''),
  )
}

describe('a spreadsheet', () => {
  it('is read below its title, whatever the order of its columns, with the row numbers of the sheet', async () => {
    const bytes = workbook({
      sheets: [
        textSheet([
          ['三年级(2)班学生名单'],
          [],
          ['序号', '*家长电话（必填）', '学生姓名', '生日', '性 别', '学号', '家长姓名'],
          ['1', '138 0000 0001', '王浩然', '2017年3月5日', '男', '０１', '王强'],
          [],
          ['2', '', '李　明', '2017/3/15', '女生', '02', ''],
        ]),
      ],
    })

    const plain = { ...emptyRosterRow, problems: [] }
    expect(await readFirst(bytes)).toEqual([
      {
        ...plain,
        row: 4,
        username: '王浩然',
        stuNo: '01',
        gender: '男',
        birthday: '2017-03-05',
        guardianName: '王强',
        guardianTel: '13800000001',
      },
      { ...plain, row: 6, username: '李明', stuNo: '02', gender: '女', birthday: '2017-03-15' },
    ])
  })

  it('may hold numbers, dates, formulas and their errors in its cells', async () => {
    const heading = ['姓名', '学号', '出生日期', '电话']
      .map((text, x) => textCell(`${'ABCD'[x]}1`, text))
      .join('')
    const bytes = workbook({
      styles:
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="31"/></cellXfs></styleSheet>',
      sharedStrings: '<sst><si><r><t>张</t></r><r><t>三丰</t></r></si></sst>',
      sheets: [
        sheet(
          `<row r="1">${heading}</row>
          <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>7</v></c><c r="C2" s="1"><v>42799</v></c><c r="D2"><v>13800000001</v></c></row>
          <row r="3"><c r="A3" t="str"><f>B9&amp;C9</f><v>李四</v></c><c r="C3"><v>42799</v></c></row>
          <row r="4"><c r="A4" t="e"><f>VLOOKUP(1,X,1)</f><v>#N/A</v></c><c r="C4" s="2"><v>42799</v></c></row>
          <row r="5">${textCell('A5', '=HYPERLINK("x")')}</row>`,
        ),
      ],
    })

    const rows = await readFirst(bytes)

    expect(rows.map(({ username, stuNo, guardianTel }) => [username, stuNo, guardianTel])).toEqual([
      ['张三丰', '7', '13800000001'],
      ['李四', '', ''],
      ['', '', ''],
      ['=HYPERLINK("x")', '', ''],
    ])
    expect(rows.slice(0, 3).map((row) => row.birthday)).toEqual(['2017-03-05', '2017-03-05', '2017-03-05'])
    expect(rows.map((row) => row.problems)).toEqual([[], [], ['没有姓名'], ['姓名是公式，请改成文字']])
  })

  it('is read from the first sheet that has pupils', async () => {
    const bytes = workbook({
      sheets: [textSheet([['填写说明'], ['请在第二张表填写']]), textSheet([['姓名'], ['王浩然']])],
    })

    expect(await names(bytes)).toEqual(['王浩然'])
  })

  it('may have a heading of two lines', async () => {
    const rows = await readText(
      '学号,姓名,家长信息,,紧急联系人,\n,,姓名,电话,姓名,电话\n1,王浩然,王强,13800000001,李丽,13900000002\n',
    )

    expect(
      rows.map(({ row, username, guardianName, guardianTel }) => [row, username, guardianName, guardianTel]),
    ).toEqual([[3, '王浩然', '王强', '13800000001']])
  })

  it.each([
    ['父亲姓名,父亲电话,母亲姓名,母亲电话', '王强,13800000001,李丽,13900000002'],
    ['爸爸,爸爸手机号,妈妈,妈妈手机号', '王强,13800000001,李丽,13900000002'],
    ['父亲姓名,母亲姓名,父亲联系方式,母亲联系方式', '王强,李丽,13800000001,13900000002'],
    [
      '家长1姓名,家长1关系,家长1电话,家长2姓名,家长2关系,家长2电话',
      '王强,父亲,13800000001,李丽,母亲,13900000002',
    ],
    ['家长姓名,关系,联系电话,家长姓名,关系,联系电话', '王强,父亲,13800000001,李丽,母亲,13900000002'],
    [
      '第一监护人,与学生关系1,电话1,第二监护人,与学生关系2,电话2',
      '王强,父亲,13800000001,李丽,母亲,13900000002',
    ],
    [
      '家长2姓名,家长2关系,家长2手机,家长姓名,家长关系,家长手机',
      '李丽,母亲,13900000002,王强,父亲,13800000001',
    ],
  ])('may name both parents, as %s', async (heading, cells) => {
    const rows = await readText(`姓名,${heading}\n王浩然,${cells}\n`)

    expect(rows).toEqual([
      {
        ...emptyRosterRow,
        row: 2,
        username: '王浩然',
        guardianName: '王强',
        guardianRelation: '父亲',
        guardianTel: '13800000001',
        guardian2Name: '李丽',
        guardian2Relation: '母亲',
        guardian2Tel: '13900000002',
        problems: [],
      },
    ])
  })

  it('may name one parent alone, and says no relation that is not written', async () => {
    const rows = await readText('姓名,家长姓名,家长电话\n王浩然,王强,13800000001\n')

    expect(rows).toMatchObject([
      { guardianName: '王强', guardianRelation: '', guardianTel: '13800000001', guardian2Name: '' },
    ])
  })

  it('keeps the mother in her place where no father is written', async () => {
    const rows = await readText('姓名,父亲姓名,父亲电话,母亲姓名,母亲电话\n王浩然,,,李丽,13900000002\n')

    expect(rows).toMatchObject([{ guardianName: '', guardianRelation: '', guardian2Relation: '母亲' }])
  })

  it('may stand side by side, as it is printed', async () => {
    const bytes = workbook({
      sheets: [
        textSheet([
          ['学号', '姓名', '学号', '姓名'],
          ['1', '王浩然', '3', '张三'],
          ['2', '李明', '', ''],
          ['合计', '3人'],
        ]),
      ],
    })

    expect(await names(bytes)).toEqual(['王浩然', '李明', '张三'])
  })

  it('may come without a heading: then the first column that looks like names counts', async () => {
    const rows = await readText(
      '1,汉族,王浩然,男,13800000001,王强\n2,汉族,欧阳明月,女,13800000002,李丽\n3,汉族,阿依古丽•买买提,女,,\n',
    )

    expect(rows.map(({ username, gender, guardianTel }) => `${username} ${gender} ${guardianTel}`)).toEqual([
      '王浩然 男 13800000001',
      '欧阳明月 女 13800000002',
      '阿依古丽·买买提 女 ',
    ])
  })

  it('of names only, seat by seat, gives every name', async () => {
    expect(await names('王浩然,李明,张三\n赵六,,孙七\n')).toEqual(['王浩然', '赵六', '李明', '张三', '孙七'])
  })

  it('says for each faulty row what is wrong with it', async () => {
    const rows = await readText(
      [
        '学号,姓名,性别,出生日期,家长姓名,家长电话',
        '1,王浩然,男,2017-02-30,,',
        '2,,女,,王强,',
        '3,李明,甲,,,123',
        `4,${'长'.repeat(21)},,,,`,
        '1,张三,,,,',
        ',李明,,,,',
      ].join('\r\n'),
    )

    expect(rows.map((row) => [row.row, ...row.problems])).toEqual([
      [2, '出生日期应为真实的日期，如 2017-03-05'],
      [3, '没有姓名'],
      [4, '性别应为“男”或“女”', '家长1电话应为 11 位手机号'],
      [5, '姓名超过 20 个字'],
      [6, '学号与第 2 行相同'],
      [7, '与第 4 行重名，如果是两名学生，请填写不同的学号'],
    ])
  })

  it('lets two pupils of one name in when their numbers differ', async () => {
    const rows = await readText('学号,姓名\n1,李明\n2,李明\n')

    expect(rows.flatMap((row) => row.problems)).toEqual([])
  })
})

describe('a text file', () => {
  it('is read in every encoding that Excel and WPS save', async () => {
    const text = '姓名,学号\r\n王浩然,1\r\n'
    const gb18030 = Buffer.from('d0d5c3fb2cd1a7bac50d0acdf5bac6c8bb2c310d0a', 'hex')
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(text.replaceAll(',', '\t'), 'utf16le'),
    ])

    const withoutMark = utf16.subarray(2)
    const bigEnd = [utf16, withoutMark].map((bytes) => Buffer.from(bytes).swap16())

    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      gb18030,
      utf16,
      withoutMark,
      ...bigEnd,
    ]) {
      expect(await names(bytes)).toEqual(['王浩然'])
    }
  })

  it('may have line breaks and quotation marks in its cells', async () => {
    expect(await names('"姓名",备注\n"王\n浩然","他说""好"""\n李明,\n')).toEqual(['王浩然', '李明'])
    expect(await names('"姓名",备注\n"王浩然","不关的引号\n李明,\n张三,\n')).toEqual([
      '王浩然',
      '李明',
      '张三',
    ])
    expect(await names('姓名;性别\r王浩然;男\r李明;女')).toEqual(['王浩然', '李明'])
  })
})

it('a text that was put together of several loses no pupil, whatever ends its lines', async () => {
  const rows = await readText('学号,姓名\r\n1,王浩然\n2,李明\r3,张三\r\n4,"赵\n六"\n')

  expect(rows.map(({ row, stuNo, username }) => [row, stuNo, username])).toEqual([
    [2, '1', '王浩然'],
    [3, '2', '李明'],
    [4, '3', '张三'],
    [5, '4', '赵六'],
  ])
})

describe('whatever a file holds', () => {
  const isRefusalOrRows = async (bytes: Uint8Array) => {
    const rows = await readFirst(bytes).catch((error: unknown) => {
      expect(error).toBeInstanceOf(AppError)
      return undefined
    })
    if (rows) expect(rows.length).toBeGreaterThan(0)
  }

  it('leads to rows or a refusal, never to a fall', async () => {
    const archive = fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => Buffer.concat([Buffer.from('PK\x03\x04'), bytes]))
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 2_000 }),
      fc.string({ unit: 'binary' }).map(Buffer.from),
      archive,
    )
    await fc.assert(fc.asyncProperty(bytes, isRefusalOrRows), { numRuns: 300 })
  })

  it('a damaged archive is read or refused', async () => {
    const good = workbook({ sheets: [textSheet([['姓名'], ['王浩然']])] })
    const damage = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 0, max: good.length }), async (changes, length) => {
        const bytes = Buffer.from(good)
        for (const [at, value] of changes) bytes[at] = value
        await isRefusalOrRows(bytes)
        await isRefusalOrRows(good.slice(0, length))
      }),
      { numRuns: 100 },
    )
  })

  it('a workbook with damaged parts is read or refused', async () => {
    const parts = workbookFiles({
      sheets: [
        textSheet([
          ['姓名', '生日'],
          ['王浩然', '2017-03-05'],
        ]),
      ],
      sharedStrings: '<sst><si><t>王</t></si></sst>',
      styles: '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    })
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '&',
      '&#65;',
      ' r="9"',
      '<c r="B1" t="s"><v>9</v></c>',
      '<row>',
      '</row>',
      '',
    )
    const change = fc.record({
      part: fc.constantFrom(...Object.keys(parts)),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(8),
      piece: pieces,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const files = { ...parts }
        for (const { part, at, cut, piece } of changes) {
          const text = files[part] ?? ''
          const from = Math.floor(at * text.length)
          files[part] = text.slice(0, from) + piece + text.slice(from + cut)
        }
        await isRefusalOrRows(
          storeZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))),
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('a workbook of several sheets', () => {
  it('gives every class with its name, and leaves out the notes', async () => {
    const bytes = workbook({
      sheets: [
        textSheet([['填表说明'], ['王老师']]),
        textSheet([['姓名'], ['王浩然'], ['李明']]),
        textSheet([
          ['学号', '姓名'],
          ['', ''],
        ]),
        textSheet([
          ['学号', '姓名'],
          ['1', '王浩然'],
        ]),
      ],
    })

    const tables = await readRosterBytes(bytes, '全年级.xlsx')

    // One name in two classes is no fault: only one of them is chosen.
    expect(
      tables.map(({ name, rows }) => [name, rows.map(({ username, problems }) => [username, problems])]),
    ).toEqual([
      [
        'Sheet2',
        [
          ['王浩然', []],
          ['李明', []],
        ],
      ],
      ['Sheet4', [['王浩然', []]]],
    ])
  })

  it('holds no more pupils than a school has, counted over all sheets', async () => {
    const list = textSheet([['姓名'], ...Array.from({ length: 2_501 }, (_, i) => [`王${i}`])])

    await expect(readRosterBytes(workbook({ sheets: [list, list] }), '全校.xlsx')).rejects.toMatchObject({
      errorName: 'rosterTooManyRows',
    })
  })
})
