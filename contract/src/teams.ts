import * as z from 'zod/mini'
import { givenItem, isItemNamed, TeamTotals } from './comments.ts'
import { endpoint } from './protocol/endpoint.ts'
import type { ErrorName } from './protocol/error-name.ts'
import { ClassId, EpochMs, Id, Name, Nothing, Points, RequestId } from './values/fields.ts'
import { MAX_STUDENTS_PER_CLASS, MAX_TEAMS_PER_CATEGORY } from './values/limits.ts'
import { StudentTotals } from './students.ts'

/**
 * A scheme (方案, in code a category) divides a class into teams. Only the teacher who made it may use it; the others
 * of the class see that it is there. Once that teacher has left the class, the class's owner may clear it, and only
 * clear it. A pupil is in at most one team of a scheme.
 */
export const Category = z.object({
  id: Id,
  name: z.string(),
  creatorId: Id,
  creatorName: z.string(),
  teamCount: z.int(),
  /** How many pupils are in one of its teams. */
  memberCount: z.int(),
  createdAt: EpochMs,
  /** Whether the teacher who asks may clear it. */
  canClear: z.boolean(),
})
export type Category = z.infer<typeof Category>

export const categoryList = endpoint({
  path: '/api/sys/classteam/list/category',
  summary: '班级的分组方案，自己建的在前',
  access: 'class',
  request: z.object({ classId: ClassId }),
  data: z.object({ categoryInfos: z.array(Category) }),
})

/** 1 by date of making, 2 by the initial of the name, 3 by score, highest first. */
export const TeamOrder = z.literal([1, 2, 3])
export type TeamOrder = z.infer<typeof TeamOrder>
export const DEFAULT_TEAM_ORDER: TeamOrder = 1

export const Team = z.object({
  id: Id,
  teamName: z.string(),
  /** The sum of what was given to the team, not of its members' points. */
  score: Points,
  memberCount: z.int(),
  /** Its members, in the order of a class list. */
  studentIds: z.array(Id),
  /** How much of the score each of the five qualities makes, in their order. */
  qualityScores: z.array(Points).check(z.length(5)),
  /** Which one of its scheme it was when it was made, counted from 0; it never changes. */
  position: z.int(),
  createdAt: EpochMs,
})
export type Team = z.infer<typeof Team>

export const teamList = endpoint({
  path: '/api/sys/classteam/list/team',
  summary: '一个方案的小组',
  access: 'class',
  request: z.object({ classId: ClassId, categoryId: Id, order: z.optional(TeamOrder) }),
  data: z.array(Team),
})

const teamStudent = {
  id: Id,
  username: z.string(),
  lastNameLetter: z.string(),
  header: z.string(),
  stuScore: Points,
  redeemScore: Points,
}

export const teamMembers = endpoint({
  path: '/api/sys/classteam/list/teamStudent',
  summary: '一个小组的学生',
  access: 'class',
  request: z.object({ teamId: Id }),
  data: z.array(z.object(teamStudent)),
})

export const categoryStudents = endpoint({
  path: '/api/sys/classteam/list/student',
  summary: '班级学生和他们在这个方案里的小组',
  access: 'class',
  request: z.object({ classId: ClassId, categoryId: Id }),
  data: z.array(z.object({ ...teamStudent, teamId: z.nullable(Id) })),
})

/** The members of a team; there may be none. */
const MemberIds = z.array(Id).check(z.maxLength(MAX_STUDENTS_PER_CLASS))

const isCategoryNamed = z.refine<{ categoryId?: string | undefined; categoryName?: string | undefined }>(
  ({ categoryId, categoryName }) => categoryId !== undefined || categoryName !== undefined,
  { error: 'categoryNameRequired' satisfies ErrorName },
)

const MadeTeams = z.object({ categoryId: Id, teamIds: z.array(Id) })

export const addTeams = endpoint({
  path: '/api/sys/classteam/add/team',
  summary: '添加小组；没有给出方案时新建一个',
  access: 'class',
  request: z
    .object({
      classId: ClassId,
      categoryId: z.optional(Id),
      categoryName: z.optional(Name),
      teams: z
        .array(z.object({ teamName: Name, studentIds: z.optional(MemberIds) }))
        .check(z.maxLength(MAX_TEAMS_PER_CATEGORY)),
      requestId: z.optional(RequestId),
    })
    .check(isCategoryNamed),
  data: MadeTeams,
})

/** Spelt so in the specification. */
export const setTeamMembers = endpoint({
  path: '/api/sys/classteam/addOrModify/memeber',
  summary: '设定小组的学生；他们会离开这个方案的其他小组',
  access: 'class',
  request: z.object({ teamId: Id, studentIds: MemberIds, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const renameTeam = endpoint({
  path: '/api/sys/classteam/modify/teamName',
  summary: '重命名小组',
  access: 'class',
  request: z.object({ teamId: Id, teamName: Name, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removeTeam = endpoint({
  path: '/api/sys/classteam/remove/team',
  summary: '移除小组；学生和他们的积分不变',
  access: 'class',
  request: z.object({ teamId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const renameCategory = endpoint({
  path: '/api/sys/classteam/modify/categoryName',
  summary: '重命名方案',
  access: 'class',
  request: z.object({ categoryId: Id, categoryName: Name, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removeCategory = endpoint({
  path: '/api/sys/classteam/remove/category',
  summary: '清空方案：移除方案和它的全部小组；学生和他们的积分不变',
  access: 'class',
  request: z.object({ categoryId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const copyCategory = endpoint({
  path: '/api/sys/classteam/copy/category',
  summary: '复制方案：同样的小组和学生，得分从零开始',
  access: 'class',
  request: z.strictObject({ categoryId: Id, categoryName: Name, requestId: z.optional(RequestId) }),
  data: MadeTeams,
})

export const arrangeTeams = endpoint({
  path: '/api/sys/classteam/arrange/team',
  summary: '一次保存整个分组：列出的小组保留或新建，其余的移除；没有给出方案时新建一个',
  access: 'class',
  request: z
    .strictObject({
      classId: ClassId,
      categoryId: z.optional(Id),
      categoryName: z.optional(Name),
      /** With `teamId` a team of the scheme, which keeps its score; without it a new one. */
      teams: z
        .array(z.strictObject({ teamId: z.optional(Id), teamName: Name, studentIds: MemberIds }))
        .check(z.minLength(1), z.maxLength(MAX_TEAMS_PER_CATEGORY)),
      requestId: z.optional(RequestId),
    })
    .check(isCategoryNamed),
  data: MadeTeams,
})

export const commentTeams = endpoint({
  path: '/api/sys/classteam/comment',
  summary: '点评小组：小组和组里的每名学生各得一次',
  access: 'class',
  request: z
    .object({
      classId: ClassId,
      categoryId: Id,
      /** A team named twice counts once. */
      teamIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_TEAMS_PER_CATEGORY)),
      ...givenItem,
    })
    .check(isItemNamed),
  data: z.object({ batchId: Id, teams: z.array(TeamTotals), students: z.array(StudentTotals) }),
})
