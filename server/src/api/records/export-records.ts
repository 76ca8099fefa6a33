import { setImmediate } from 'node:timers/promises'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { MAX_EXPORTED_RECORDS, type exportRecords } from '@pinge/contract/records.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import { streamWorkbook, type WorkbookColumn, type WorkbookRow } from '../../platform/xlsx/stream-workbook.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { ledgerKindNames } from '../writes/ledger-kind-names.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { selectStudents } from './figure.queries.ts'
import { summarise } from './summarise.ts'
import { shownScore } from '../writes/shown-score.ts'
import { isUndone } from './list-records.ts'
import { hasMoreRecords, selectRecords, type RecordPlace, type RecordRow } from './record.queries.ts'
import type { RecordFilter } from './record-filter.queries.ts'

/** Read at once: little enough that other requests are answered in between. */
const ROWS_AT_ONCE = 100

const columns: readonly WorkbookColumn[] = [
  { heading: '时间', width: 20, type: 'time' },
  { heading: '学号', width: 10, type: 'text' },
  { heading: '学生/小组', width: 16, type: 'text' },
  { heading: '类型', width: 10, type: 'text' },
  { heading: '类别', width: 8, type: 'text' },
  { heading: '点评项', width: 20, type: 'text' },
  { heading: '分值', width: 8, type: 'number' },
  { heading: '点评人', width: 12, type: 'text' },
  { heading: '备注', width: 40, type: 'text' },
  { heading: '状态', width: 8, type: 'text' },
]

const summaryColumns: readonly WorkbookColumn[] = [
  { heading: '学号', width: 10, type: 'text' },
  { heading: '姓名', width: 16, type: 'text' },
  ...qualityTypes.map(({ name }) => ({ heading: name, width: 12, type: 'number' as const })),
  { heading: '表扬（次）', width: 12, type: 'number' },
  { heading: '待改进（分）', width: 14, type: 'number' },
  { heading: '待改进（次）', width: 14, type: 'number' },
  { heading: '合计', width: 10, type: 'number' },
  { heading: '最近点评', width: 20, type: 'time' },
]

/**
 * The records of a class as a workbook: what each pupil got, and below it the log that is written while it is read, the
 * newest first. What a team got itself is no pupil's, so its file has the log alone.
 */
export async function exportRecordsFile(
  db: Db,
  context: ClassReadContext,
  filter: RequestOf<typeof exportRecords>,
): Promise<FileAnswer> {
  if (await hasMoreRecords(db, filter, MAX_EXPORTED_RECORDS)) throw new AppError('tooManyRecords')
  const className = await selectClassName(db, context.classId)
  const days = formatDays(filter.from, filter.to)
  const summary = {
    name: '汇总',
    title: `${className}点评汇总 ${days}`.trim(),
    columns: summaryColumns,
    rows: readSummary(db, context, filter),
  }
  const log = { name: '明细', columns, rows: readRows(db, filter) }
  return new FileAnswer(
    `${`${className}点评记录 ${days}`.trim()}.xlsx`,
    streamWorkbook(filter.teamId === undefined ? [summary, log] : [log]),
  )
}

/** By 学号, never by what they got. A pupil who left has a row for what they were given, so that the rows add up to the log. */
async function* readSummary(
  db: Db,
  context: ClassReadContext,
  filter: RequestOf<typeof exportRecords>,
): AsyncGenerator<WorkbookRow[]> {
  const { students } = await summarise(db, context, filter, { hasLeft: true })
  const known = await selectStudents(db, context.classId, { studentId: filter.studentId, hasLeft: true })
  const byId = new Map(known.map((student) => [student.id, student]))
  yield students
    .map((student) => {
      const { stuNo = '', leftAt = null } = byId.get(student.id) ?? {}
      return { ...student, stuNo, isLeft: leftAt !== null }
    })
    .filter(({ id, isLeft, praiseCount, reminderCount }) => {
      const isAsked = id === filter.studentId
      return !isLeft || isAsked || praiseCount + reminderCount > 0
    })
    .toSorted(compareStudentNumbers)
    .map((student) => [
      student.stuNo,
      student.isLeft ? `${student.username}（转出）` : student.username,
      ...student.praiseScores,
      student.praiseCount,
      student.reminderScore,
      student.reminderCount,
      student.praiseScore + student.reminderScore,
      student.lastCommentAt,
    ])
}

async function* readRows(db: Db, filter: RecordFilter): AsyncGenerator<WorkbookRow[]> {
  let after: RecordPlace | undefined
  for (;;) {
    const rows = await selectRecords(db, filter, { after, limit: ROWS_AT_ONCE })
    after = rows.at(-1)
    if (!after) return
    yield rows.map(toRow)
    // SQLite answers at once; other requests get their turn before the next page.
    await setImmediate()
  }
}

function toRow(row: RecordRow): WorkbookRow {
  const { createdAt, stuNo, studentName, teamName, type, kind, itemName, teacherName, remark } = row
  return [
    createdAt,
    stuNo,
    studentName ?? teamName,
    qualityTypes.find((quality) => quality.type === type)?.name ?? null,
    ledgerKindNames[kind],
    itemName,
    shownScore(row),
    teacherName,
    remark,
    isUndone(row) ? '已撤销' : null,
  ]
}
