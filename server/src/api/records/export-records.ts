import { setImmediate } from 'node:timers/promises'
import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { MAX_EXPORTED_RECORDS, type exportRecords } from '@pinge/contract/records.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import { streamWorkbook, type WorkbookColumn, type WorkbookRow } from '../../platform/xlsx/stream-workbook.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { isUndone, shownScore } from './list-records.ts'
import { hasMoreRecords, selectRecords, type RecordPlace, type RecordRow } from './record.queries.ts'
import type { RecordFilter } from './record-filter.queries.ts'

/** Read at once: little enough that other requests are answered in between. */
const ROWS_AT_ONCE = 100

const columns: readonly WorkbookColumn[] = [
  { heading: '时间', width: 20, type: 'time' },
  { heading: '学生/小组', width: 16, type: 'text' },
  { heading: '类型', width: 10, type: 'text' },
  { heading: '方式', width: 8, type: 'text' },
  { heading: '点评项', width: 20, type: 'text' },
  { heading: '分值', width: 8, type: 'number' },
  { heading: '点评人', width: 12, type: 'text' },
  { heading: '备注', width: 40, type: 'text' },
  { heading: '状态', width: 8, type: 'text' },
]

const kindNames: Record<LedgerKind, string> = {
  praise: '表扬',
  reminder: '待改进',
  exchange: '兑换',
  reset: '重置',
  undo: '撤销',
  refund: '退还',
}

/** The records of a class as a workbook that is written while it is read, the newest first. */
export async function exportRecordsFile(
  db: Db,
  { classId }: ClassReadContext,
  filter: RequestOf<typeof exportRecords>,
): Promise<FileAnswer> {
  if (await hasMoreRecords(db, filter, MAX_EXPORTED_RECORDS)) throw new AppError('tooManyRecords')
  const className = await selectClassName(db, classId)
  return new FileAnswer(
    `${className}点评记录.xlsx`,
    streamWorkbook('点评记录', columns, readRows(db, filter)),
  )
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
  const { createdAt, studentName, teamName, type, kind, itemName, teacherName, remark } = row
  return [
    createdAt,
    studentName ?? teamName,
    qualityTypes.find((quality) => quality.type === type)?.name ?? null,
    kindNames[kind],
    itemName,
    shownScore(row),
    teacherName,
    remark,
    isUndone(row) ? '已撤销' : null,
  ]
}
