/** The envelope of a call. */

export const unknownApplication = { code: 400, message: '应用标识不正确，请刷新页面后重试' } as const
export const headerMissing = { code: 400, message: '请求缺少签名信息，请刷新页面后重试' } as const
export const signatureWrong = { code: 400, message: '签名不正确，请刷新页面后重试' } as const
export const timestampOff = { code: 400, message: '设备时间与服务器相差太多，请校准时间后重试' } as const
export const requestReplayed = { code: 400, message: '这个请求已经处理过，请重新操作' } as const
export const tooManyRequests = { code: 429, message: '请求太多，请稍后再试' } as const
export const invalidInput = { code: 400, message: '提交的内容有误，请检查后重试' } as const
export const bodyNotJson = { code: 400, message: '请求内容不是正确的 JSON，请检查后重试' } as const
export const bodyTooLarge = { code: 413, message: '提交的内容太大，请分几次提交' } as const
export const contentTypeNotAccepted = { code: 415, message: '请求的内容类型不对，请用 JSON 提交' } as const
export const notFound = { code: 404, message: '请求的地址不存在' } as const
export const methodNotAllowed = { code: 404, message: '请求的地址不存在，接口只接受 POST' } as const
export const requestIdReused = { code: 409, message: '同一个请求编号不能用于不同的内容' } as const
/** A write was done before, so long ago that its answer is no longer kept. */
export const alreadyRecorded = { code: 30024, message: '已经记录过了' } as const
export const serviceBusy = { code: 503, message: '服务正忙，请稍后再试' } as const
export const databaseUnavailable = {
  code: 503,
  message: '暂时连不上数据库，刚才的操作可能没有保存，请稍后再试',
} as const
export const storageFull = {
  code: 503,
  message: '服务器的存储空间已满，刚才的操作没有保存，请联系管理员清理后再试',
} as const
