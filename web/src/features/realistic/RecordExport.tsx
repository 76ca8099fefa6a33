import {
  realisticKindNames,
  realisticLevelNames,
  realisticList,
  realisticStateNames,
  type RealisticRecord,
} from '@pinge/contract/realistic.ts'
import type { Student } from '@pinge/contract/students.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { call } from '../../shared/api/call/call.ts'
import { readAllPages } from '../../shared/api/read-all-pages.ts'
import { exportTable } from '../../shared/table/export-table.ts'
import type { TableColumn } from '../../shared/table/table-file.ts'
import { ExportButton } from '../../shared/ui/buttons/ExportButton.tsx'
import type { listRequest } from './realistic-filter.ts'

export type RecordExportProps = {
  /** Of the class: two of one name are told apart by their numbers. */
  students: readonly Pick<Student, 'id' | 'stuNo'>[]
  className: string
  termName: string
  request: ReturnType<typeof listRequest>
}

/** What the screen is narrowed to as a file, a line for each pupil. */
export function RecordExport({ students, className, termName, request }: RecordExportProps) {
  async function exportAll(): Promise<void> {
    const rows = await readAllPages((page) => call(realisticList, { ...request, ...page }))
    const fileName = `${className} 写实记录 ${termName}`
    await exportTable({ fileName, sheetName: '写实记录', columns: recordColumns(students) }, rows)
  }
  return <ExportButton variant="white" className="max-md:hidden" onExport={exportAll} />
}

/** A line tells whose it is by number, too. */
export function recordColumns(students: RecordExportProps['students']): TableColumn<RealisticRecord>[] {
  const numbers = new Map(students.map(({ id, stuNo }) => [id, stuNo]))
  return [
    { heading: '学号', width: 12, type: 'text', value: ({ studentId }) => numbers.get(studentId) ?? '' },
    ...columns,
  ]
}

const columns: readonly TableColumn<RealisticRecord>[] = [
  { heading: '日期', width: 12, type: 'date', value: ({ date }) => date },
  { heading: '姓名', width: 16, type: 'text', value: ({ username }) => username },
  {
    heading: '品质',
    width: 10,
    type: 'text',
    value: ({ type }) => qualityTypes.find((one) => one.type === type)?.name ?? '',
  },
  { heading: '类型', width: 8, type: 'text', value: ({ kind }) => realisticKindNames[kind] },
  { heading: '活动名称', width: 28, type: 'text', value: ({ title }) => title },
  { heading: '经过', width: 48, type: 'text', value: ({ text }) => text },
  { heading: '角色', width: 14, type: 'text', value: ({ role }) => role },
  { heading: '时长（分钟）', width: 12, type: 'number', value: ({ minutes }) => minutes },
  {
    heading: '级别',
    width: 10,
    type: 'text',
    value: ({ level }) => (level === null ? '' : realisticLevelNames[level]),
  },
  { heading: '照片（张）', width: 10, type: 'number', value: ({ pictures }) => pictures.length },
  { heading: '状态', width: 10, type: 'text', value: ({ state }) => realisticStateNames[state] },
  { heading: '典型', width: 8, type: 'text', value: ({ isTypical }) => (isTypical ? '是' : '') },
  { heading: '记录人', width: 14, type: 'text', value: ({ teacherName }) => teacherName },
]
