import type { LedgerKind } from '@pinge/contract/comments.ts'
import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { genderNames } from '@pinge/contract/students.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { ledgerKindNames } from '../../writes/ledger-kind-names.ts'
import { shownScore } from '../../writes/shown-score.ts'
import { growthSections } from './growth-sections.ts'
import { renderPage, type Cell, type Section } from './page.ts'
import type { PupilData } from './pupil-data.ts'
import { teacherNames, timeOf, wordsOf } from './row-texts.ts'
import type { Row } from './rows.queries.ts'

/** All that is kept about a pupil, as a page that a parent can read. */
export function pupilPage(data: PupilData): string {
  const { head } = data.facts
  const [student = {}] = data.rows.students ?? []
  const where = [head.school, head.className].filter((part) => part !== '').join(' ')
  return renderPage(
    `${wordsOf(student['username'])}的全部资料`,
    [
      where,
      `导出时间：${timeOf(data.exportedAt)}。这里是“品格班级”保存的关于这名学生的全部内容；同一内容的数据格式在 data.json 里。`,
    ],
    [...recordSections(data), ...classSections(data), ...growthSections(data), traces(data)],
  )
}

function recordSections({ rows }: PupilData): Section[] {
  const [student = {}] = rows.students ?? []
  const gender = student['gender']
  const facts: [string, string][] = [
    ['姓名', wordsOf(student['username'])],
    ['学号', wordsOf(student['stuNo'])],
    ['性别', gender === 'male' || gender === 'female' ? genderNames[gender] : ''],
    ['生日', wordsOf(student['birthday'])],
    ['总分', wordsOf(student['stuScore'])],
    ['可兑换积分', wordsOf(student['redeemScore'])],
    ['加入班级', timeOf(student['createdAt'])],
    ['转出', timeOf(student['leftAt'])],
    ['转到', wordsOf(student['leftTo'])],
  ]
  return [
    {
      title: '学生资料',
      none: '没有资料',
      heads: ['项目', '内容'],
      rows: facts.filter(([, value]) => value !== ''),
    },
    {
      title: '家长',
      none: '没有登记家长',
      heads: ['姓名', '关系', '电话'],
      rows: (rows.guardians ?? []).map(({ name, relation, tel }) => [name, relation, tel].map(wordsOf)),
    },
    {
      title: '家长同意添加照片',
      none: '没有登记家长同意',
      heads: ['同意', '撤回'],
      rows: (rows.studentConsents ?? []).map(({ givenOn, withdrawnOn }) =>
        [givenOn, withdrawnOn].map(wordsOf),
      ),
    },
  ]
}

/** By any text: the rows of an export are not typed. */
const kindNames: Readonly<Record<string, string>> = ledgerKindNames
const redemptionNames: Readonly<Record<string, string>> = {
  redeemed: '已兑换',
  delivered: '已发放',
  refunded: '已撤销',
}

function ledgerRow({ kind, score, redeem }: Row) {
  return { kind: kind as LedgerKind, score: Number(score), redeem: Number(redeem) }
}

function classSections(data: PupilData): Section[] {
  const { rows, facts, pictures } = data
  const teacherOf = teacherNames(data)
  const photos = Map.groupBy(rows.commentPhotos ?? [], ({ batchId }) => batchId)
  const teams = new Map(facts.names.teams.map((team) => [team.id, `${team.categoryName} · ${team.teamName}`]))
  const photosOf = (row: Row): Cell[] =>
    (photos.get(row['batchId'] ?? '') ?? []).flatMap(({ fileKey }) => {
      const picture = pictures.get(wordsOf(fileKey))
      return picture ? [{ picture: picture.name, alt: '点评的照片' }] : []
    })
  return [
    {
      title: '点评和积分',
      none: '没有点评',
      heads: ['时间', '类型', '点评项', '分值', '备注', '老师', '照片'],
      rows: (rows.ledger ?? []).map((row) => [
        timeOf(row['createdAt']),
        kindNames[wordsOf(row['kind'])] ?? '',
        wordsOf(row['itemName']),
        formatPoints(shownScore(ledgerRow(row))),
        wordsOf(row['remark']),
        teacherOf(row),
        photosOf(row),
      ]),
    },
    {
      title: '兑换记录',
      none: '没有兑换',
      heads: ['时间', '奖品', '数量', '积分', '状态', '老师'],
      rows: (rows.redemptions ?? []).map((row) => [
        timeOf(row['createdAt']),
        wordsOf(row['rewardName']),
        wordsOf(row['quantity']),
        wordsOf(row['points']),
        redemptionNames[wordsOf(row['state'])] ?? '',
        teacherOf(row),
      ]),
    },
    {
      title: '考勤',
      none: '没有考勤记录',
      heads: ['日期', '情况', '备注'],
      rows: (rows.attendance ?? []).map(({ date, state, note }) => [
        wordsOf(date),
        attendanceNames[state as AttendanceState],
        wordsOf(note),
      ]),
    },
    {
      title: '座位和小组',
      none: '没有安排座位，也不在小组里',
      heads: ['安排', '位置'],
      rows: [
        ...[...(rows.seats ?? []), ...(rows.leftSeats ?? [])].map(({ row, column }) => [
          '座位',
          `第 ${wordsOf(row)} 排，第 ${wordsOf(column)} 列`,
        ]),
        ...[...(rows.teamMembers ?? []), ...(rows.leftTeams ?? [])].map(({ teamId }) => [
          '小组',
          teams.get(wordsOf(teamId)) ?? '',
        ]),
      ],
    },
  ]
}

function traces(data: PupilData): Section {
  const teacherOf = teacherNames(data)
  return {
    title: '查看过家长电话',
    none: '没有老师单独查看过家长的完整电话',
    heads: ['时间', '老师'],
    rows: (data.rows.telReadings ?? []).map((row) => [timeOf(row['createdAt']), teacherOf(row)]),
  }
}
