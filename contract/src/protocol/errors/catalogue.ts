/** The specification's catalogue (section 8). */

export const sessionExpired = { code: 401, message: '登录信息失效，请重新登录！' } as const
export const accountNotFound = { code: 20002, message: '账号不存在，请前往品格精灵APP注册' } as const
export const unexpected = { code: 500, message: '出错啦... 请联系管理员!' } as const
export const classIdRequired = { code: 400, message: '班级id不能为空' } as const
