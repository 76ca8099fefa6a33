import * as errors from '@pinge/contract/protocol/errors.ts'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'

type Command = Parameters<typeof runCommand>[0]

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pinge-typed-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const run = (command: Command, ...typed: readonly string[]) => runCommand(command, typed, { DATA_DIR: home })

it.each<[string, Command, string[]]>([
  ['a nickname', 'teacher', ['add', '--tel', '13800000001', '--nickname', '王', '老师']],
  ['a reason', 'teacher', ['certify', '--id', 'a', '--refuse', '证书', '看不清']],
  [
    'the name of an edition',
    'edition',
    ['add', '--id', 'zz1', '--name', '十一月', '专注赛', '--from', '2026-11-01', '--to', '2026-11-30'],
  ],
])('%s that was typed with a space and no quotes is not cut at it', (_, command, typed) => {
  const ran = run(command, ...typed)

  expect(ran).toMatchObject({ status: 1, told: '' })
  expect(ran.failed).toContain('用法：')
  expect(readdirSync(home)).toEqual([])
})

it.each([
  ['a year of two digits', ['report', '--year', '26']],
  ['more days than a database can count', ['list', '--days', '9007199254740991']],
])('the audit log of %s is not told', (_, typed) => {
  const ran = run('audit', ...typed)

  expect(ran).toMatchObject({ status: 1, told: '' })
  expect(ran.failed).toMatch(/^用法：/)
  expect(readdirSync(home)).toEqual([])
})

it.each(['12345678', '00000001'])(
  'an account gets no password that is guessed first from its operator: %s',
  (password) => {
    const ran = run('teacher', 'reset', '--tel', '13800000001', '--password', password)

    expect(ran).toEqual({ status: 1, told: '', failed: `${errors.passwordTooCommon.message}\n` })
  },
)

it.each<Command>(['verify', 'security-log'])(
  'a word that %s does not know is told with how it is used',
  (command) => {
    const ran = run(command, '名单')

    expect(ran).toMatchObject({ status: 1, told: '' })
    expect(ran.failed).toMatch(/^用法：/)
    expect(readdirSync(home)).toEqual([])
  },
)

it.each<[Command, string[], string]>([
  ['audit', ['list', '--year', '2025'], 'list 没有 --year'],
  ['teacher', ['reset', '--tel', '13800000001', '--nickname', '王老师'], 'reset 没有 --nickname'],
  ['edition', ['list', '--rated'], 'list 没有 --rated'],
  ['backup', ['a.backup', '--erasures', 'erasures.jsonl'], 'backup 没有 --erasures'],
  ['restore', ['a.backup', '--force'], 'restore 没有 --force'],
])('an option of another action is refused and not left out: %s %j', (command, typed, told) => {
  const ran = run(command, ...typed)

  expect(ran).toMatchObject({ status: 1, told: '' })
  expect(ran.failed).toMatch(new RegExp(`^${told} 这个选项。\n用法：`))
  expect(readdirSync(home)).toEqual([])
})

it('an edition whose name is spaces alone is not made', () => {
  const days = ['--from', '2026-11-01', '--to', '2026-11-30']
  const ran = run('edition', 'add', '--id', 'zz1', '--name', '  ', ...days)

  expect(ran).toMatchObject({ status: 1, told: '' })
  expect(ran.failed).toMatch(/^--name 应为 1 到 20 个字。/)
  expect(readdirSync(home)).toEqual([])
})

it.each<[Command, string[]]>([
  ['verify', []],
  ['teacher', ['certify']],
  ['content', ['list']],
  ['edition', ['list']],
  ['audit', ['verify']],
  ['security-log', []],
])('a folder without a database is told as such, and gets none: %s %j', (command, typed) => {
  const ran = run(command, ...typed)

  expect(ran).toEqual({
    status: 1,
    told: '',
    failed: `这里还没有数据库：${join(home, 'pinge.sqlite')}。请检查 DATA_DIR。\n`,
  })
  expect(readdirSync(home)).toEqual([])
})
