/** Their tables as files. */

export const tableFileMissing = { code: 400, message: '请选择一个表格文件' } as const
export const tableTooLarge = { code: 413, message: '表格文件超过 5 MB，请拆分后再上传' } as const
export const tableTypeNotAccepted = { code: 415, message: '只能上传 .xlsx 或 .csv 表格文件' } as const
export const tableUnreadable = {
  code: 400,
  message: '表格文件无法读取，请用 Excel 另存为 .xlsx 或 .csv 后再上传',
} as const
export const tableTooManyRows = { code: 400, message: '表格的行数太多，请只保留一个班的学生' } as const
export const tableEmpty = { code: 400, message: '表格是空的，请检查文件内容' } as const
