import type { Download } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'

/** The sheet of a workbook that was written as it went: its sizes stand only in the directory at the end. */
export async function readSheet(download: Download, number: number): Promise<string> {
  const zip = await readFile(await download.path())
  const entry = zip.lastIndexOf(Buffer.from(`xl/worksheets/sheet${number}.xml`)) - 46
  const packed = zip.readUInt32LE(entry + 20)
  const offset = zip.readUInt32LE(entry + 42)
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  return inflateRawSync(zip.subarray(start, start + packed)).toString('utf8')
}
