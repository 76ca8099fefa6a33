import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { EpochMs, Id, Name, NoFields, Nothing, PasswordDigest, RequestId, Tel } from './values/fields.ts'
import { FileUrl } from './values/files/file-url.ts'
import { MAX_PAGE_SIZE } from './values/limits.ts'
import { Code } from './sign-in.ts'
import { StudentHeader } from './students.ts'

/** A teacher's face: one of the 24 shipped pictures, or one that was uploaded and confirmed. */
export const TeacherHeader = z.union([StudentHeader, FileUrl])

export const TeacherProfile = z.object({
  userId: Id,
  nickname: z.string(),
  tel: z.string(),
  headUrl: z.string(),
  /** The phone was proved by a code, or the account was made on the command line. */
  isTelProved: z.boolean(),
})
export type TeacherProfile = z.infer<typeof TeacherProfile>

export const teacherProfile = endpoint({
  path: '/api/business-client/teacher/profile',
  summary: '我的资料',
  access: 'teacher',
  request: NoFields,
  data: TeacherProfile,
})

export const updateProfile = endpoint({
  path: '/api/business-client/teacher/updateProfile',
  summary: '修改称呼和头像；没有给出的保持不变',
  access: 'teacher',
  request: z.strictObject({
    nickname: z.optional(Name),
    headUrl: z.optional(TeacherHeader),
    requestId: z.optional(RequestId),
  }),
  data: TeacherProfile,
})

export const changePassword = endpoint({
  path: '/api/business-client/teacher/login/changePwd',
  summary: '修改密码；其他设备都会退出',
  access: 'teacher',
  request: z.strictObject({
    oldPassword: PasswordDigest,
    password: PasswordDigest,
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const changeTel = endpoint({
  path: '/api/business-client/teacher/changeTel',
  summary: '更换手机号：要当前密码，和发到新手机号的验证码',
  access: 'teacher',
  request: z.strictObject({
    tel: Tel,
    code: Code,
    password: PasswordDigest,
    requestId: z.optional(RequestId),
  }),
  data: TeacherProfile,
})

export const SignedInDevice = z.object({
  id: Id,
  /** As people call it: `Windows 电脑 · Chrome`. */
  device: z.string(),
  createdAt: EpochMs,
  /** To within some minutes. */
  lastSeenAt: EpochMs,
  isPublicComputer: z.boolean(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

export const signedInDevices = endpoint({
  path: '/api/business-client/teacher/devices',
  summary: `已登录的设备，最近用过的在前，最多 ${MAX_PAGE_SIZE} 台`,
  access: 'teacher',
  request: NoFields,
  data: z.array(SignedInDevice).check(z.maxLength(MAX_PAGE_SIZE)),
})

export const endDevice = endpoint({
  path: '/api/business-client/teacher/endDevice',
  summary: '退出一台设备',
  access: 'teacher',
  request: z.strictObject({ id: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const endOtherDevices = endpoint({
  path: '/api/business-client/teacher/endOtherDevices',
  summary: '退出其他所有设备，只留下这一台',
  access: 'teacher',
  request: z.strictObject({ requestId: z.optional(RequestId) }),
  data: Nothing,
})
