import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { EpochMs, Nothing, RequestId } from './values/fields.ts'
import { QR_LOGIN_TYPE } from './values/limits.ts'
import { signInPlace, UserInfo } from './sign-in.ts'

export const QR_LOGIN_MS = 120_000
export const QR_POLL_MS = 1_000

const loginType = z.literal(QR_LOGIN_TYPE)
/** 256 bits each, and neither leads to the other. */
const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

export const qrLoginContent = endpoint({
  path: '/api/sys/qr/loginContent',
  summary: '开始扫码登录：key 只留在这个浏览器，content 画成二维码',
  access: 'public',
  // Where it happens is said by the result since a teacher may choose 公用电脑 while the code is in sight. A program that
  // a device keeps from before says it here.
  request: z.object({ loginType, ...signInPlace }),
  data: z.object({ key: z.string(), content: z.string(), expireTime: EpochMs }),
})

export const qrLoginResult = endpoint({
  path: '/api/sys/qr/loginResult',
  summary: '查询扫码结果；20102 未扫码，20103 待确认，20104 已过期或被拒绝，登录结果只给一次',
  access: 'public',
  // A key that was never given out is answered as one that ran out, whatever it looks like.
  request: z.object({ key: z.string().check(z.maxLength(200)), loginType, ...signInPlace }),
  data: UserInfo,
})

export const qrScan = endpoint({
  path: '/api/sys/qr/scan',
  summary: '手机打开二维码：告诉老师是哪个网站、哪台设备、什么时间',
  access: 'teacher',
  request: z.strictObject({ id: Secret, requestId: z.optional(RequestId) }),
  data: z.object({ siteName: z.string(), device: z.string(), createdAt: EpochMs, expireTime: EpochMs }),
})

export const qrConfirm = endpoint({
  path: '/api/sys/qr/confirm',
  summary: '手机确认或拒绝登录；只有扫码的老师可以',
  access: 'teacher',
  request: z.strictObject({ id: Secret, accept: z.boolean(), requestId: z.optional(RequestId) }),
  data: Nothing,
})
