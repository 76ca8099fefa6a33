/** Class data. Dates are added where the sentence can name them. */

export const spanReversed = { code: 400, message: '开始日期不能晚于结束日期' } as const
export const spanTooLong = { code: 400, message: '开始日期和结束日期最多相差 400 天' } as const
export const termNotFound = { code: 404, message: '班级没有这个学期，请刷新后重试' } as const
export const termReversed = { code: 400, message: '学期的结束日期要晚于开始日期' } as const
export const termTooLong = { code: 400, message: '一个学期最多 220 天，请检查开始日期和结束日期' } as const
export const termOverlaps = { code: 409, message: '学期的日期不能和前后的学期重叠' } as const
