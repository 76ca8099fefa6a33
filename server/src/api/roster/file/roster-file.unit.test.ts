import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'
import { MAX_ROSTER_BYTES, MAX_ROSTER_ROWS } from '@pinge/contract/values/limits.ts'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/app-error.ts'
import { READING, readRosterFile } from './roster-file.ts'
import { deflatedZip, sheet, textCell, workbook, workbookFiles } from './workbook.fixtures.ts'

const heading = `<row r="1">${textCell('A1', '姓名')}</row>`
const good = sheet(`${heading}<row r="2">${textCell('A2', '王浩然')}</row>`)

/** So long that nothing here depends on how busy the machine is. */
const patience = { beginsInMs: 60_000, readsInMs: 60_000 }

/** The refusal of a file, or that it was read. */
function outcome(bytes: Uint8Array, fileName = '名单.xlsx'): Promise<ErrorName | 'read'> {
  return readRosterFile(bytes, fileName, patience).then(
    () => 'read' as const,
    (error: unknown) => {
      if (error instanceof AppError) return error.errorName
      throw error
    },
  )
}

function withSheet(xml: string | Buffer, claimedSize?: number): Uint8Array {
  return deflatedZip({ ...workbookFiles({ sheets: [good] }), 'xl/worksheets/sheet1.xml': xml }, claimedSize)
}

describe('a roster file', () => {
  it('is taken by what it is and refused by what it is called', async () => {
    const csv = Buffer.from('姓名\n王浩然\n')
    const exe = Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04', 'latin1')
    const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex')

    expect(await outcome(csv, '名单.XLSX')).toBe('read')
    expect(await outcome(workbook({ sheets: [good] }), '名单.csv')).toBe('read')
    expect(await outcome(Buffer.from('王浩然'), '名单.csv')).toBe('read')
    expect(await outcome(Buffer.from('hello there'), '名单.xlsx')).toBe('rosterUnreadable')
    expect(await outcome(Buffer.from('王浩然\n李明\n'), '名单.xlsx')).toBe('rosterUnreadable')
    expect(await outcome(csv, '名单.txt')).toBe('rosterTypeNotAccepted')
    expect(await outcome(exe, 'setup.xlsx')).toBe('rosterUnreadable')
    expect(await outcome(oldExcel)).toBe('rosterUnreadable')
    expect(await outcome(Buffer.from('<html><table>'), '名单.csv')).toBe('rosterUnreadable')
  })

  it('must hold pupils, and not more than a school has', async () => {
    const list = (length: number) =>
      Buffer.from(`姓名\n${Array.from({ length }, (_, i) => `王${i}`).join('\n')}`)

    expect(await outcome(new Uint8Array())).toBe('rosterEmpty')
    expect(await outcome(Buffer.from('姓名\n'), '名单.csv')).toBe('rosterEmpty')
    expect(await outcome(list(MAX_ROSTER_ROWS), '名单.csv')).toBe('read')
    expect(await outcome(list(MAX_ROSTER_ROWS + 1), '名单.csv')).toBe('rosterTooManyRows')
    expect(await outcome(new Uint8Array(MAX_ROSTER_BYTES + 1))).toBe('rosterTooLarge')
  })

  it('may have a style on the very last row of the sheet', async () => {
    const bytes = workbook({
      sheets: [good.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData>')],
    })

    expect(await outcome(bytes)).toBe('read')
  })

  it('is read beside others, each teacher getting their own', async () => {
    const files = Array.from({ length: 6 }, (_, i) => Buffer.from(`姓名\n王${'甲乙丙丁戊己'[i]}\n`))

    const read = await Promise.all(files.map((file) => readRosterFile(file, '名单.csv', patience)))

    expect(read.map(([table]) => table?.rows[0]?.username)).toEqual([
      '王甲',
      '王乙',
      '王丙',
      '王丁',
      '王戊',
      '王己',
    ])
  })
})

describe('a hostile file is refused at once', () => {
  const spaces = Buffer.alloc(200_000_000, ' ')
  const far = (row: string, column: string) =>
    sheet(`${heading}<row r="${row}">${textCell(`${column}${row}`, '王浩然')}</row>`)
  const files: readonly [string, Uint8Array, ErrorName][] = [
    ['a bomb whose directory says how large it gets', withSheet(spaces), 'rosterTooManyRows'],
    ['a bomb whose directory says it is small', withSheet(spaces, 1_000), 'rosterUnreadable'],
    ['a million empty rows', withSheet(sheet('<row/>'.repeat(1_000_000))), 'rosterTooManyRows'],
    ['a cell in the last corner of the sheet', withSheet(far('1048576', 'XFD')), 'rosterTooManyRows'],
    [
      'a wide cell above a deep one',
      withSheet(
        sheet(`<row r="1">${textCell('IV1', '王')}</row><row r="9000">${textCell('A9000', '王')}</row>`),
      ),
      'rosterTooManyRows',
    ],
    ['a cell far to the right', withSheet(far('2', 'XFD')), 'rosterUnreadable'],
    ['a far cell in disguise', withSheet(far('&#49;048576', 'A')), 'rosterUnreadable'],
    ['entities', withSheet(`<!DOCTYPE a [<!ENTITY a "ha">]>${good}`), 'rosterUnreadable'],
    [
      'a definition from elsewhere',
      withSheet(`<!DOCTYPE a SYSTEM "http://a.example/a.dtd">${good}`),
      'rosterUnreadable',
    ],
    ['tags within tags', withSheet('<c '.repeat(5_000_000)), 'rosterUnreadable'],
    [
      'thousands of sheets',
      workbook({ sheets: Array.from({ length: 2_000 }, () => good) }),
      'rosterUnreadable',
    ],
    ['a line without end', Buffer.alloc(MAX_ROSTER_BYTES, ','), 'rosterUnreadable'],
    [
      'a table of millions of cells',
      Buffer.alloc(MAX_ROSTER_BYTES, `${'1,'.repeat(255)}1\n`),
      'rosterTooManyRows',
    ],
    ['half a file', workbook({ sheets: [good] }).slice(0, 700), 'rosterUnreadable'],
  ]

  it.each(files)('%s', async (_, bytes, refusal) => {
    const before = process.cpuUsage()
    const name = await outcome(bytes)
    const { user, system } = process.cpuUsage(before)

    expect(name).toBe(refusal)
    // Some tenths of a second of a good processor, before a worker is ended for its time on a slow one.
    expect((user + system) / 1_000).toBeLessThan(4_500)
  })

  it('and one that is not read in time is ended', async () => {
    const bytes = workbook({ sheets: [good] })
    // No worker begins within a millisecond, so that even a good file takes too long.
    const late = readRosterFile(bytes, '名单.xlsx', { ...patience, beginsInMs: 1 })
    await expect(late).rejects.toMatchObject({ errorName: 'rosterUnreadable' })

    // What a hostile file would make of the worker.
    const endless = `import { parentPort } from 'node:worker_threads'
parentPort.postMessage('${READING}')
for (;;);`
    const program = new URL(`data:text/javascript,${encodeURIComponent(endless)}`)
    const slow = readRosterFile(bytes, '名单.xlsx', { ...patience, readsInMs: 100 }, program)
    await expect(slow).rejects.toMatchObject({ errorName: 'rosterUnreadable' })
  })
})
