import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ERASURES_FILE } from '../../../platform/backup/restore-target.ts'
import type { ErasureTable } from '../../../platform/db/tables/privacy/erasures.ts'

const Line = z.object({
  id: z.string(),
  /** Lines that were written before it was have a UUID for it, with which their own id begins. */
  erasureId: z.optional(z.string()),
  kind: z.enum(['student', 'class', 'teacher']),
  subjectId: z.string(),
  at: z.int(),
})

const UUID_LENGTH = 36

/** Stands in the data folder beside the database, and in no backup. */
export const erasuresFileOf = (dataDir: string): string => join(dataDir, ERASURES_FILE)

/** What a list holds, a line each; a last line that was cut off by a crash is left out, and written again later. */
export function readErasures(file: string): ErasureTable[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine)
}

/** Whether a file is such a list, be it an empty one or one whose only line was cut off: read as one, another file would say nothing. */
export function isErasureList(file: string): boolean {
  if (!statSync(file).isFile()) return false
  const text = readFileSync(file, 'utf8')
  const isBegun = text === '' || (text.startsWith('{') && !text.includes('\n'))
  return isBegun || readErasures(file).length > 0
}

function readLine(line: string): ErasureTable[] {
  if (line === '') return []
  try {
    const { erasureId, ...erasure } = z.parse(Line, JSON.parse(line))
    return [{ ...erasure, erasureId: erasureId ?? erasure.id.slice(0, UUID_LENGTH) }]
  } catch {
    return []
  }
}

/** Appends what the list does not name yet, on disk before it returns. */
export function appendErasures(file: string, erasures: readonly ErasureTable[]): void {
  const known = new Set(readErasures(file).map(({ id }) => id))
  const missing = erasures.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return
  // After a line that was cut off a new one begins.
  const isCut = existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')
  const text = missing.map((erasure) => `${JSON.stringify(erasure)}\n`).join('')
  const handle = openSync(file, 'a', 0o600)
  try {
    writeSync(handle, (isCut ? '\n' : '') + text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
