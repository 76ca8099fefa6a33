import * as z from 'zod/mini'
import { Birthday } from './values/birthday.ts'
import { endpoint } from './protocol/endpoint.ts'
import type { ErrorName } from './protocol/error-name.ts'
import { ClassId, EpochMs, Id, LocalDate, Name, Nothing, Points, RequestId, Tel } from './values/fields.ts'
import { MAX_GUARDIANS, MAX_MOVED_STUDENTS, MAX_STUDENTS_PER_CLASS } from './values/limits.ts'
import { Gender, StudentHeader, StudentIds, StudentNumber, StudentVersion } from './students.ts'

/** 家长 1 is 0, 家长 2 is 1: a place in the table, which stays when the other one is emptied. */
const GuardianPosition = z.int().check(z.nonnegative(), z.maximum(MAX_GUARDIANS - 1))

/** One pupil as the tables of the class show one, with the version that an edit must name. */
export const StudentInformation = z.object({
  id: Id,
  version: StudentVersion,
  username: z.string(),
  lastNameLetter: z.string(),
  pinyinInitials: z.string(),
  stuNo: z.string(),
  gender: z.nullable(Gender),
  birthday: z.nullable(LocalDate),
  header: z.string(),
  stuScore: Points,
  redeemScore: Points,
  guardians: z.array(
    z.object({
      position: GuardianPosition,
      name: z.string(),
      relation: z.string(),
      /** 138****1111; the whole number is told by `guardianTels` alone. */
      tel: z.string(),
    }),
  ),
  /** 转出 since then, or null while in the class (在读). */
  leftAt: z.nullable(EpochMs),
  /** The class that the pupil moved to, empty when none was named. */
  leftTo: z.string(),
  /** The records went along to that class; what stands here is a closed book and is not restored. */
  isCarried: z.boolean(),
})
export type StudentInformation = z.infer<typeof StudentInformation>

export const studentInformation = endpoint({
  path: '/api/business-client/student/information',
  summary: '学生和家长资料表：在读的和转出的，电话隐藏中间四位',
  access: 'class',
  request: z.strictObject({ classId: ClassId, ids: z.optional(StudentIds) }),
  data: z.object({ className: z.string(), isOwner: z.boolean(), students: z.array(StudentInformation) }),
})

export const guardianTels = endpoint({
  path: '/api/business-client/student/guardianTels',
  summary: '家长的完整电话；每次查看都记下是谁、什么时候',
  access: 'class',
  request: z.strictObject({ classId: ClassId, ids: StudentIds }),
  data: z.array(
    z.object({ id: Id, tels: z.array(z.object({ position: GuardianPosition, tel: z.string() })) }),
  ),
})

/** What is not named stays; empty text empties. */
const GuardianEdit = z.strictObject({
  position: GuardianPosition,
  name: z.optional(z.union([Name, z.literal('')])),
  relation: z.optional(z.union([Name, z.literal('')])),
  tel: z.optional(z.union([Tel, z.literal('')])),
})

export const StudentEdit = z.strictObject({
  id: Id,
  /** The version that was edited; without it the edit wins over whatever stands there. */
  version: z.optional(StudentVersion),
  username: z.optional(Name),
  stuNo: z.optional(StudentNumber),
  gender: z.optional(z.nullable(Gender)),
  birthday: z.optional(z.nullable(Birthday)),
  header: z.optional(StudentHeader),
  guardians: z.optional(z.array(GuardianEdit).check(z.maxLength(MAX_GUARDIANS))),
})
export type StudentEdit = z.infer<typeof StudentEdit>

export const updateInformation = endpoint({
  path: '/api/business-client/student/updateInformation',
  summary: '一次修改多名学生的资料，要么全部写入，要么都不写入',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    /** A pupil named twice is edited twice, in this order; the versions are those before the write. */
    edits: z.array(StudentEdit).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  data: z.array(z.object({ id: Id, version: StudentVersion })),
})

/** `data` of the refusal `studentsChanged`: for each pupil what is stored by now, and what the caller wanted. */
export const EditConflicts = z.object({
  conflicts: z.array(
    z.object({ id: Id, stored: StudentInformation, given: z.record(z.string(), z.unknown()) }),
  ),
})
export type EditConflicts = z.infer<typeof EditConflicts>

export const restoreStudents = endpoint({
  path: '/api/business-client/student/restoreStu',
  summary: '让转出的学生回到班里，连同保留的记录',
  access: 'class',
  request: z.strictObject({ classId: ClassId, ids: StudentIds, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const moveStudents = endpoint({
  path: '/api/business-client/student/moveStu',
  summary: '把学生转到自己的另一个班级，带上或不带记录；原来的班级保留一份',
  access: 'owner',
  request: z
    .strictObject({
      classId: ClassId,
      toClassId: ClassId,
      ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_MOVED_STUDENTS)),
      withHistory: z.boolean(),
      requestId: z.optional(RequestId),
    })
    .check(
      z.refine(({ classId, toClassId }) => classId !== toClassId, {
        error: 'sameClassTwice' satisfies ErrorName,
      }),
    ),
  /** The pupils in the other class, in the order given; one named twice stands once. */
  data: z.object({ ids: z.array(Id) }),
})

/** The fields of which two records of one pupil may say different things. */
export const MergeField = z.enum(['username', 'stuNo', 'gender', 'birthday', 'guardians'])
export type MergeField = z.infer<typeof MergeField>

const MergeChoice = z.optional(z.enum(['kept', 'other']))

export const mergeStudents = endpoint({
  path: '/api/business-client/student/mergeStu',
  // What it joins is never parted again: the owner's alone, as all that cannot be taken back.
  summary: '合并同一名学生的两条记录：总分、点评和家长合在一起，另一条不再存在',
  access: 'owner',
  request: z
    .strictObject({
      classId: ClassId,
      /** The record that stays. */
      id: Id,
      /** The record that goes into it. */
      otherId: Id,
      /** Whose word counts where both say something and not the same. */
      choices: z.strictObject({
        username: MergeChoice,
        stuNo: MergeChoice,
        gender: MergeChoice,
        birthday: MergeChoice,
        guardians: MergeChoice,
      }),
      requestId: z.optional(RequestId),
    })
    .check(z.refine(({ id, otherId }) => id !== otherId, { error: 'sameStudentTwice' satisfies ErrorName })),
  data: z.object({ id: Id, stuScore: Points, redeemScore: Points }),
})

/** `data` of the refusal `mergeNeedsChoice`: the fields without a choice, and both records. */
export const MergeConflict = z.object({
  fields: z.array(MergeField),
  kept: StudentInformation,
  other: StudentInformation,
})
export type MergeConflict = z.infer<typeof MergeConflict>
