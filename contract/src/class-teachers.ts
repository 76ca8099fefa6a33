import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, EpochMs, Id, NoFields, Nothing, RequestId, Tel } from './values/fields.ts'
import { MAX_PAGE_SIZE } from './values/limits.ts'

/** A class's public number, which its owner tells a colleague. */
export const GeziNo = z.string().check(z.trim(), z.regex(/^\d{8}$/))

export const ClassTeacher = z.object({
  userId: Id,
  nickname: z.string(),
  headUrl: z.string(),
  /** 138****6120 */
  maskedTel: z.string(),
  isOwner: z.boolean(),
  isCanSendClassNotice: z.boolean(),
})
export type ClassTeacher = z.infer<typeof ClassTeacher>

export const classTeachers = endpoint({
  path: '/api/business-client/class/teachers',
  summary: '班级的老师',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: z.array(ClassTeacher),
})

export const addTeacher = endpoint({
  path: '/api/business-client/class/addTeacher',
  summary: '邀请协同老师，只限创建者；对方同意后加入，手机号验证过的账号才能看到邀请',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, tel: Tel, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removeTeacher = endpoint({
  path: '/api/business-client/class/removeTeacher',
  summary: '移除协同老师，只限创建者；协同老师可以自己退出',
  access: 'class',
  request: z.strictObject({ classId: ClassId, userId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const updateTeacher = endpoint({
  path: '/api/business-client/class/updateTeacher',
  summary: '允许或不再允许协同老师发班级通知，只限创建者',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    userId: Id,
    isCanSendClassNotice: z.boolean(),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const handOverClass = endpoint({
  path: '/api/business-client/class/handOver',
  summary: '请一位协同老师接手班级，只限创建者；对方同意后自己成为协同老师',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, userId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

/** `join`: to teach in a class; `own`: to become its owner. */
export const InviteKind = z.enum(['join', 'own'])
export type InviteKind = z.infer<typeof InviteKind>

/** An invitation as its owner sees it. The teacher's name is told only after their yes. */
export const SentInvite = z.object({
  id: Id,
  kind: InviteKind,
  maskedTel: z.string(),
  /** The co-teacher who is asked to own the class; null where only a number was asked. */
  userId: z.nullable(Id),
  createdAt: EpochMs,
})
export type SentInvite = z.infer<typeof SentInvite>

export const sentInvites = endpoint({
  path: '/api/business-client/class/sentInvites',
  summary: '已经发出、还没有答复的邀请，只限创建者',
  access: 'owner',
  request: z.strictObject({ classId: ClassId }),
  data: z.array(SentInvite),
})

export const withdrawInvite = endpoint({
  path: '/api/business-client/class/withdrawInvite',
  summary: '撤回邀请，只限创建者',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, inviteId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

/** An invitation as the invited teacher sees it. */
export const ReceivedInvite = z.object({
  classId: Id,
  className: z.string(),
  kind: InviteKind,
  /** Who asks. */
  teacherName: z.string(),
  createdAt: EpochMs,
})
export type ReceivedInvite = z.infer<typeof ReceivedInvite>

export const classInvites = endpoint({
  path: '/api/business-client/class/invites',
  summary: `等我答复的邀请，先发出的在前，最多 ${MAX_PAGE_SIZE} 个`,
  access: 'teacher',
  request: NoFields,
  data: z.array(ReceivedInvite).check(z.maxLength(MAX_PAGE_SIZE)),
})

export const answerInvite = endpoint({
  path: '/api/business-client/class/answerInvite',
  summary: '接受或谢绝邀请；谢绝时可以不再接收这位老师的邀请',
  access: 'teacher',
  request: z.strictObject({
    classId: ClassId,
    accept: z.boolean(),
    /** What was asked, as the teacher read it: a question of the other kind that came since is not answered by this. */
    kind: z.optional(InviteKind),
    /** No more invitations of this teacher. */
    block: z.optional(z.boolean()),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const findClass = endpoint({
  path: '/api/business-client/class/findClass',
  summary: '按班级号查找班级',
  access: 'teacher',
  request: z.strictObject({ geziNo: GeziNo }),
  data: z.object({
    className: z.string(),
    classImg: z.string(),
    ownerName: z.string(),
    /** How the caller stands to it. */
    state: z.enum(['none', 'pending', 'member']),
  }),
})

export const requestJoin = endpoint({
  path: '/api/business-client/class/requestJoin',
  summary: '申请加入班级，由创建者同意',
  access: 'teacher',
  request: z.strictObject({ geziNo: GeziNo, requestId: z.optional(RequestId) }),
  data: z.object({ id: Id }),
})

export const JoinRequest = z.object({
  id: Id,
  classId: Id,
  className: z.string(),
  nickname: z.string(),
  headUrl: z.string(),
  maskedTel: z.string(),
  /** The phone was proved by a code, or the school made the account; else anybody may have claimed it. */
  isTelProved: z.boolean(),
  createdAt: EpochMs,
})
export type JoinRequest = z.infer<typeof JoinRequest>

export const joinRequests = endpoint({
  path: '/api/business-client/class/joinRequests',
  summary: `等我同意的申请，和我发出还没有答复的申请，先提出的在前，各最多 ${MAX_PAGE_SIZE} 个`,
  access: 'teacher',
  request: NoFields,
  data: z.object({
    toAnswer: z.array(JoinRequest).check(z.maxLength(MAX_PAGE_SIZE)),
    mine: z
      .array(
        z.object({
          id: Id,
          classId: Id,
          className: z.string(),
          ownerName: z.string(),
          createdAt: EpochMs,
        }),
      )
      .check(z.maxLength(MAX_PAGE_SIZE)),
  }),
})

export const answerJoin = endpoint({
  path: '/api/business-client/class/answerJoin',
  summary: '同意或谢绝加入申请，只限班级创建者',
  access: 'teacher',
  request: z.strictObject({ id: Id, accept: z.boolean(), requestId: z.optional(RequestId) }),
  /** Which class it was about, as its audit log has to know. */
  data: z.object({ classId: ClassId }),
})
