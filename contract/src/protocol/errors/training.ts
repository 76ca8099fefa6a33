/** The training service. */

export const trainingSignedOut = { code: 401, message: '训练登录已失效，请重新进入大脑训练' } as const
export const trainingItemNotFound = { code: 404, message: '没有这一关，请刷新后重试' } as const
export const trainingRoundNotFound = { code: 404, message: '没有这一轮训练，请重新开始' } as const
export const trainingRoundOver = { code: 409, message: '这一轮已经结束，请重新开始一轮' } as const
export const trainingRoundDiffers = { code: 409, message: '提交的结果和开始的这一轮不一致' } as const
export const clientIdReused = { code: 409, message: '同一个提交编号不能用于不同的结果' } as const
export const editionNotFound = { code: 404, message: '没有这一期专注赛' } as const
export const notTodaysItem = { code: 400, message: '这一关不在今天的打卡里，可以先练习' } as const
