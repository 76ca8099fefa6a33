import { expect, it } from 'vitest'
import { readRosterBytes, readTableBytes } from './roster-bytes.ts'
import { sheet, textCell, workbook } from './workbook.fixtures.ts'

it('a file of tables gives each sheet that holds something, its cells without odd spaces', async () => {
  const marks = sheet(`<row r="1">${textCell('A1', ' 王浩然 ')}${textCell('B1', '　95')}</row>`)
  const bytes = workbook({ sheets: [sheet(`<row r="1">${textCell('A1', '')}</row>`), marks] })

  expect(await readTableBytes(bytes)).toEqual([{ name: 'Sheet2', cells: [['王浩然', '95']] }])
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
