/** Realistic records. */

export const realisticNotFound = { code: 404, message: '这条写实记录不存在，请刷新后重试' } as const
export const realisticTooEarly = { code: 400, message: '还没到这一天，请检查日期' } as const
export const realisticEdited = {
  code: 409,
  message: '这条写实记录刚刚被别人改过，请看过最新的再保存',
} as const
export const realisticFiled = { code: 409, message: '已归档的记录不能修改或删除，请先取消归档' } as const
export const realisticStateDiffers = { code: 409, message: '记录的状态已经变了，请看过最新的再操作' } as const
export const realisticNotYours = {
  code: 403,
  message: '只能删除自己记的；其他老师记的请班级创建者删除',
} as const
export const realisticOthers = { code: 400, message: '只改一名学生的记录时，学生不能换成别人' } as const
export const tooManyTypical = {
  code: 409,
  message: '每名学生每学期最多选 5 条典型，请先取消一条',
} as const

export const liveTicketUnknown = { code: 404, message: '实时通道的地址已失效，请重新打开班级' } as const
