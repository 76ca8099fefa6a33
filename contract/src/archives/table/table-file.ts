import * as z from 'zod/mini'
import { endpoint } from '../../protocol/endpoint.ts'
import { ClassId, Id, Nothing } from '../../values/fields.ts'
import { MAX_ROSTER_BYTES } from '../../values/limits.ts'

/** A sheet of a workbook as rows of text; the one table of a .csv file has no name. */
export const TextTable = z.object({ name: z.string(), cells: z.array(z.array(z.string())) })
export type TextTable = z.infer<typeof TextTable>

export const readTableFile = endpoint({
  path: '/api/business-client/archive/readTable',
  summary: '读取成绩或体质表格（.xlsx 或 .csv），只预览，不写入',
  access: 'teacher',
  request: z.strictObject({}),
  upload: { field: 'file', maxBytes: MAX_ROSTER_BYTES, tooLarge: 'tableTooLarge' },
  data: z.object({ tables: z.array(TextTable) }),
})

const workbook = { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

export const exportPerform = endpoint({
  path: '/api/business-client/perform/export',
  summary: '导出一份档案的学业表，.xlsx 文件',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id }),
  data: Nothing,
  file: workbook,
})

export const exportHealth = endpoint({
  path: '/api/business-client/health/export',
  summary: '导出一份档案的体质表，按国家体质健康数据上报表的格式，.xlsx 文件',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id }),
  data: Nothing,
  file: workbook,
})
