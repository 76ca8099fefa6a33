import type { AttendanceState } from '@pinge/contract/attendance.ts'
import type { AuthenticationState } from '@pinge/contract/authentication.ts'
import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { MessageKind } from '@pinge/contract/messages.ts'
import type { FilePurpose } from '@pinge/contract/files.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import type { RedemptionState } from '@pinge/contract/rewards.ts'
import type { Kysely } from 'kysely'

/** Ids are text (UUIDv7), times epoch milliseconds, booleans 0 or 1. Every class-bound table carries classId. */

type Flag = 0 | 1

export type TeacherTable = {
  id: string
  tel: string
  nickname: string
  headUrl: string
  passwordHash: string
  /** The phone was proved by a code, or the account was made on the command line. */
  isTelProved: Flag
  createdAt: number
}

export type SessionTable = {
  id: string
  /** Lower-case hex SHA-256 of the access token; the token itself is stored nowhere. */
  tokenHash: string
  teacherId: string
  createdAt: number
  expiresAt: number
  /** As people call it: `Windows 电脑 · Chrome`. */
  device: string
  /** A keyed hash of where it began: tells the place again, and not which one it is. */
  addressHash: string
  isPublicComputer: Flag
  /** To within some minutes. */
  lastSeenAt: number
}

/** A browser from which a teacher has signed in: a sign-in from another one is told to them. */
export type KnownDeviceTable = {
  teacherId: string
  /** A keyed hash of what the browser calls itself, or else of what it is and where. */
  deviceHash: string
  lastSeenAt: number
}

/** What a teacher handed in to be known as a teacher, the last time; no row before the first. */
export type AuthenticationTable = {
  teacherId: string
  /** Another one each time it is handed in: a decision is about what was looked at, and about nothing newer. */
  id: string
  state: Exclude<AuthenticationState, 'none'>
  school: string
  subject: string
  certificateUrl: string
  reason: string
  submittedAt: number
  decidedAt: number | null
}

export type ClassTable = {
  id: string
  className: string
  grade: number | null
  classImg: string
  /** 8 digits, unique among all classes. */
  geziNo: string
  isCustomize: Flag
  isExample: Flag
  createdAt: number
  /** Counts the changes of the class and its pupils: each one takes the next number, in the transaction that makes it. */
  version: number
  school: string
  headTeacher: string
  /** Counts the edits of name, cover and the like; `version` counts everything. */
  editVersion: number
  archivedAt: number | null
  /** A deleted class waits 30 days to be restored. */
  deletedAt: number | null
}

export type ClassTeacherTable = {
  classId: string
  teacherId: string
  role: 'owner' | 'coTeacher'
  isCanSendClassNotice: Flag
  createdAt: number
}

/** The teachers of a deleted class, as they stood to it: a deleted class has no other teachers. */
export type FormerClassTeacherTable = ClassTeacherTable

/** One thing that a teacher is told, with the words that it needs copied: later names do not rewrite it. */
export type MessageTable = {
  id: string
  /** Who is told. */
  teacherId: string
  kind: MessageKind
  classId: string | null
  className: string
  actorName: string
  content: string
  joinRequestId: string | null
  readAt: number | null
  createdAt: number
}

/** An unanswered wish to join a class; the answer removes it. */
export type JoinRequestTable = { id: string; classId: string; teacherId: string; createdAt: number }

export type StudentTable = {
  id: string
  classId: string
  username: string
  lastNameLetter: string
  pinyinInitials: string
  /** Text order of the name; the engines collate Chinese differently. */
  nameKey: string
  stuNo: string
  gender: 'male' | 'female' | null
  birthday: string | null
  header: string
  /** Sums of this pupil's ledger rows, kept in the transaction that writes them. */
  stuScore: number
  redeemScore: number
  createdAt: number
  /** Counts the edits of this record, so that an edit of an older one is noticed. */
  version: number
  /** 转出 since then; null while in the class. */
  leftAt: number | null
  /** Name of the class that the pupil moved to, as it was called then; empty when none was named. */
  leftTo: string
  /** The records were carried over to that class: here they are a closed book. */
  isCarried: Flag
}

/** One pupil's attendance on one day. */
export type AttendanceTable = {
  classId: string
  studentId: string
  /** YYYY-MM-DD in Asia/Shanghai. */
  date: string
  state: AttendanceState
  /** Who marked it last. */
  teacherId: string
  updatedAt: number
}

/** How many seats a class has, and how often they were arranged. */
export type SeatingPlanTable = {
  classId: string
  rows: number
  columns: number
  version: number
  teacherId: string
  updatedAt: number
}

/** Counted from 1; the first row is before the teacher's desk. */
export type SeatTable = { studentId: string; classId: string; row: number; column: number }

export type GuardianTable = {
  id: string
  classId: string
  studentId: string
  position: number
  name: string
  relation: string
  tel: string
}

/** A scheme (方案) that divides a class into teams; only its creator uses it. */
export type TeamCategoryTable = {
  id: string
  classId: string
  creatorId: string
  name: string
  createdAt: number
  /** Kept when it was removed, since the ledger goes on naming its teams. */
  removedAt: number | null
}

