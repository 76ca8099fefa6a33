import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { EpochMs, Id, NoFields, Nothing, PasswordDigest, RequestId } from '../values/fields.ts'

/** 注销账号: asked for with the password, done after some days in which signing in offers to take it back. */
export const CLOSING_DAYS = 7

export const closeAccount = endpoint({
  path: '/api/business-client/teacher/close',
  summary: `注销账号：${CLOSING_DAYS} 天后账号和自己创建的班级一起彻底删除；其他设备都会退出`,
  access: 'teacher',
  request: z.strictObject({ password: PasswordDigest, requestId: z.optional(RequestId) }),
  data: z.object({ closesAt: EpochMs }),
})

export const accountClosing = endpoint({
  path: '/api/business-client/teacher/closing',
  summary: '注销账号之前：会一起删除哪些班级，已经申请的话哪天注销',
  access: 'teacher',
  request: NoFields,
  data: z.object({
    closesAt: z.nullable(EpochMs),
    /** Those that are the caller's: they go with the account unless they are handed over before. */
    classes: z.array(
      z.object({ classId: Id, className: z.string(), studentCount: z.int(), hasColleagues: z.boolean() }),
    ),
  }),
})

export const keepAccount = endpoint({
  path: '/api/business-client/teacher/keep',
  summary: '撤销注销账号',
  access: 'teacher',
  request: z.strictObject({ requestId: z.optional(RequestId) }),
  data: Nothing,
})
