import {
  commentRecords,
  commentSummary,
  type CommentRecord,
  type CommentSummary,
} from '@pinge/contract/records.ts'
import type { Report, ReportStudent } from '@pinge/contract/class-data.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { call } from '../../../shared/api/call/call.ts'
import { readAllPages } from '../../../shared/api/read-all-pages.ts'
import { makeWorkbook, sheetOf } from '../../../shared/table/make-table-file.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import type { TableColumn, TableFile } from '../../../shared/table/table-file.ts'
import { timesOf } from '../../../shared/time/day-range.ts'
import { teamSumsRequest } from '../pupils/use-team-sums.ts'
import type { ShownReport } from '../shown-report.ts'

type ReportFile = Pick<ShownReport, 'classId' | 'report' | 'before' | 'beforeName' | 'days' | 'view'> & {
  whose: string
  className: string
}

/** The report as a workbook: its figures, the teams where they are looked at, its pupils, and the comments that make them. */
export async function exportReportFile(asked: ReportFile): Promise<void> {
  const { classId, report, days, view, whose, className } = asked
  const { studentId, hasReminders } = view
  const times = timesOf(days)
  const records = await readAllPages((page) =>
    call(commentRecords, {
      classId,
      ...times,
      ...(studentId !== '' && { studentId }),
      kinds: hasReminders ? ['praise', 'reminder'] : ['praise'],
      ...page,
    }),
  )
  // Of those who left as well: two pupils of one name are told apart by their numbers.
  const numbers = new Map(report.students.map(({ id, stuNo }) => [id, stuNo]))
  const numberOf = (id: string | null) => numbers.get(id ?? '') ?? ''
  const pupils = report.students.toSorted(compareStudentNumbers)
  const standing = records.filter(({ isUndone, studentId: id }) => !isUndone && id !== null)
  const isOfTeams = view.who === 'teams' && studentId === ''
  const teams =
    isOfTeams && (await call(commentSummary, teamSumsRequest({ classId, days, hasReminders }))).teams
  const name = studentId === '' ? className : `${className}${whose}`
  const file = await makeWorkbook([
    sheetOf(figureSheet(asked), figureRows(asked)),
    ...(teams ? [sheetOf(teamSheet(hasReminders), teams)] : []),
    sheetOf(pupilSheet(hasReminders), pupils),
    sheetOf(recordSheet(numberOf), standing),
  ])
  saveFile(file, `${name}数据 ${formatDays(times.from, times.to)}.xlsx`)
}

export type FigureRow = {
  part: string
  name: string
  praise: number | null
  reminder: number | null
  points: number | null
}

function figureSheet({ view }: ReportFile): Omit<TableFile<FigureRow>, 'fileName'> {
  return {
    sheetName: '数据',
    columns: [
      { heading: '部分', width: 14, type: 'text', value: ({ part }) => part },
      { heading: '名称', width: 24, type: 'text', value: ({ name }) => name },
      { heading: '表扬（次）', width: 12, type: 'number', value: ({ praise }) => praise },
      ...remindersOnly(view.hasReminders, {
        heading: '待改进（次）',
        width: 14,
        type: 'number',
        value: ({ reminder }: FigureRow) => reminder,
      }),
      { heading: '得分', width: 10, type: 'number', value: ({ points }) => points },
    ],
  }
}

