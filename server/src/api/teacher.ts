import { describeIssue } from '@pinge/contract/describe-issue.ts'
import { MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { register } from '@pinge/contract/login.ts'
import { hash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { ConfigError } from '../platform/config.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createIds } from '../platform/random.ts'
import { createPasswords } from './login/passwords.ts'
import { addTeacher } from './login/register-teacher.ts'
import { resetTeacher } from './login/reset-teacher.ts'
import { runCommand } from './run-command.ts'

const usage = [
  '用法：npm run teacher -- add --tel 13800000001 --nickname 王老师 [--password 密码]',
  '　　　npm run teacher -- reset --tel 13800000001 [--password 密码]',
].join('\n')

/**
 * `npm run teacher -- add` makes an account, `-- reset` gives one a new password and ends its sessions; a password is made
 * and printed once when none is given.
 */
await runCommand(async (config, write) => {
  const { command, tel, nickname, password } = readArguments()
  if (command !== 'add' && command !== 'reset') throw new ConfigError(usage)
  if (password !== undefined && password.length < MIN_PASSWORD_LENGTH)
    throw new ConfigError(`密码至少 ${MIN_PASSWORD_LENGTH} 个字符。`)
  const madePassword = password ?? randomBytes(9).toString('base64url')

  // The client hashes a password before it sends it; this command stands in the client's place.
  const isReset = command === 'reset'
  const parsed = z.safeParse(register.request, {
    tel,
    nickname: isReset ? '老师' : nickname,
    password: hash('sha256', madePassword),
  })
  if (!parsed.success) throw new ConfigError(`${describeIssue(parsed.error.issues[0]).message}\n${usage}`)

  const database = await openDatabase(config, Date.now)
  try {
    const deps = { database, clock: Date.now, randomBytes, newId: createIds(Date.now, randomBytes) }
    const run = isReset ? resetTeacher : addTeacher
    await run({ ...deps, passwords: createPasswords(randomBytes) }, parsed.data)
  } finally {
    await database.close()
  }
  write(
    isReset ? `已重设密码：${parsed.data.tel}` : `已开通账号：${parsed.data.tel}（${parsed.data.nickname}）`,
  )
  if (password === undefined) write(`${isReset ? '新' : '初始'}密码（只显示这一次）：${madePassword}`)
  return 0
})

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { tel: text, nickname: text, password: text },
    })
    return { command: positionals[0], ...values }
  } catch (cause) {
    throw new ConfigError(usage, { cause })
  }
}
