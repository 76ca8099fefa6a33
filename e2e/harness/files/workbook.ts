import type { Download } from '@playwright/test'
import { readZip } from './read-zip.ts'

/** A sheet of a workbook, as its text. */
export async function readSheet(download: Download, number: number): Promise<string> {
  const files = await readZip(download)
  return files.get(`xl/worksheets/sheet${number}.xml`)?.toString('utf8') ?? ''
}
