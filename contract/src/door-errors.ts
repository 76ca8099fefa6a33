/**
 * The refusals that any call may answer, and those of signing in: all that the first page knows. `errors.ts` holds every
 * refusal of the product, these among them.
 */
export const doorErrors = {
  // The specification's catalogue (section 8).
  sessionExpired: { code: 401, message: '登录信息失效，请重新登录！' },
  accountNotFound: { code: 20002, message: '账号不存在，请前往品格精灵APP注册' },
  unexpected: { code: 500, message: '出错啦... 请联系管理员!' },
  classIdRequired: { code: 400, message: '班级id不能为空' },

  // The envelope of a call.
  unknownApplication: { code: 400, message: '应用标识不正确，请刷新页面后重试' },
  headerMissing: { code: 400, message: '请求缺少签名信息，请刷新页面后重试' },
  signatureWrong: { code: 400, message: '签名不正确，请刷新页面后重试' },
  timestampOff: { code: 400, message: '设备时间与服务器相差太多，请校准时间后重试' },
  requestReplayed: { code: 400, message: '这个请求已经处理过，请重新操作' },
  tooManyRequests: { code: 429, message: '请求太多，请稍后再试' },
  invalidInput: { code: 400, message: '提交的内容有误，请检查后重试' },
  bodyNotJson: { code: 400, message: '请求内容不是正确的 JSON，请检查后重试' },
  bodyTooLarge: { code: 413, message: '提交的内容太大，请分几次提交' },
  contentTypeNotAccepted: { code: 415, message: '请求的内容类型不对，请用 JSON 提交' },
  notFound: { code: 404, message: '请求的地址不存在' },
  methodNotAllowed: { code: 404, message: '请求的地址不存在，接口只接受 POST' },
  requestIdReused: { code: 409, message: '同一个请求编号不能用于不同的内容' },
  serviceBusy: { code: 503, message: '服务正忙，请稍后再试' },
  databaseUnavailable: { code: 503, message: '暂时连不上数据库，刚才的操作可能没有保存，请稍后再试' },
  storageFull: { code: 503, message: '服务器的存储空间已满，刚才的操作没有保存，请联系管理员清理后再试' },

  // Sign-in and accounts.
  passwordWrong: { code: 20001, message: '手机号或密码不正确' },
  codeWrong: { code: 20001, message: '验证码不正确或已过期，请核对后再试' },
  oldPasswordWrong: { code: 20001, message: '当前密码不正确' },
  codeRequired: { code: 400, message: '请填写短信验证码' },
  codeTooOften: { code: 429, message: '验证码发送太频繁，请稍后再试' },
  codeNotSent: { code: 503, message: '短信没有发出去，请稍后再试' },
  passwordTooCommon: { code: 400, message: '这个密码太常见，容易被猜到，请换一个' },
  qrNotScanned: { code: 20102, message: '还没有扫码' },
  qrScanned: { code: 20103, message: '已扫码, 待确认' },
  qrExpired: { code: 20104, message: '二维码已过期，请刷新后再扫' },
  deviceNotFound: { code: 404, message: '这台设备已经退出了' },
  tooManyLoginFailures: { code: 429, message: '登录失败次数太多，请稍后再试' },
  telTaken: { code: 409, message: '这个手机号已经注册，请直接登录' },
  registrationClosed: { code: 403, message: '本站没有开放注册，请联系学校管理员开通账号' },
} as const

/** States of the QR sign-in and repeats of a report: answers that are no failures, and that nobody is told about. */
export const silentCodes: ReadonlySet<number> = new Set([20102, 20103, 30024])
