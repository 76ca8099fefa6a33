import { isLocalDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { randomBytes } from 'node:crypto'
import { readAction } from '../../platform/command-line.ts'
import { ConfigError } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { withDatabase } from '../../platform/db/with-database.ts'
import { runCommand } from '../../platform/run-command.ts'
import { insertEdition } from '../editions/edition.queries.ts'
import { selectEditions } from '../writes/editions.queries.ts'

const usage = [
  '用法：npm run edition -- list                              列出各期专注赛',
  '　　　npm run edition -- add --id zz1 --name 十一月专注赛 --from 2026-11-01 --to 2026-11-30',
  '　　　　　　　　　　　　　[--region 郑州市] [--rule 规则] [--rated]',
].join('\n')

const defaultRule =
  '每天完成图片、符号、数字各一轮。进入回忆的第一轮计分，之后都是练习。练完看看远处，让眼睛休息一下。'

/** `npm run edition`: lists and adds the editions of the 专注赛. A rated one has a secret, by which no sequence is known before. */
await runCommand(async (config, write) => {
  const given = readArguments()
  const lines = await withDatabase(config, (database) =>
    given.command === 'list' ? list(database) : add(database, given),
  )
  for (const line of lines) write(line)
  return 0
})

type Given = ReturnType<typeof readArguments>

async function list({ read }: Database): Promise<string[]> {
  const editions = await selectEditions(read)
  if (editions.length === 0) return ['还没有专注赛。']
  return editions.map(
    ({ zzid, name, startDate, endDate, region, secret }) =>
      `${zzid}  ${startDate} 至 ${endDate}  ${name}${region === '' ? '' : `  ${region}`}${secret === '' ? '' : '  计分赛'}`,
  )
}

async function add({ read, write }: Database, given: Given): Promise<string[]> {
  const { command, id = '', name = '', from = '', to = '', region = '', rule = defaultRule, rated } = given
  if (command !== 'add') throw new ConfigError(usage)
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(id))
    throw new ConfigError(`--id 应为 1 到 32 个字母、数字、- 或 _。\n${usage}`)
  if (name === '' || name.length > 20) throw new ConfigError(`--name 应为 1 到 20 个字。\n${usage}`)
  if (region.length > 20 || rule.length > 500)
    throw new ConfigError('--region 最多 20 个字，--rule 最多 500 个字。')
  if (!isLocalDate(from) || !isLocalDate(to) || from > to)
    throw new ConfigError(`--from 和 --to 应为真实的日期，开始不晚于结束。\n${usage}`)
  const editions = await selectEditions(read)
  if (editions.some(({ zzid }) => zzid === id)) throw new ConfigError(`已经有编号为 ${id} 的专注赛。`)
  const overlapping = editions.find(({ startDate, endDate }) => from <= endDate && startDate <= to)
  if (overlapping) throw new ConfigError(`日期和“${overlapping.name}”重叠，一天只能有一期专注赛。`)
  const secret = rated ? randomBytes(24).toString('base64url') : ''
  const edition = {
    zzid: id,
    name,
    startDate: from,
    endDate: to,
    region,
    rule,
    secret,
    createdAt: Date.now(),
  }
  await write((trx) => insertEdition(trx, edition))
  return [`已添加专注赛：${name}（${id}），${from} 至 ${to}${rated ? '，计分赛' : ''}`]
}

function readArguments() {
  const text = { type: 'string' } as const
  const { action: command, values } = readAction(usage, {
    id: text,
    name: text,
    from: text,
    to: text,
    region: text,
    rule: text,
    rated: { type: 'boolean' },
  })
  return { command, ...values }
}
