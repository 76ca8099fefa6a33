/** Sign-in and accounts. */

export const passwordWrong = { code: 20001, message: '手机号或密码不正确' } as const
export const codeWrong = { code: 20001, message: '验证码不正确或已过期，请核对后再试' } as const
export const oldPasswordWrong = { code: 20001, message: '当前密码不正确' } as const
export const codeRequired = { code: 400, message: '请填写短信验证码' } as const
export const codeTooOften = { code: 429, message: '验证码发送太频繁，请稍后再试' } as const
export const codeNotSent = { code: 503, message: '短信没有发出去，请稍后再试' } as const
export const passwordTooCommon = { code: 400, message: '这个密码太常见，容易被猜到，请换一个' } as const
export const qrNotScanned = { code: 20102, message: '还没有扫码' } as const
export const qrScanned = { code: 20103, message: '已扫码, 待确认' } as const
export const qrExpired = { code: 20104, message: '二维码已过期，请刷新后再扫' } as const
export const deviceNotFound = { code: 404, message: '这台设备已经退出了' } as const
export const tooManyLoginFailures = { code: 429, message: '登录失败次数太多，请稍后再试' } as const
export const telTaken = { code: 409, message: '这个手机号已经注册，请直接登录' } as const
export const registrationClosed = {
  code: 403,
  message: '本站没有开放注册，请联系学校管理员开通账号',
} as const

export const authenticationNotWaiting = {
  code: 404,
  message: '没有这份待审核的申请：可能已经处理过，或者老师重新提交了，请重新列出',
} as const
