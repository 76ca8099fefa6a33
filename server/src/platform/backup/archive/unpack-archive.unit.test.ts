import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packArchive } from './pack-archive.ts'
import { unpackArchive } from './unpack-archive.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pinge-unpack-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

it('a disk that does not take what is unpacked is named as that, and the backup is not called damaged', async () => {
  const files = ['uploads/photo', 'uploads/film'].map((name) => ({ name, path: join(home, name.slice(8)) }))
  for (const { path } of files) writeFileSync(path, randomBytes(2_000_000))
  // In the place of the folder of uploads.
  writeFileSync(join(home, 'uploads'), '')

  const unpacked = unpackArchive(
    packArchive(files, 0, () => '{}'),
    home,
  )
  await expect(unpacked).rejects.toMatchObject({ syscall: 'mkdir' })
})