export type TeamTable = {
  id: string
  classId: string
  categoryId: string
  teamName: string
  /** Text order of the name; the engines collate Chinese differently. */
  nameKey: string
  /** Counts the teams of the scheme in the order of making, also those that were removed. */
  position: number
  /** The sum of the team's own ledger rows, kept in the transaction that writes them. */
  score: number
  createdAt: number
  removedAt: number | null
}

/** Its key is the scheme and the pupil: a pupil is in at most one team of a scheme. */
export type TeamMemberTable = { categoryId: string; studentId: string; teamId: string; classId: string }

/** Who read the whole phones of a pupil's guardians, and when; null for a whole class at once. Never changed. */
export type TelReadingTable = {
  id: string
  classId: string
  studentId: string | null
  teacherId: string
  createdAt: number
}

/** Every point given, taken, exchanged, reset or undone. A row is never changed. */
export type LedgerTable = {
  id: string
  batchId: string
  classId: string
  /** Null in a team's own row. */
  studentId: string | null
  /** The team that was given to: in the team's own row, and in those of its members, who got it with the team. */
  teamId: string | null
  kind: LedgerKind
  itemId: string | null
  // Copied, not joined: editing the item later must not rewrite history.
  itemName: string
  icon: string
  type: QualityType | null
  /** Change of stuScore. */
  score: number
  /** Change of redeemScore. */
  redeem: number
  teacherId: string
  remark: string
  /** In a row of kind undo: the batch that it cancels. */
  undoneBatchId: string | null
  createdAt: number
}

/** A reward of one class. A shipped one has a row only once the class has changed something about it. */
export type RewardTable = {
  classId: string
  /** Unique within its class: shipped rewards have the same ids in all of them. */
  id: string
  name: string
  icon: string
  cost: number
  /** Null where nobody counts. */
  stock: number | null
  isOn: Flag
  position: number
  createdAt: number
}

/** One pupil's part of one exchange. Its points are in the ledger, under the same batch; only its state changes. */
export type RedemptionTable = {
  id: string
  batchId: string
  classId: string
  studentId: string
  /** Null for a free amount. */
  rewardId: string | null
  rewardName: string
  icon: string
  quantity: number
  points: number
  /** What could still be exchanged right after it. */
  balance: number
  teacherId: string
  state: RedemptionState
  /** When it came to its state. */
  stateAt: number
  createdAt: number
}

/** A comment item of a teacher's own, in whichever class it is given. */
export type CommentItemTable = {
  id: string
  teacherId: string
  type: QualityType
  name: string
  /** −10 to 10 without 0. */
  score: number
  icon: string
  createdAt: number
}

/** An item, shipped or own, that this teacher is not offered. */
export type HiddenItemTable = { teacherId: string; itemId: string }

/** How a teacher ordered the items of one type: their ids, joined by spaces. What is not in it comes behind. */
export type ItemOrderTable = { teacherId: string; type: QualityType; itemIds: string }

/** How often a teacher gave an item and did not undo it. A tally for the teacher's eye; nothing is reckoned from it. */
export type ItemUseTable = { teacherId: string; itemId: string; uses: number }

/** What a write with a requestId answered, remembered for ever: an offline queue may return late. */
export type RequestTable = {
  teacherId: string
  requestId: string
  path: string
  /** SHA-256 of the request without its requestId. */
  requestHash: string
  answer: string
  createdAt: number
}

/** A picture that was uploaded and confirmed. */
export type FileTable = {
  id: string
  /** Who uploaded it; only they may use it anew. */
  teacherId: string
  purpose: FilePurpose
  /** Where the storage keeps it, and what its address ends in. */
  key: string
  /** Where it waited: a repeated confirmation finds it by that. */
  stagedKey: string
  contentType: string
  bytes: number
  width: number
  height: number
  createdAt: number
  /** Since when no face, cover or certificate is this picture; null while one is. */
  unusedSince: number | null
}

export type MigrationTable = { name: string; appliedAt: number }

export type Schema = {
  teachers: TeacherTable
  sessions: SessionTable
  knownDevices: KnownDeviceTable
  authentications: AuthenticationTable
  classes: ClassTable
  classTeachers: ClassTeacherTable
  formerClassTeachers: FormerClassTeacherTable
  joinRequests: JoinRequestTable
  messages: MessageTable
  students: StudentTable
  guardians: GuardianTable
  attendance: AttendanceTable
  seatingPlans: SeatingPlanTable
  seats: SeatTable
  teamCategories: TeamCategoryTable
  teams: TeamTable
  teamMembers: TeamMemberTable
  telReadings: TelReadingTable
  ledger: LedgerTable
  rewards: RewardTable
  redemptions: RedemptionTable
  commentItems: CommentItemTable
  hiddenItems: HiddenItemTable
  itemOrders: ItemOrderTable
  itemUses: ItemUseTable
  requests: RequestTable
  files: FileTable
  migrations: MigrationTable
}

/** Something to query: the database, or the transaction inside a `write`. */
export type Db = Kysely<Schema>
