import { formatIssue } from '@pinge/contract/protocol/format-issue.ts'
import { MIN_PASSWORD_LENGTH } from '@pinge/contract/values/limits.ts'
import { register } from '@pinge/contract/sign-in.ts'
import { hash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { readAction } from '../../platform/command-line.ts'
import { ConfigError, type Config } from '../../platform/config.ts'
import { requireDatabase, withDatabase } from '../../platform/db/with-database.ts'
import { createLog } from '../../platform/log.ts'
import { createIds } from '../../platform/random.ts'
import { createSecurityLog } from '../../platform/security-log/security-log.ts'
import { loadServerSecret } from '../../platform/server-secret.ts'
import { certifyTeachers } from './certify-teachers.ts'
import { createViewLinks } from '../writes/view-links.ts'
import { requireUncommonPassword } from '../../platform/credentials/common-passwords/require-uncommon-password.ts'
import { createPasswords } from '../../platform/credentials/passwords.ts'
import { addTeacher, resetTeacher } from './keep-accounts.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage = [
  '用法：npm run teacher -- add --tel 13800000001 --nickname 王老师 [--password 密码]',
  '　　　npm run teacher -- reset --tel 13800000001 [--password 密码]',
  '　　　npm run teacher -- certify                          列出待审核的教师认证',
  '　　　npm run teacher -- certify --id 编号 --approve      通过',
  '　　　npm run teacher -- certify --id 编号 --refuse 原因  不通过',
].join('\n')

const newId = createIds(Date.now, randomBytes)

/**
 * `npm run teacher -- add` makes an account, `-- reset` gives one a new password and ends its sessions; a password is made
 * and printed once when none is given. `-- certify` lists and decides what teachers handed in to be known as such.
 */
await runCommand(async (config, write) => {
  const given = readArguments()
  for (const line of given.command === 'certify' ? await certify(config, given) : await keep(config, given))
    write(line)
  return 0
})

type Given = ReturnType<typeof readArguments>

async function certify(config: Config, given: Given): Promise<string[]> {
  await requireDatabase(config)
  const secret = loadServerSecret(config, randomBytes)
  return withDatabase(config, (database) =>
    certifyTeachers(
      {
        database,
        clock: Date.now,
        newId,
        links: createViewLinks(Date.now, secret),
        origin: config.publicOrigin ?? `http://${config.host}:${config.port}`,
      },
      given,
    ),
  )
}

/** Makes an account, or gives one a new password. */
async function keep(config: Config, { command, tel, nickname, password }: Given): Promise<string[]> {
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
  if (!parsed.success)
    throw new ConfigError(`${formatIssue(register, parsed.error.issues[0]).message}\n${usage}`)
  // As where a teacher chooses one: the same for a whole school is soon guessed.
  if (password !== undefined) await requireUncommonPassword(parsed.data.password, parsed.data.tel)

  if (isReset) await requireDatabase(config)
  const passwords = createPasswords(randomBytes)
  await withDatabase(config, async (database) => {
    const securityLog = createSecurityLog({
      database,
      clock: Date.now,
      newId,
      secret: loadServerSecret(config, randomBytes),
      log: createLog(config.logLevel),
      later: () => undefined,
    })
    const deps = { database, clock: Date.now, newId, passwords, securityLog }
    await (isReset ? resetTeacher(deps, parsed.data) : addTeacher(deps, parsed.data))
    await securityLog.save()
  })
  return [
    isReset ? `已重设密码：${parsed.data.tel}` : `已开通账号：${parsed.data.tel}（${parsed.data.nickname}）`,
    ...(password === undefined ? [`${isReset ? '新' : '初始'}密码（只显示这一次）：${madePassword}`] : []),
  ]
}

function readArguments() {
  const text = { type: 'string' } as const
  const { action: command, values } = readAction(
    usage,
    { tel: text, nickname: text, password: text, id: text, approve: { type: 'boolean' }, refuse: text },
    {
      add: ['tel', 'nickname', 'password'],
      reset: ['tel', 'password'],
      certify: ['id', 'approve', 'refuse'],
    },
  )
  return { command, ...values }
}
