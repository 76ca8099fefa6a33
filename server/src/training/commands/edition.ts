import { isLocalDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { line } from '@pinge/contract/values/fields.ts'
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { readAction } from '../../platform/command-line.ts'
import { ConfigError } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { TrainingEditionTable } from '../../platform/db/tables/training.ts'
import { withDatabase, withKeptDatabase } from '../../platform/db/with-database.ts'
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
  const { command, ...given } = readArguments()
  const edition = command === 'add' ? requireEdition(given) : undefined
  const lines = edition
    ? await withDatabase(config, (database) => add(database, edition))
    : await withKeptDatabase(config, list)
  for (const told of lines) write(told)
  return 0
})

async function list({ read }: Database): Promise<string[]> {
  const editions = await selectEditions(read)
  if (editions.length === 0) return ['还没有专注赛。']
  return editions.map(
    ({ zzid, name, startDate, endDate, region, secret }) =>
      `${zzid}  ${startDate} 至 ${endDate}  ${name}${region === '' ? '' : `  ${region}`}${secret === '' ? '' : '  计分赛'}`,
  )
}

type Given = Omit<ReturnType<typeof readArguments>, 'command'>

/** What was typed, as it is kept: a name of spaces alone is none. */
function requireEdition(given: Given): TrainingEditionTable {
  const { id = '', name = '', from = '', to = '', region = '', rule = defaultRule, rated } = given
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(id))
    throw new ConfigError(`--id 应为 1 到 32 个字母、数字、- 或 _。\n${usage}`)
  const named = z.safeParse(line(20), name)
  if (!named.success) throw new ConfigError(`--name 应为 1 到 20 个字。\n${usage}`)
  if (region.length > 20 || rule.length > 500)
    throw new ConfigError('--region 最多 20 个字，--rule 最多 500 个字。')
  if (!isLocalDate(from) || !isLocalDate(to) || from > to)
    throw new ConfigError(`--from 和 --to 应为真实的日期，开始不晚于结束。\n${usage}`)
  return {
    zzid: id,
    name: named.data,
    startDate: from,
    endDate: to,
    region: region.trim(),
    rule: rule.trim(),
    secret: rated ? randomBytes(24).toString('base64url') : '',
    createdAt: Date.now(),
  }
}

async function add({ read, write }: Database, edition: TrainingEditionTable): Promise<string[]> {
  const { zzid, name, startDate, endDate, secret } = edition
  const editions = await selectEditions(read)
  if (editions.some((other) => other.zzid === zzid)) throw new ConfigError(`已经有编号为 ${zzid} 的专注赛。`)
  const overlapping = editions.find((other) => startDate <= other.endDate && other.startDate <= endDate)
  if (overlapping) throw new ConfigError(`日期和“${overlapping.name}”重叠，一天只能有一期专注赛。`)
  await write((trx) => insertEdition(trx, edition))
  return [`已添加专注赛：${name}（${zzid}），${startDate} 至 ${endDate}${secret === '' ? '' : '，计分赛'}`]
}

function readArguments() {
  const text = { type: 'string' } as const
  const { action: command, values } = readAction(
    usage,
    { id: text, name: text, from: text, to: text, region: text, rule: text, rated: { type: 'boolean' } },
    { list: [], add: ['id', 'name', 'from', 'to', 'region', 'rule', 'rated'] },
  )
  return { command, ...values }
}
