import type { Authentication } from '@pinge/contract/authentication.ts'
import type { ClassDetail } from '@pinge/contract/class-edit.ts'
import type { ClassTeacher, JoinRequest } from '@pinge/contract/class-teachers.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import type { CommentItem } from '@pinge/contract/comments.ts'
import type { CommentBatch, CommentRecord, CommentSummary } from '@pinge/contract/records.ts'
import type { Redemption, Reward } from '@pinge/contract/rewards.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import type { Message } from '@pinge/contract/messages.ts'
import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import type { RosterRow, RosterStudent } from '@pinge/contract/roster/roster.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { Category, Team } from '@pinge/contract/teams.ts'
import type { GivenComment } from '../src/features/comments/give/given-comment.ts'
import type { OwnJoinRequest } from '../src/features/class-teachers/requests/join-answers.ts'

let made = 0
const nextId = (kind: string) => `${kind}-${++made}`

export function makeTeacher(said: Partial<UserInfo> = {}): UserInfo {
  const userId = nextId('teacher')
  return {
    userId,
    accessToken: `token-of-${userId}`,
    nickname: '王老师',
    tel: '13800000001',
    headUrl: '1',
    ...said,
  }
}

export function makeClass(said: Partial<ClassSummary> = {}): ClassSummary {
  return {
    classId: nextId('class'),
    className: '三年级(2)班',
    classImg: '9000',
    geziNo: '12345678',
    grade: 3,
    isOwner: true,
    isCustomize: false,
    isCanSendClassNotice: true,
    isExample: false,
    isArchived: false,
    studentCount: 0,
    headers: [],
    praisedToday: 0,
    lastComment: null,
    ...said,
  }
}

/** A pupil: only what the test speaks of needs saying. */
export function makeStudent(said: Partial<Student> = {}): Student {
  const id = said.id ?? nextId('student')
  return {
    id,
    username: id,
    lastNameLetter: 'A',
    pinyinInitials: '',
    stuNo: '',
    gender: null,
    stuScore: 0,
    redeemScore: 0,
    header: '1',
    todayTypes: [],
    ...said,
  }
}

/** Of a teacher who has handed in nothing yet. */
export const noAuthentication: Authentication = {
  state: 'none',
  school: '',
  subject: '',
  certificateUrl: '',
  reason: '',
  submittedAt: null,
  decidedAt: null,
}

export function makeMessage(said: Partial<Message> = {}): Message {
  return {
    id: nextId('message'),
    kind: 'class-notice',
    classId: null,
    className: '三年级(2)班',
    actorName: '王老师',
    content: '',
    joinRequestId: null,
    isRead: false,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    ...said,
  }
}

export function makeJoinRequest(said: Partial<JoinRequest> = {}): JoinRequest {
  return {
    id: nextId('wish'),
    classId: 'class',
    className: '三年级(2)班',
    nickname: '李老师',
    headUrl: '2',
    maskedTel: '139****0002',
    isTelProved: false,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    ...said,
  }
}

export function makeClassTeacher(said: Partial<ClassTeacher> = {}): ClassTeacher {
  return {
    userId: nextId('teacher'),
    nickname: '李老师',
    headUrl: '2',
    maskedTel: '139****0002',
    isOwner: false,
    isCanSendClassNotice: false,
    ...said,
  }
}

export function makeClassDetail(said: Partial<ClassDetail> = {}): ClassDetail {
  return {
    classId: nextId('class'),
    className: '三年级(2)班',
    classImg: '9000',
    grade: 3,
    school: '',
    headTeacher: '',
    isCustomize: false,
    version: 0,
    geziNo: '12345678',
    ownerName: '王老师',
    isOwner: true,
    isCanSendClassNotice: true,
    isExample: false,
    isArchived: false,
    studentCount: 3,
    ...said,
  }
}

/** What a row of a roster says. */
export function makeRosterText(said: Partial<RosterText> = {}): RosterText {
  return {
    ...emptyRosterRow,
    row: 2,
    username: '王浩然',
    ...said,
  }
}

/** A row of a roster as it was read: without faults, unless the test says so. */
export function makeRosterRow({ problems = [], ...said }: Partial<RosterRow> = {}): RosterRow {
  return { ...makeRosterText(said), problems }
}

/** A pupil of the class as a roster knows one. */
export function makeClassmate(said: Partial<RosterStudent> = {}): RosterStudent {
  return { id: 'hao', username: '王浩然', stuNo: '', gender: null, birthday: null, guardians: [], ...said }
}

export function makeItem(said: Partial<CommentItem> = {}): CommentItem {
  return { id: nextId('item'), type: 1, name: '积极发言', score: 1, icon: 'star', isCustom: false, ...said }
}

const pupilNames = [
  ['王浩然', 'whr'],
  ['李思琪', 'lsq'],
  ['张子轩', 'zzx'],
  ['刘雨桐', 'lyt'],
  ['陈俊杰', 'cjj'],
  ['杨欣怡', 'yxy'],
  ['赵宇航', 'zyh'],
  ['周诗语', 'zsy'],
] as const

/** The first pupils of a class, by the order in which they came. */
export function makePupils(count: number, said: Partial<Student> = {}): Student[] {
  return pupilNames.slice(0, count).map(([username, pinyinInitials], place) =>
    makeStudent({
      id: `s${place + 1}`,
      username,
      pinyinInitials,
      lastNameLetter: pinyinInitials.charAt(0).toUpperCase(),
      header: String(place + 1),
      ...said,
    }),
  )
}

