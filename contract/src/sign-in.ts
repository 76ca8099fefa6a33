import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import {
  DeviceId,
  Empty,
  EpochMs,
  Id,
  Name,
  Nothing,
  PasswordDigest,
  RequestId,
  Tel,
} from './values/fields.ts'

/** The signed-in teacher, as the client keeps it. */
export const UserInfo = z.object({
  userId: Id,
  accessToken: z.string(),
  nickname: z.string(),
  tel: z.string(),
  /** An avatar header value; see `avatar.ts`. */
  headUrl: z.string(),
  /** Where the teacher asked to close the account: when it goes, unless they take it back. */
  closesAt: z.optional(EpochMs),
})
export type UserInfo = z.infer<typeof UserInfo>

/** Where a session begins. */
export const signInPlace = {
  /** A computer that others use too: the session ends after 12 hours without use. */
  isPublicComputer: z.optional(z.boolean()),
  deviceId: z.optional(DeviceId),
}

export const passwordSignIn = endpoint({
  path: '/api/business-client/teacher/login/pwd_sign',
  summary: '手机号和密码登录',
  access: 'public',
  request: z.object({ tel: Tel, password: PasswordDigest, ...signInPlace }),
  data: UserInfo,
})

/** What a code is for: a code serves only the purpose it was sent for. */
export const CodePurpose = z.enum(['signIn', 'register', 'reset', 'changeTel'])
export type CodePurpose = z.infer<typeof CodePurpose>

/** Six digits. */
export const codePattern = /^\d{6}$/
export const Code = z.string().check(z.regex(codePattern))

export const sendCode = endpoint({
  path: '/api/business-client/teacher/login/sendCode',
  summary: '发送短信验证码；账号存在与否，回答都一样',
  access: 'public',
  request: z.strictObject({ tel: Tel, purpose: z.optional(CodePurpose) }),
  /** Until the next one can be sent. */
  data: z.object({ waitSeconds: z.int() }),
})

export const codeSignIn = endpoint({
  path: '/api/business-client/teacher/login/code_sign',
  summary: '手机号和验证码登录',
  access: 'public',
  request: z.object({ tel: Tel, code: Code, ...signInPlace, requestId: z.optional(RequestId) }),
  data: UserInfo,
})

export const signOut = endpoint({
  path: '/api/business-client/teacher/login/loginOut',
  summary: '退出登录',
  access: 'teacher',
  request: Empty,
  data: Nothing,
})

export const register = endpoint({
  path: '/api/business-client/teacher/register',
  summary: '注册教师账号；能发验证码的站点要带验证码',
  access: 'public',
  request: z.strictObject({
    tel: Tel,
    password: PasswordDigest,
    nickname: Name,
    code: z.optional(Code),
    ...signInPlace,
    requestId: z.optional(RequestId),
  }),
  data: UserInfo,
})

export const resetPassword = endpoint({
  path: '/api/business-client/teacher/login/resetPwd',
  summary: '用验证码重设密码，并登录；其他设备都会退出',
  access: 'public',
  request: z.strictObject({
    tel: Tel,
    code: Code,
    password: PasswordDigest,
    ...signInPlace,
    requestId: z.optional(RequestId),
  }),
  data: UserInfo,
})
