import type { Schema } from '../schema.ts'
import type { Entries } from './table-entry.ts'

type OfTeachers =
  | 'teachers'
  | 'sessions'
  | 'knownDevices'
  | 'authentications'
  | 'accountClosings'
  | 'blockedInviters'
  | 'sentNotices'
  | 'messages'
  | 'commentItems'
  | 'hiddenItems'
  | 'itemOrders'
  | 'itemUses'
  | 'files'
  | 'contentFavorites'
  | 'contentProgress'
  | 'playRecords'
  | 'ownFolders'
  | 'ownFiles'
  | 'ownFileShares'

const account = { about: 'teacher', kept: 'accounts' } as const
const work = { about: 'teacher', kept: 'work' } as const

/** A teacher's account and what a teacher makes for their own use. */
export const tablesOfTeachers: Entries<Schema, OfTeachers> = {
  teachers: {
    ...account,
    words: ['tel', 'nickname'],
    files: ['headUrl'],
    derived: ['passwordHash'],
    facts: ['id', 'isTelProved', 'createdAt'],
  },
  sessions: {
    ...account,
    words: [],
    facts: [
      'id',
      'tokenHash',
      'teacherId',
      'createdAt',
      'expiresAt',
      'device',
      'addressHash',
      'isPublicComputer',
      'lastSeenAt',
    ],
  },
  knownDevices: { ...account, words: [], facts: ['teacherId', 'deviceHash', 'lastSeenAt'] },
  authentications: {
    ...account,
    words: ['school', 'subject', 'reason'],
    files: ['certificateUrl'],
    facts: ['teacherId', 'id', 'state', 'submittedAt', 'decidedAt'],
  },
  accountClosings: { ...account, words: [], facts: ['teacherId', 'closesAt'] },
  blockedInviters: { ...work, words: [], facts: ['teacherId', 'inviterId', 'createdAt'] },
  sentNotices: { ...work, words: [], facts: ['id', 'teacherId', 'sentAt'] },
  messages: {
    ...work,
    words: ['content', 'className', 'actorName'],
    facts: ['id', 'teacherId', 'kind', 'classId', 'actorId', 'joinRequestId', 'readAt', 'createdAt'],
  },
  commentItems: {
    ...work,
    words: ['name'],
    facts: ['id', 'teacherId', 'type', 'score', 'icon', 'createdAt'],
  },
  hiddenItems: { ...work, words: [], facts: ['teacherId', 'itemId'] },
  itemOrders: { ...work, words: [], facts: ['teacherId', 'type', 'itemIds'] },
  itemUses: { ...work, words: [], facts: ['teacherId', 'itemId', 'uses'] },
  files: {
    ...work,
    words: [],
    files: ['key'],
    facts: [
      'id',
      'teacherId',
      'purpose',
      'stagedKey',
      'contentType',
      'bytes',
      'width',
      'height',
      'createdAt',
      'unusedSince',
    ],
  },
  contentFavorites: { ...work, words: [], facts: ['teacherId', 'entryId', 'createdAt'] },
  contentProgress: {
    ...work,
    words: [],
    facts: ['teacherId', 'entryId', 'partId', 'position', 'updatedAt'],
  },
  playRecords: {
    ...work,
    words: [],
    facts: [
      'id',
      'teacherId',
      'categoryId',
      'type',
      'subCategoryId',
      'subCategoryName',
      'entryId',
      'minuteHundredths',
      'createdAt',
    ],
  },
  ownFolders: { ...work, words: ['name'], facts: ['id', 'teacherId', 'parentId', 'createdAt'] },
  ownFiles: {
    ...work,
    words: ['name'],
    files: ['fileKey'],
    facts: ['id', 'teacherId', 'folderId', 'bytes', 'createdAt', 'removedAt'],
  },
  ownFileShares: { ...work, words: [], facts: ['fileId', 'classId'] },
}
