import { readFile } from 'node:fs/promises'
import writeExcelFile from 'write-excel-file/node'
import { pupilNames } from '../pupil-names.ts'

export type RosterFile = { name: string; mimeType: string; buffer: Buffer }

const heading = ['学号', '姓名', '性别', '出生日期', '家长姓名', '家长电话']
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A roster as a school office keeps it: a heading, one pupil a row, everything as it should be. */
export function goodRows(count: number): string[][] {
  return pupilNames(count).map((name, i) => [
    String(i + 1),
    name,
    i % 2 === 0 ? '男' : '女',
    `2017-${String((i % 12) + 1).padStart(2, '0')}-15`,
    `${name.slice(0, 1)}家长`,
    `138${String(10_000_000 + i)}`,
  ])
}

/** A real workbook, as Excel writes it. */
export async function rosterXlsx(rows: readonly string[][]): Promise<RosterFile> {
  return {
    name: '三年级2班名单.xlsx',
    mimeType: XLSX,
    buffer: await writeExcelFile([heading, ...rows]).toBuffer(),
  }
}

/** A workbook of a grade: one sheet a class. */
export async function gradeXlsx(classes: Record<string, readonly string[][]>): Promise<RosterFile> {
  const sheets = Object.entries(classes).map(([sheet, rows]) => ({ sheet, data: [heading, ...rows] }))
  return { name: '三年级名单.xlsx', mimeType: XLSX, buffer: await writeExcelFile(sheets).toBuffer() }
}

/** A file as a real office sends it; how each was made stands in the README beside it. */
export async function officeFile(name: string): Promise<RosterFile> {
  const file = new URL(`../../../server/src/api/roster/file/real-files/${name}`, import.meta.url)
  return { name, mimeType: XLSX, buffer: await readFile(file) }
}
