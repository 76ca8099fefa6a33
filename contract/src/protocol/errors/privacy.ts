/** Exports and erasures. */

export const erasedNameWrong = {
  code: 400,
  message: '输入的姓名和要删除的学生不一致，请照原样输入学生的姓名',
} as const
export const exportTooLarge = { code: 409, message: '照片超过 3 GB，一次导不完，请逐个学生导出' } as const