/** Each figure of the screen, in its order: the sums, the qualities, the days, the items. */
function figureRows({
  report,
  before,
  beforeName,
}: Pick<ReportFile, 'report' | 'before' | 'beforeName'>): FigureRow[] {
  const { totals, byType, byDay, items } = report
  const sums = (part: string, name: string, { praise, reminder, points }: Report['totals']): FigureRow => ({
    part,
    name,
    praise,
    reminder,
    points,
  })
  const reached = `夸到的孩子 ${totals.reached} / ${totals.students} 人`
  return [
    { ...sums('合计', '这段时间', totals) },
    ...(before ? [sums('合计', beforeName, before)] : []),
    { part: '合计', name: reached, praise: null, reminder: null, points: null },
    ...byType.map(({ type, praise, reminder, points }) => ({
      part: '五类',
      name: qualityTypes.find((quality) => quality.type === type)?.name ?? '',
      praise,
      reminder,
      points,
    })),
    ...byDay.map(({ date, praise, reminder }) => ({
      part: '每天',
      name: date,
      praise,
      reminder,
      points: null,
    })),
    ...items.map(({ name, count, points }) => ({
      part: '点评项',
      name,
      praise: points > 0 ? count : 0,
      reminder: points > 0 ? 0 : count,
      points,
    })),
  ]
}

type TeamRow = CommentSummary['teams'][number]

function teamSheet(hasReminders: boolean): Omit<TableFile<TeamRow>, 'fileName'> {
  return {
    sheetName: '小组',
    columns: [
      { heading: '小组', width: 20, type: 'text', value: ({ teamName }) => teamName },
      { heading: '表扬（次）', width: 12, type: 'number', value: ({ praiseCount }) => praiseCount },
      ...remindersOnly(hasReminders, {
        heading: '待改进（次）',
        width: 14,
        type: 'number',
        value: ({ reminderCount }: TeamRow) => reminderCount,
      }),
      {
        heading: '合计',
        width: 8,
        type: 'number',
        value: ({ praiseScore, reminderScore }) => praiseScore + reminderScore,
      },
    ],
  }
}

function pupilSheet(hasReminders: boolean): Omit<TableFile<ReportStudent>, 'fileName'> {
  return {
    sheetName: '学生',
    columns: [
      { heading: '学号', width: 10, type: 'text', value: ({ stuNo }) => stuNo },
      {
        heading: '姓名',
        width: 20,
        type: 'text',
        value: ({ username, isLeft }) => (isLeft ? `${username}（转出）` : username),
      },
      ...qualityTypes.map(({ tab }, place): TableColumn<ReportStudent> => ({
        heading: tab,
        width: 8,
        type: 'number',
        value: ({ byType }) => byType[place] ?? 0,
      })),
      { heading: '合计', width: 8, type: 'number', value: ({ points }) => points },
      { heading: '表扬（次）', width: 12, type: 'number', value: ({ praise }) => praise },
      ...remindersOnly(hasReminders, {
        heading: '待改进（次）',
        width: 14,
        type: 'number',
        value: ({ reminder }: ReportStudent) => reminder,
      }),
      { heading: '最近点评', width: 18, type: 'time', value: ({ lastAt }) => lastAt },
    ],
  }
}

function recordSheet(numberOf: (id: string | null) => string): Omit<TableFile<CommentRecord>, 'fileName'> {
  return {
    sheetName: '点评记录',
    columns: [
      { heading: '时间', width: 18, type: 'time', value: ({ createdAt }) => createdAt },
      { heading: '学号', width: 10, type: 'text', value: ({ studentId }) => numberOf(studentId) },
      { heading: '姓名', width: 20, type: 'text', value: ({ studentName }) => studentName ?? '' },
      {
        heading: '品质',
        width: 10,
        type: 'text',
        value: ({ type }) => qualityTypes.find((quality) => quality.type === type)?.tab ?? '',
      },
      { heading: '点评项', width: 20, type: 'text', value: ({ itemName }) => itemName },
      { heading: '分值', width: 8, type: 'number', value: ({ score }) => score },
      { heading: '点评人', width: 14, type: 'text', value: ({ teacherName }) => teacherName },
      { heading: '备注', width: 40, type: 'text', value: ({ remark }) => remark },
    ],
  }
}

/** A column about reminders leaves with them alone. */
function remindersOnly<Row>(hasReminders: boolean, column: TableColumn<Row>): TableColumn<Row>[] {
  return hasReminders ? [column] : []
}
