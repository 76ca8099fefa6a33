import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pinge-typed-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Runs the command as npm does: in the program's folder, and told where it was typed. */
const run = (...typed: readonly string[]) =>
  runCommand('content', typed, { INIT_CWD: home }, join(home, '..'))

it('the folder of a package is meant from where the operator typed the command', () => {
  const ran = run('new', 'our-package')

  expect(ran.failed).toBe('')
  expect(ran.told).toContain(join(home, 'our-package'))
  expect(existsSync(join(home, 'our-package', 'manifest.json'))).toBe(true)
})

it('a package that cannot be begun names the folder that was typed, and not that of the data', () => {
  writeFileSync(join(home, 'a-file'), '')

  for (const typed of ['a-file', join('a-file', 'our-package')])
    expect(run('new', typed)).toEqual({
      status: 1,
      told: '',
      failed: `不能写 ${join(home, typed)}：请检查它是不是文件夹、是否可写、磁盘是否已满。\n`,
    })
})

it('a package that can be taken in is said to be good, and one that cannot is told by line and by number', () => {
  run('new', 'our-package')
  const good = run('check', 'our-package')
  writeFileSync(join(home, 'our-package', 'manifest.json'), '{}')
  const faulty = run('check', 'our-package')

  expect(good).toEqual({ status: 0, told: '没有发现问题，可以导入。\n', failed: '' })
  expect(faulty.status).toBe(1)
  expect(faulty.told).toMatch(/^manifest\.json:\d+　.+\n(.+\n)*共 \d+ 处问题。\n$/)
})
