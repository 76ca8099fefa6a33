import { expect, it } from 'vitest'
import { readWorkbook } from './roster-xlsx.ts'
import { storeZip } from './roster-zip.ts'
import { sheet, textCell, workbook, workbookFiles } from './workbook.fixtures.ts'

/** Two cells of a sheet: 王浩然, and a number in a style of dates. */
const dated = (day: number) =>
  sheet(`<row r="1">${textCell('A1', '王浩然')}<c r="B1" s="1"><v>${day}</v></c></row>`)
const styles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'

function zipOf(files: Record<string, string>): Uint8Array {
  return storeZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
}

/** A workbook that says of its days what `attributes` says. */
function workbookOf(day: number, attributes: string): Uint8Array {
  const files = workbookFiles({ sheets: [dated(day)], styles })
  const book = files['xl/workbook.xml']?.replace('<sheets>', `<workbookPr ${attributes}/><sheets>`) ?? ''
  return zipOf({ ...files, 'xl/workbook.xml': book })
}

const cellsOf = async (bytes: Uint8Array) => (await readWorkbook(bytes)).map(({ cells }) => cells[0])

it('a workbook is read beside a sheet that is nothing but a chart', async () => {
  const files = workbookFiles({ sheets: [dated(42_799), '<chartsheet/>'], styles })
  const rels = files['xl/_rels/workbook.xml.rels'] ?? ''
  const chart = rels.replace(/worksheet(" Target=")worksheets(\/sheet2)/, 'chartsheet$1chartsheets$2')
  expect(chart).not.toBe(rels)

  const tables = await readWorkbook(zipOf({ ...files, 'xl/_rels/workbook.xml.rels': chart }))

  expect(tables).toEqual([{ name: 'Sheet1', cells: [['王浩然', '2017-03-05']] }])
})

it('days are counted from 1904 on where a workbook says so, by a number or a word', async () => {
  const day = 42_799
  expect(await cellsOf(workbook({ sheets: [dated(day)], styles }))).toEqual([['王浩然', '2017-03-05']])
  for (const attributes of ['date1904="1"', 'date1904="true"', "showObjects='all' date1904='true'"])
    expect
      .soft(await cellsOf(workbookOf(day - 1_462, attributes)), attributes)
      .toEqual([['王浩然', '2017-03-05']])
  for (const attributes of ['date1904="0"', 'date1904="false"', 'x="date1904"'])
    expect.soft(await cellsOf(workbookOf(day, attributes)), attributes).toEqual([['王浩然', '2017-03-05']])
})

it('a time of day is one, from whichever year days are counted', async () => {
  const halfPastEight = 0.354_166_666_7
  for (const attributes of ['', 'date1904="1"', 'date1904="true"'])
    expect
      .soft(await cellsOf(workbookOf(halfPastEight, attributes)), attributes)
      .toEqual([['王浩然', '8:30']])
})
