import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeWholeFile } from './write-whole-file.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pinge-whole-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Writes 64 KB where there is room for 4 KB, and says what came of it. */
function writeWithoutRoom(file: string): string {
  const source = JSON.stringify(fileURLToPath(new URL('write-whole-file.ts', import.meta.url)))
  const program = `import(${source}).then(({ writeWholeFile }) => writeWholeFile(${JSON.stringify(file)}, 'a'.repeat(65536)))
    .catch((error) => process.stdout.write(error.code))`
  const limited = 'ulimit -f 8 && exec "$0" -e "$1"'
  return spawnSync('sh', ['-c', limited, process.execPath, program]).stdout.toString()
}

it('a file that there is no room for leaves no part, and the one before as it was', () => {
  const [first, second] = [join(home, 'first.html'), join(home, 'second.html')]
  writeWholeFile(first, 'the report of last year')

  expect([writeWithoutRoom(first), writeWithoutRoom(second)]).toEqual(['EFBIG', 'EFBIG'])
  expect(readdirSync(home)).toEqual(['first.html'])
  expect(readFileSync(first, 'utf8')).toBe('the report of last year')
})

it('a file is read by its owner alone, also where another one stood', () => {
  const file = join(home, 'report.html')
  writeWholeFile(file, 'one')
  writeWholeFile(file, 'two')

  expect(readFileSync(file, 'utf8')).toBe('two')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
