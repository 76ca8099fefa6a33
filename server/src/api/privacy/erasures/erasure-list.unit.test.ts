import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ErasureTable } from '../../../platform/db/tables/privacy/erasures.ts'
import { appendErasures, erasuresFileOf, isErasureList, readErasures } from './erasure-list.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-erasures-'))
  file = erasuresFileOf(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const erasure = (id: string): ErasureTable => ({
  id,
  erasureId: id,
  kind: 'student',
  subjectId: `pupil ${id}`,
  at: 1,
})

it('a pupil who was erased after a crash cut the last line of the list off is named in it as well', () => {
  appendErasures(file, [erasure('a')])
  appendFileSync(file, '{"id":"b","kind":"stu')
  appendErasures(file, [erasure('a'), erasure('b'), erasure('c')])

  expect(isErasureList(file)).toBe(true)
  expect(readErasures(file)).toEqual([erasure('a'), erasure('b'), erasure('c')])
})
