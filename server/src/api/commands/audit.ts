import { auditNames } from '@pinge/contract/privacy/audit.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { localDate, localTime } from '@pinge/contract/values/school-days/school-time.ts'
import { reasonNotWritten } from '../../platform/backup/new-file.ts'
import { readAction } from '../../platform/command-line.ts'
import { ConfigError, type Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/schema.ts'
import { withKeptDatabase } from '../../platform/db/with-database.ts'
import { verifyAudit } from '../../platform/audit/verify-audit.ts'
import { selectAudit } from '../privacy/audit/report.queries.ts'
import { yearlyReport } from '../privacy/audit/yearly-report.ts'
import { runCommand } from '../../platform/run-command.ts'
import { writeWholeFile } from './write-whole-file.ts'
import { typedPath } from './typed-path.ts'

const usage =
  '用法：npm run audit -- list [--days 30] [--limit 200] | verify | report [--year 2026] [--out 文件]'

/** A century: what lies before it is no time that a database counts. */
const MAX_DAYS = 36_525
/** A year of four digits, and not the 26 of 2026. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2999]

/** `npm run audit`: the audit log for its operator. May run beside the server. */
await runCommand(async (config, write) => {
  const { action, options } = readArguments()
  return withKeptDatabase(config, ({ read }) => {
    if (action === 'list') return list(read, options, write)
    if (action === 'verify') return verify(read, write)
    return report(read, config, options, write)
  })
})

type Options = { days: number; limit: number; year: number; out: string | undefined }

function readArguments() {
  const text = { type: 'string' } as const
  const { action, values } = readAction(
    usage,
    { days: text, limit: text, year: text, out: text },
    { list: ['days', 'limit'], verify: [], report: ['year', 'out'] },
  )
  const options: Options = {
    days: numberOf(values.days, { usual: 30, most: MAX_DAYS }),
    limit: numberOf(values.limit, { usual: 200 }),
    year: numberOf(values.year, {
      usual: Number(localDate(Date.now()).slice(0, 4)),
      least: FIRST_YEAR,
      most: LAST_YEAR,
    }),
    out: values.out,
  }
  return { action, options }
}

type Numbers = { usual: number; least?: number; most?: number }

function numberOf(given: string | undefined, { usual, least = 1, most = Infinity }: Numbers): number {
  const number = given === undefined ? usual : Number(given)
  if (!Number.isSafeInteger(number) || number < least || number > most) throw new ConfigError(usage)
  return number
}

async function list(db: Db, { days, limit }: Options, write: (line: string) => void): Promise<number> {
  const rows = await selectAudit(db, Date.now() - days * DAY_MS, limit)
  for (const { at, action, detail, teacherId, classId, studentId } of rows) {
    const who = [
      ['老师', teacherId],
      ['班级', classId],
      ['学生', studentId],
    ] as const
    const ids = who.flatMap(([name, id]) => (id === null ? [] : [`${name} ${id}`]))
    write(
      [`${localDate(at)} ${localTime(at)}`, auditNames[action], action, detail, ...ids]
        .filter(Boolean)
        .join('  '),
    )
  }
  write(`共 ${rows.length} 条`)
  return 0
}

/** Ends with 1 where something was changed, so that a nightly job notices. */
async function verify(db: Db, write: (line: string) => void): Promise<number> {
  const { rows, brokenAt } = await verifyAudit(db)
  write(
    brokenAt === null
      ? `${rows} 条操作记录和写下时一样。`
      : `从第 ${brokenAt} 条起和写下时不一样：有记录被改动、删除或调换。`,
  )
  return brokenAt === null ? 0 : 1
}

async function report(
  db: Db,
  { siteName }: Config,
  { year, out }: Options,
  write: (line: string) => void,
): Promise<number> {
  const file = typedPath(out ?? `审计报告-${year}.html`)
  const page = await yearlyReport(db, siteName, year, Date.now())
  try {
    writeWholeFile(file, page)
  } catch (cause) {
    throw new ConfigError(`不能写 ${file}：${reasonNotWritten(cause)}。`, { cause })
  }
  write(`已写好 ${file}，用浏览器打开，可以打印在 A4 纸上。`)
  return 0
}
