import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import { streamWorkbook, type WorkbookRow } from './stream-workbook.ts'

const columns = [
  { heading: '姓名', width: 12, type: 'text' as const },
  { heading: '积分', width: 8, type: 'number' as const },
]

async function* groups(...rows: WorkbookRow[][]): AsyncGenerator<WorkbookRow[]> {
  for (const group of rows) yield group
}

async function read(rows: AsyncIterable<WorkbookRow[]>) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of streamWorkbook([{ name: '表', columns, rows }]))
    pieces.push(new Uint8Array(piece))
  const [sheet] = await readWorkbook(new Blob(pieces))
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