export function makeItemSetting(said: Partial<ItemSetting> = {}): ItemSetting {
  return { ...makeItem(said), isHidden: false, uses: 0, ...said }
}

export function makeRecord(said: Partial<CommentRecord> = {}): CommentRecord {
  return {
    id: nextId('record'),
    batchId: nextId('batch'),
    studentId: 's1',
    studentName: '王浩然',
    teamId: null,
    teamName: null,
    itemName: '积极发言',
    icon: 'star',
    type: 1,
    score: 1,
    kind: 'praise',
    remark: '',
    photo: null,
    teacherName: '王老师',
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    isUndone: false,
    canUndo: true,
    ...said,
  }
}

/** One comment as the feed of the class tells it. */
export function makeBatch(said: Partial<CommentBatch> = {}): CommentBatch {
  return {
    batchId: nextId('batch'),
    kind: 'praise',
    itemName: '积极发言',
    icon: 'star',
    type: 1,
    score: 1,
    remark: '',
    teacherId: 'li',
    teacherName: '李老师',
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    isUndone: false,
    canUndo: true,
    canEditRemark: true,
    remarkEdits: [],
    studentNames: ['王浩然'],
    studentCount: 1,
    teamNames: [],
    teamCount: 0,
    ...said,
  }
}

type CommentGiven = Extract<LiveEvent, { type: 'comment-given' }>

/** What a class is told of a comment that was given elsewhere. */
export function makeCommentGiven(said: Partial<CommentGiven> = {}): CommentGiven {
  return {
    type: 'comment-given',
    batchId: nextId('elsewhere'),
    teacherId: 'li',
    teacherName: '李老师',
    itemName: '作业优秀',
    icon: 'star',
    qualityType: 1,
    score: 2,
    createdAt: Date.now(),
    students: [{ id: 's1', stuScore: 2, redeemScore: 2 }],
    ...said,
  }
}

/** Of a class in which nothing was given. */
export function makeSummary(
  students: readonly Student[],
  said: Partial<CommentSummary> = {},
): CommentSummary {
  const nothing = { praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 }
  return {
    students: students.map(({ id, username, header }) => ({
      id,
      username,
      header,
      praiseScores: [0, 0, 0, 0, 0],
      lastCommentAt: null,
      ...nothing,
    })),
    teams: [],
    qualities: ([1, 2, 3, 4, 5] as const).map((type) => ({ type, ...nothing })),
    ...said,
  }
}

export function makeReward(said: Partial<Reward> = {}): Reward {
  return {
    id: nextId('reward'),
    name: '表扬信',
    icon: 'star',
    cost: 15,
    stock: null,
    isOn: true,
    isCustom: false,
    canRemove: false,
    ...said,
  }
}

export function makeRedemption(said: Partial<Redemption> = {}): Redemption {
  return {
    id: nextId('redemption'),
    batchId: nextId('batch'),
    studentId: 's1',
    studentName: '王浩然',
    header: '1',
    rewardId: 'g-01',
    rewardName: '贴纸',
    icon: 'star',
    count: 1,
    points: 10,
    balance: 5,
    teacherId: 'wang',
    teacherName: '王老师',
    state: 'redeemed',
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    stateAt: Date.parse('2026-03-02T01:00:00Z'),
    canRefund: true,
    ...said,
  }
}

/** One pupil as the tables of the class show one. */
export function makeInformation(said: Partial<StudentInformation> = {}): StudentInformation {
  return {
    id: nextId('student'),
    version: 0,
    username: '王浩然',
    lastNameLetter: 'W',
    pinyinInitials: 'whr',
    stuNo: '',
    gender: null,
    birthday: null,
    header: '1',
    stuScore: 0,
    redeemScore: 0,
    guardians: [],
    leftAt: null,
    leftTo: '',
    isCarried: false,
    ...said,
  }
}

export function makeTeam(said: Partial<Team> & Pick<Team, 'id' | 'teamName'>): Team {
  const studentIds = said.studentIds ?? []
  return {
    score: 0,
    memberCount: studentIds.length,
    studentIds,
    qualityScores: [0, 0, 0, 0, 0],
    position: 0,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    ...said,
  }
}

export function makeCategory(said: Partial<Category> & Pick<Category, 'id' | 'creatorId'>): Category {
  return {
    name: '数学合作组',
    creatorName: '王老师',
    teamCount: 0,
    memberCount: 0,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    canClear: true,
    ...said,
  }
}

/** A teacher's own question to join a class, while it waits. */
export function makeOwnJoinRequest(said: Partial<OwnJoinRequest> = {}): OwnJoinRequest {
  return {
    id: nextId('request'),
    classId: nextId('class'),
    className: '三年级(2)班',
    ownerName: '王老师',
    createdAt: 0,
    ...said,
  }
}

/** A comment of one pupil, as it is given. */
export function makeGivenComment(said: Partial<GivenComment> = {}): GivenComment {
  const requestId = said.requestId ?? nextId('comment')
  return {
    requestId,
    undoRequestId: `undo ${requestId}`,
    item: makeItem({ id: 'help', type: 2, score: 2 }),
    students: [{ id: 'mei', username: '梅', header: '1' }],
    isWholeClass: false,
    remark: '',
    ...said,
  }
}
