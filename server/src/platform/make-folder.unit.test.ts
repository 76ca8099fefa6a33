import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pinge-folder-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

it('a folder is made with those above it, and what was made first is told', () => {
  const folder = join(home, 'disk', 'school', 'data')

  expect(makeFolder(folder)).toBe(join(home, 'disk'))
  expect(existsSync(folder)).toBe(true)
  expect(makeFolder(folder)).toBeUndefined()
})

it('a folder in the place of a file, and below one, is refused', () => {
  const file = join(home, 'file')
  writeFileSync(file, '')

  for (const folder of [file, join(file, 'data')]) expect(() => makeFolder(folder)).toThrow('EEXIST')
})

it.skipIf(!existsSync('/proc/self'))(
  'a folder that the system never makes is refused, and not asked for without an end',
  () => {
    expect(() => makeFolder('/proc/pinge/data')).toThrow('/proc/pinge')
  },
)
