import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import { streamWorkbook, type WorkbookRow, type WorkbookSheet } from './stream-workbook.ts'

const columns = [
  { heading: '姓名', width: 12, type: 'text' as const },
  { heading: '积分', width: 8, type: 'number' as const },
]

async function* groups(...rows: WorkbookRow[][]): AsyncGenerator<WorkbookRow[]> {
  for (const group of rows) yield group
}

async function fileOf(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of streamWorkbook(sheets)) pieces.push(new Uint8Array(piece))
  return new Blob(pieces)
}

async function read(rows: AsyncIterable<WorkbookRow[]>) {
  const [sheet] = await readWorkbook(await fileOf([{ name: '表', columns, rows }]))
  return sheet?.data
}

it('keeps empty cells empty, and what XML would stumble over readable', async () => {
  expect(await read(groups([['a<b&c>"\u0001\ufffe', 0]], [['', null]], [['最后', -3]]))).toEqual([
    ['姓名', '积分'],
    ['a<b&c>"', 0],
    [null, null],
    ['最后', -3],
  ])
})

it('holds several sheets, one below a title, each with a heading that filters its rows', async () => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const sheets = [
    { name: '汇总', title: '三年级(2)班', columns, rows: groups([['王浩然', 1]]) },
    { name: '明细', columns, rows: groups([['李明', 2]], [['陈一诺', 3]]) },
  ]
  for await (const piece of streamWorkbook(sheets)) pieces.push(new Uint8Array(piece))

  expect(await readWorkbook(new Blob(pieces))).toEqual([
    {
      sheet: '汇总',
      data: [
        ['三年级(2)班', null],
        ['姓名', '积分'],
        ['王浩然', 1],
      ],
    },
    {
      sheet: '明细',
      data: [
        ['姓名', '积分'],
        ['李明', 2],
        ['陈一诺', 3],
      ],
    },
  ])
  const parts = unzipSync(Buffer.concat(pieces))
  const filterOf = (sheet: number) =>
    /<autoFilter [^>]*>/.exec(strFromU8(parts[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array()))?.[0]
  expect([filterOf(1), filterOf(2)]).toEqual(['<autoFilter ref="A2:B3"/>', '<autoFilter ref="A1:B3"/>'])
})

it('keeps each of sixty columns in its place, as a sheet of all subjects and kinds has them', async () => {
  const wide = Array.from({ length: 60 }, (_, at) => ({
    heading: `第${at}列`,
    width: 8,
    type: 'number' as const,
  }))
  const row = wide.map((_, at) => at)
  const none = wide.map(() => 0)

  const [sheet] = await readWorkbook(
    await fileOf([{ name: '表', columns: wide, rows: groups([row, none], [row]) }]),
  )

  expect(sheet?.data).toEqual([wide.map(({ heading }) => heading), row, none, row])
})

it('shows the clock of the school to the second, and a number as text where a column holds text', async () => {
  const timed = [
    { heading: '时间', width: 20, type: 'time' as const },
    { heading: '学号', width: 8, type: 'text' as const },
  ]
  const rows = groups([[Date.UTC(2026, 10, 23, 0, 30, 59), 7]])

  const [sheet] = await readWorkbook(await fileOf([{ name: '表', columns: timed, rows }]))

  const [, [time, text] = []] = sheet?.data ?? []
  expect([time instanceof Date && Math.floor(time.getTime() / 1_000) * 1_000, text]).toEqual([
    Date.UTC(2026, 10, 23, 8, 30, 59),
    '7',
  ])
})

it('names each of its parts once to the program that opens it', async () => {
  const sheets = ['一', '二'].map((name) => ({ name, title: name, columns, rows: groups([['李明', 2]]) }))
  const parts = unzipSync(new Uint8Array(await (await fileOf(sheets)).arrayBuffer()))
  const text = (part: string) => strFromU8(parts[part] ?? new Uint8Array())
  const all = (part: string, pattern: RegExp) =>
    [...text(part).matchAll(pattern)].map((found) => found.slice(1))

  expect(all('xl/_rels/workbook.xml.rels', /Id="(\w+)"[^>]*Target="([^"]+)"/g)).toEqual([
    ['rId1', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheets/sheet2.xml'],
    ['rId3', 'styles.xml'],
  ])
  expect(all('xl/workbook.xml', /sheetId="(\d)" r:id="(\w+)"/g)).toEqual([
    ['1', 'rId1'],
    ['2', 'rId2'],
  ])
  expect(all('[Content_Types].xml', /PartName="\/xl\/(worksheets[^"]+)"/g)).toEqual([
    ['worksheets/sheet1.xml'],
    ['worksheets/sheet2.xml'],
  ])
  expect(text('xl/worksheets/sheet2.xml')).toContain('<pane ySplit="2" topLeftCell="A3"')
  expect(all('xl/worksheets/sheet2.xml', /<col min="(\d)" max="(\d)" width="(\d+)"/g)).toEqual([
    ['1', '1', '12'],
    ['2', '2', '8'],
  ])
})

it('stops reading when the file is no longer fetched', async () => {
  let isOver = false
  let given = 0
  async function* endless(): AsyncGenerator<WorkbookRow[]> {
    try {
      for (;;) {
        given += 1
        // What does not shrink when it is packed, so that it comes out as it goes in.
        yield Array.from({ length: 200 }, (_, n) => [String(Math.sin(given * 200 + n)), n])
      }
    } finally {
      isOver = true
    }
  }

  let taken = 0
  for await (const piece of streamWorkbook([{ name: '表', columns, rows: endless() }])) {
    taken += piece.length
    if (taken > 100_000) break
  }
  await expect.poll(() => isOver).toBe(true)
  expect(given).toBeLessThan(200)
})

it('fails whole when a row cannot be read, instead of ending as if it were complete', async () => {
  async function* failing(): AsyncGenerator<WorkbookRow[]> {
    yield [['甲', 1]]
    throw new Error('the database went away')
  }

  await expect(read(failing())).rejects.toThrow('the database went away')
})
