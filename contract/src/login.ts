import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Empty, Id, Name, Nothing, PasswordDigest, Tel } from './fields.ts'

/** The signed-in teacher, as the client keeps it. */
export const UserInfo = z.object({
  userId: Id,
  accessToken: z.string(),
  nickname: z.string(),
  tel: z.string(),
  /** An avatar header value; see `avatar.ts`. */
  headUrl: z.string(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const passwordSignIn = endpoint({
  path: '/api/business-client/teacher/login/pwd_sign',
  summary: '手机号和密码登录',
  access: 'public',
  request: z.object({ tel: Tel, password: PasswordDigest }),
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
  summary: '注册教师账号',
  access: 'public',
  request: z.strictObject({ tel: Tel, password: PasswordDigest, nickname: Name }),
  data: UserInfo,
})
