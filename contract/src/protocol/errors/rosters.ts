/** Rosters. */

export const rosterOutdated = {
  code: 409,
  message: '班里的学生刚刚有变化，名单已经重新核对，请看过后再添加',
} as const
export const rosterFileMissing = { code: 400, message: '请选择一个名单文件' } as const
export const rosterTooLarge = { code: 413, message: '名单文件超过 5 MB，请拆分后再上传' } as const
export const rosterTypeNotAccepted = { code: 415, message: '只能上传 .xlsx 或 .csv 名单文件' } as const
export const rosterUnreadable = {
  code: 400,
  message: '名单文件无法读取，请用 Excel 另存为 .xlsx 或 .csv 后再上传',
} as const
export const rosterTooManyRows = { code: 400, message: '名单超过 5000 行，请只保留一个班的学生' } as const
export const rosterEmpty = { code: 400, message: '名单里没有找到学生姓名，请检查文件内容' } as const
/** Of marks and measurements as well. */
export const workbookLocked = {
  code: 400,
  message: '文件设了打开密码，请在 Excel 或 WPS 里取消密码，保存后再上传',
} as const
