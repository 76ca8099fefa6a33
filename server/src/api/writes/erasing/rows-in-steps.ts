import type { Database } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Rows } from './some-rows.queries.ts'

/** Few enough that a teacher who gives a comment meanwhile does not notice. */
export const ROWS_AT_ONCE = 100

const byId = { key: ['id'] } as const
const ofOne = { key: ['studentId'] } as const
const inTeam = { key: ['categoryId', 'studentId'] } as const
const ofClass = { key: ['classId'] } as const
const ofMember = { key: ['classId', 'teacherId'] } as const

/** What leads to a pupil by this column, but for the ledger. Nothing in it goes with another one of them. */
export const rowsOfPupils: readonly (Rows & { column: string })[] = [
  { table: 'redemptions', ...byId, column: 'studentId' },
  { table: 'attendance', key: ['studentId', 'date'], column: 'studentId' },
  { table: 'sheetCells', key: ['documentId', 'studentId', 'column'], column: 'studentId' },
  { table: 'termReviews', key: ['classId', 'termKey', 'studentId'], column: 'studentId' },
  { table: 'realisticRecords', ...byId, column: 'studentId' },
  { table: 'trainingRounds', ...byId, column: 'stuId' },
  { table: 'guardians', ...byId, column: 'studentId' },
  { table: 'studentConsents', ...ofOne, column: 'studentId' },
  { table: 'seats', ...ofOne, column: 'studentId' },
  { table: 'leftSeats', ...ofOne, column: 'studentId' },
  { table: 'teamMembers', ...inTeam, column: 'studentId' },
  { table: 'leftTeams', ...inTeam, column: 'studentId' },
  { table: 'mergedStudents', ...byId, column: 'intoId' },
]

/** What belongs to a class and to no pupil alone, but for pictures. What others refer to comes after them. */
export const rowsOfClass: readonly Rows[] = [
  { table: 'ledger', ...byId, oldestBy: 'createdAt' },
  { table: 'remarkEdits', ...byId },
  { table: 'givenTotals', key: ['classId', 'period'] },
  { table: 'telReadings', ...byId },
  { table: 'reviewPlaces', key: ['classId', 'place'] },
  { table: 'reviewSettings', ...ofClass },
  { table: 'redemptions', ...byId },
  { table: 'attendance', key: ['studentId', 'date'] },
  { table: 'termReviews', key: ['classId', 'termKey', 'studentId'] },
  { table: 'realisticRecords', ...byId },
  { table: 'realisticBatches', ...byId },
  { table: 'trainingRounds', ...byId },
  { table: 'guardians', ...byId },
  { table: 'studentConsents', ...ofOne },
  { table: 'seats', ...ofOne },
  { table: 'leftSeats', ...ofOne },
  { table: 'teamMembers', ...inTeam },
  { table: 'leftTeams', ...inTeam },
  { table: 'mergedStudents', ...byId },
  { table: 'removedStudents', ...ofOne },
  { table: 'handedForms', key: ['tokenHash'] },
  { table: 'archiveDocuments', ...byId },
  { table: 'students', ...byId },
  { table: 'teams', ...byId },
  { table: 'teamCategories', ...byId },
  { table: 'rewards', key: ['classId', 'id'] },
  { table: 'seatingPlans', ...ofClass },
  { table: 'classPractices', ...ofClass },
  { table: 'classTerms', key: ['classId', 'key'] },
  { table: 'classExpiries', ...ofClass },
  { table: 'messages', ...byId },
  { table: 'ownFileShares', key: ['fileId', 'classId'] },
  { table: 'classInvites', ...byId },
  { table: 'joinRequests', ...byId },
  { table: 'joinRefusals', ...ofMember },
  { table: 'classTeachers', ...ofMember },
  { table: 'formerClassTeachers', ...ofMember },
]

/** What is a teacher's own and seen by that teacher alone. */
export const rowsOfTeacher: readonly Rows[] = [
  { table: 'knownDevices', key: ['teacherId', 'deviceHash'] },
  { table: 'sentNotices', ...byId },
  { table: 'messages', ...byId },
  { table: 'commentItems', ...byId },
  { table: 'hiddenItems', key: ['teacherId', 'itemId'] },
  { table: 'itemOrders', key: ['teacherId', 'type'] },
  { table: 'itemUses', key: ['teacherId', 'itemId'] },
  { table: 'contentFavorites', key: ['teacherId', 'entryId'] },
  { table: 'contentProgress', key: ['teacherId', 'entryId'] },
  { table: 'playRecords', ...byId },
  { table: 'ownFolders', ...byId },
  { table: 'reviewPhrases', ...byId },
]

/**
 * Takes some again and again, each in a transaction of its own, until none is left. Where another process may do the same,
 * each one first holds the row of whose they are: rows that the other one is taking would seem to be the last.
 */
export async function inSteps(
  { write, settle }: Pick<Database, 'write' | 'settle'>,
  takeSome: (trx: Db) => Promise<number>,
  hold?: (trx: Db) => Promise<unknown>,
): Promise<void> {
  const step = async (trx: Db): Promise<number> => {
    await hold?.(trx)
    return takeSome(trx)
  }
  while ((await write(step)) > 0) await settle()
}
