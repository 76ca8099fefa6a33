import { auditNames } from '@pinge/contract/privacy/audit.ts'
import { keptData } from '@pinge/contract/privacy/kept-data.ts'
import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { verifyAudit, type AuditCheck } from '../../../platform/audit/verify-audit.ts'
import { renderPage, type Section } from '../exports/page.ts'
import * as queries from './report.queries.ts'

/**
 * The yearly audit of how data of children are kept (个人信息保护法 §54, 未成年人网络保护条例 §37), with the figures of this
 * site filled in, as a page that prints on A4.
 */
export async function yearlyReport(db: Db, siteName: string, year: number, now: number): Promise<string> {
  const [from, to] = [startOfDate(`${year}-01-01`), startOfDate(`${year + 1}-01-01`)]
  const kept = await queries.countKept(db)
  const actions = await countYear(db, year, from, to)
  const erasures = await queries.countErasures(db, from, to)
  const incidents = {
    guessed: await queries.countSecurityEvents(db, ['sign-in-failed', 'password-wrong'], from, to),
    refused: await queries.countSecurityEvents(db, ['access-refused'], from, to),
    limited: await queries.countSecurityEvents(db, ['limit-met'], from, to),
  }
  const check = await verifyAudit(db)
  return renderPage(
    `${siteName} ${year} 年未成年人个人信息合规审计`,
    [`统计到 ${localDate(now)}，由系统按实际数据生成；示例班级里的人和记录是虚构的，不算在内。`],
    [amounts(kept), purposes(), access(kept, actions), ended(erasures), incidentsOf(incidents, check)],
  )
}

type Counts = { name: string; count: number }[]

async function countYear(db: Db, year: number, from: number, to: number): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const { action, count } of [
    ...(await queries.countActions(db, from, to)),
    ...(await queries.selectAuditYear(db, year)),
  ])
    counts.set(auditNames[action], (counts.get(auditNames[action]) ?? 0) + count)
  return [...counts].map(([name, count]) => ({ name, count }))
}

function amounts(kept: Awaited<ReturnType<typeof queries.countKept>>): Section {
  return {
    title: '保存了多少',
    none: '',
    heads: ['项目', '数量'],
    rows: [
      ['学生（包括转出的）', `${kept.students} 名`],
      ['家长信息', `${kept.guardians} 条`],
      ['期末评语', `${kept.reviews} 份`],
      ['班级', `${kept.classes} 个，其中归档 ${kept.archived} 个`],
      ['老师', `${kept.teachers} 名`],
    ],
  }
}

function purposes(): Section {
  return {
    title: '保存什么、为什么、多久',
    none: '',
    heads: ['种类', '内容', '目的', '谁能看到', '多久'],
    rows: Object.values(keptData).map(({ title, what, why, seenBy, until }) => [
      title,
      what,
      why,
      seenBy,
      until,
    ]),
  }
}

function access(
  { owners, coTeachers }: Awaited<ReturnType<typeof queries.countKept>>,
  actions: Counts,
): Section {
  return {
    title: '谁有权限，做了什么',
    none: '',
    heads: ['项目', '次数'],
    rows: [
      ['班级创建者（人次）', String(owners)],
      ['协作老师（人次）', String(coTeachers)],
      ...actions.map(({ name, count }) => [name, `${count} 次`]),
    ],
  }
}

const erasedNames: Readonly<Record<string, string>> = {
  student: '学生',
  class: '班级',
  teacher: '老师的账号',
}

function ended(erasures: readonly { kind: string; count: number }[]): Section {
  return {
    title: '彻底删除',
    none: '这一年没有彻底删除。',
    heads: ['对象', '数量'],
    rows: erasures.map(({ kind, count }) => [erasedNames[kind] ?? kind, String(count)]),
  }
}

function incidentsOf(
  { guessed, refused, limited }: { guessed: number; refused: number; limited: number },
  { rows, brokenAt }: AuditCheck,
): Section {
  return {
    title: '安全事件和记录的完整',
    none: '',
    heads: ['项目', '结果'],
    rows: [
      ['密码或验证码不对（安全记录保存半年）', `${guessed} 次`],
      ['没有权限被拒绝（安全记录保存半年）', `${refused} 次`],
      ['触及次数限制（安全记录保存半年）', `${limited} 次`],
      [
        '操作记录的完整性',
        brokenAt === null ? `${rows} 条，没有被改动` : `从第 ${brokenAt} 条起与写下时不一致`,
      ],
    ],
  }
}
