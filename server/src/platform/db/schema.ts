import type { Kysely } from 'kysely'
import type {
  AccountClosingTable,
  AuthenticationTable,
  KnownDeviceTable,
  SessionTable,
  TeacherTable,
} from './tables/teachers.ts'
import type {
  ClassExpiryTable,
  ClassTable,
  ClassTeacherTable,
  ClassTermTable,
  FormerClassTeacherTable,
  JoinRequestTable,
} from './tables/classes.ts'
import type {
  BlockedInviterTable,
  ClassInviteTable,
  JoinRefusalTable,
  SentNoticeTable,
} from './tables/class-invites.ts'
import type { MessageTable } from './tables/messages.ts'
import type { StudentConsentTable } from './tables/privacy/student-consents.ts'
import type {
  GuardianTable,
  MergedStudentTable,
  RemovedStudentTable,
  StudentTable,
  TelReadingTable,
} from './tables/students.ts'
import type { ArchiveDocumentTable, HandedFormTable, SheetCellTable } from './tables/archives.ts'
import type { AttendanceTable } from './tables/attendance.ts'
import type { LeftSeatTable, SeatTable, SeatingPlanTable } from './tables/seating.ts'
import type { LeftTeamTable, TeamCategoryTable, TeamMemberTable, TeamTable } from './tables/teams.ts'
import type { GivenTotalsTable } from './tables/comments/given-totals.ts'
import type { LedgerTable, RemarkEditTable } from './tables/comments/ledger.ts'
import type { RedemptionTable, RewardTable } from './tables/comments/rewards.ts'
import type {
  CommentItemTable,
  HiddenItemTable,
  ItemOrderTable,
  ItemUseTable,
} from './tables/comments/comment-items.ts'
import type {
  ClassPracticeTable,
  ContentEntryTable,
  ContentFavoriteTable,
  ContentFileTable,
  ContentPackageTable,
  ContentProgressTable,
  ContentUseTable,
  OwnFileShareTable,
  OwnFileTable,
  OwnFolderTable,
  PlayRecordTable,
  PreviewTable,
} from './tables/content.ts'
import type { AuditHeadTable, AuditTable, AuditYearTable } from './tables/privacy/audit.ts'
import type { ErasureTable } from './tables/privacy/erasures.ts'
import type { SecurityEventTable } from './tables/security-events.ts'
import type { TrainingEditionTable, TrainingRoundTable } from './tables/training.ts'
import type { RequestTable } from './tables/requests.ts'
import type { CommentPhotoTable, FileTable } from './tables/files.ts'
import type { RealisticBatchTable, RealisticPictureTable, RealisticRecordTable } from './tables/realistic.ts'
import type {
  ReviewPhraseTable,
  ReviewPlaceTable,
  ReviewSettingsTable,
  TermReviewTable,
} from './tables/reviews.ts'

export type MigrationTable = { name: string; appliedAt: number }

/**
 * All tables. Ids are text (UUIDv7), times epoch milliseconds, booleans 0 or 1. Every class-bound table carries classId.
 */
export type Schema = {
  teachers: TeacherTable
  sessions: SessionTable
  knownDevices: KnownDeviceTable
  authentications: AuthenticationTable
  accountClosings: AccountClosingTable
  classes: ClassTable
  classTeachers: ClassTeacherTable
  classTerms: ClassTermTable
  classExpiries: ClassExpiryTable
  formerClassTeachers: FormerClassTeacherTable
  joinRequests: JoinRequestTable
  joinRefusals: JoinRefusalTable
  classInvites: ClassInviteTable
  blockedInviters: BlockedInviterTable
  sentNotices: SentNoticeTable
  messages: MessageTable
  students: StudentTable
  mergedStudents: MergedStudentTable
  removedStudents: RemovedStudentTable
  guardians: GuardianTable
  studentConsents: StudentConsentTable
  attendance: AttendanceTable
  seatingPlans: SeatingPlanTable
  classPractices: ClassPracticeTable
  seats: SeatTable
  leftSeats: LeftSeatTable
  teamCategories: TeamCategoryTable
  teams: TeamTable
  teamMembers: TeamMemberTable
  leftTeams: LeftTeamTable
  telReadings: TelReadingTable
  ledger: LedgerTable
  givenTotals: GivenTotalsTable
  remarkEdits: RemarkEditTable
  rewards: RewardTable
  redemptions: RedemptionTable
  commentItems: CommentItemTable
  hiddenItems: HiddenItemTable
  itemOrders: ItemOrderTable
  itemUses: ItemUseTable
  requests: RequestTable
  files: FileTable
  commentPhotos: CommentPhotoTable
  realisticBatches: RealisticBatchTable
  realisticRecords: RealisticRecordTable
  realisticPictures: RealisticPictureTable
  termReviews: TermReviewTable
  reviewPlaces: ReviewPlaceTable
  reviewSettings: ReviewSettingsTable
  reviewPhrases: ReviewPhraseTable
  contentPackages: ContentPackageTable
  contentEntries: ContentEntryTable
  contentFiles: ContentFileTable
  contentFavorites: ContentFavoriteTable
  contentProgress: ContentProgressTable
  contentUses: ContentUseTable
  playRecords: PlayRecordTable
  previews: PreviewTable
  ownFolders: OwnFolderTable
  ownFiles: OwnFileTable
  ownFileShares: OwnFileShareTable
  securityEvents: SecurityEventTable
  erasures: ErasureTable
  audit: AuditTable
  auditHead: AuditHeadTable
  auditYears: AuditYearTable
  trainingEditions: TrainingEditionTable
  trainingRounds: TrainingRoundTable
  archiveDocuments: ArchiveDocumentTable
  sheetCells: SheetCellTable
  handedForms: HandedFormTable
  migrations: MigrationTable
}

/** Something to query: the database, or the transaction inside a `write`. */
export type Db = Kysely<Schema>
