import type { Schema } from '../schema.ts'
import type { Entries } from './table-entry.ts'

type OfGrowth =
  | 'archiveDocuments'
  | 'handedForms'
  | 'sheetCells'
  | 'realisticBatches'
  | 'realisticRecords'
  | 'realisticPictures'
  | 'termReviews'
  | 'reviewPlaces'
  | 'reviewSettings'
  | 'reviewPhrases'
  | 'trainingEditions'
  | 'trainingRounds'

/** Growth archives, reviews and training. */
export const tablesOfGrowth: Entries<Schema, OfGrowth> = {
  archiveDocuments: {
    about: 'class',
    kept: 'archives',
    words: ['name', 'customAsideName', 'subjects', 'kinds', 'questions'],
    facts: [
      'id',
      'classId',
      'termKey',
      'parts',
      'columnsVersion',
      'teacherId',
      'createdAt',
      'lockedAt',
      'lockedBy',
      'removedAt',
      'removedBy',
    ],
  },
  handedForms: {
    about: 'class',
    kept: 'archives',
    words: [],
    facts: ['tokenHash', 'classId', 'documentId', 'teacherId', 'studentIds', 'expiresAt'],
  },
  sheetCells: {
    about: 'student',
    kept: 'archives',
    lead: { by: 'studentId' },
    words: ['value'],
    facts: ['documentId', 'studentId', 'classId', 'column', 'version', 'teacherId', 'updatedAt'],
  },
  realisticBatches: {
    about: 'student',
    kept: 'records',
    lead: { by: 'id', through: 'realisticRecords' },
    stays: 'what other pupils did as well',
    words: ['title', 'text'],
    facts: [
      'id',
      'classId',
      'date',
      'type',
      'kind',
      'minutes',
      'level',
      'teacherId',
      'createdAt',
      'updatedAt',
      'version',
    ],
  },
  realisticRecords: {
    about: 'student',
    kept: 'records',
    lead: { by: 'studentId' },
    words: ['role', 'word'],
    facts: ['id', 'batchId', 'classId', 'studentId', 'state', 'isTypical'],
  },
  realisticPictures: {
    about: 'student',
    kept: 'records',
    lead: { by: 'batchId', through: 'realisticRecords' },
    stays: 'the pictures of what other pupils did as well',
    words: [],
    files: ['fileKey'],
    facts: ['batchId', 'position', 'classId'],
  },
  termReviews: {
    about: 'student',
    kept: 'reviews',
    lead: { by: 'studentId' },
    words: ['text', 'teacherWords', 'tags'],
    derived: ['sentences'],
    facts: [
      'classId',
      'termKey',
      'studentId',
      'levels',
      'state',
      'version',
      'teacherId',
      'updatedAt',
      'lockedAt',
      'lockedBy',
    ],
  },
  reviewPlaces: {
    about: 'student',
    kept: 'reviews',
    lead: { by: 'studentId' },
    words: [],
    facts: ['classId', 'place', 'studentId'],
  },
  reviewSettings: { about: 'class', kept: 'reviews', words: ['settings'], facts: ['classId'] },
  reviewPhrases: {
    about: 'teacher',
    kept: 'work',
    words: ['text'],
    facts: ['id', 'teacherId', 'tag', 'createdAt'],
  },
  trainingEditions: {
    about: 'site',
    kept: 'site',
    words: ['name', 'region', 'rule'],
    facts: ['zzid', 'startDate', 'endDate', 'secret', 'createdAt'],
  },
  trainingRounds: {
    about: 'student',
    kept: 'training',
    lead: { by: 'stuId' },
    words: [],
    facts: [
      'id',
      'playerId',
      'teacherId',
      'stuId',
      'classId',
      'zzid',
      'date',
      'type',
      'activityId',
      'level',
      'mode',
      'seed',
      'attempt',
      'isEligible',
      'isCounted',
      'startedAt',
      'expiresAt',
      'requestId',
      'status',
      'phase',
      'validMs',
      'hits',
      'clientId',
      'bodyHash',
      'submittedAt',
      'elapsedMs',
      'memoMs',
      'recallMs',
      'wrong',
      'corrections',
      'correct',
      'isComplete',
      'flag',
      'score',
    ],
  },
}
