import type { Schema } from '../schema.ts'
import type { Entries } from './table-entry.ts'

type OfPupils =
  | 'students'
  | 'mergedStudents'
  | 'removedStudents'
  | 'guardians'
  | 'telReadings'
  | 'studentConsents'
  | 'ledger'
  | 'remarkEdits'
  | 'commentPhotos'
  | 'givenTotals'
  | 'redemptions'
  | 'attendance'
  | 'seats'
  | 'leftSeats'
  | 'teamMembers'
  | 'leftTeams'

/** A pupil in class: the record, the comments, the places. */
export const tablesOfPupils: Entries<Schema, OfPupils> = {
  students: {
    about: 'student',
    kept: 'students',
    lead: { by: 'id' },
    words: ['username', 'stuNo', 'leftTo'],
    derived: ['lastNameLetter', 'pinyinInitials', 'nameKey'],
    facts: [
      'id',
      'classId',
      'gender',
      'birthday',
      'header',
      'stuScore',
      'redeemScore',
      'createdAt',
      'version',
      'leftAt',
      'isCarried',
    ],
  },
  mergedStudents: {
    about: 'student',
    kept: 'students',
    lead: { by: 'intoId' },
    words: [],
    facts: ['id', 'intoId', 'classId'],
  },
  removedStudents: {
    about: 'student',
    kept: 'students',
    lead: { by: 'studentId' },
    notExported: 'it is there while a deleted pupil goes',
    words: [],
    facts: ['studentId', 'classId'],
  },
  guardians: {
    about: 'guardian',
    kept: 'guardians',
    lead: { by: 'studentId' },
    words: ['name', 'relation', 'tel'],
    facts: ['id', 'classId', 'studentId', 'position'],
  },
  telReadings: {
    about: 'student',
    kept: 'guardians',
    lead: { by: 'studentId' },
    words: [],
    facts: ['id', 'classId', 'studentId', 'teacherId', 'createdAt'],
  },
  studentConsents: {
    about: 'guardian',
    kept: 'consents',
    lead: { by: 'studentId' },
    words: [],
    facts: ['studentId', 'classId', 'givenOn', 'withdrawnOn', 'teacherId', 'updatedAt'],
  },
  ledger: {
    about: 'student',
    kept: 'comments',
    lead: { by: 'studentId' },
    words: ['itemName', 'remark'],
    facts: [
      'id',
      'batchId',
      'classId',
      'studentId',
      'teamId',
      'kind',
      'itemId',
      'icon',
      'type',
      'score',
      'redeem',
      'teacherId',
      'undoneBatchId',
      'createdAt',
    ],
  },
  remarkEdits: {
    about: 'student',
    kept: 'comments',
    lead: { by: 'batchId', through: 'ledger' },
    notExported: 'what was typed over is not written out; the remark that counts stands with its comment',
    stays: 'the last remark of a comment that other pupils got as well',
    words: ['oldRemark', 'newRemark'],
    facts: ['id', 'classId', 'batchId', 'teacherId', 'createdAt'],
  },
  commentPhotos: {
    about: 'student',
    kept: 'comments',
    lead: { by: 'batchId', through: 'ledger' },
    stays: 'the photo of a comment that other pupils got as well',
    words: [],
    files: ['fileKey'],
    facts: ['batchId', 'classId'],
  },
  givenTotals: {
    about: 'class',
    kept: 'comments',
    words: [],
    derived: ['totals'],
    facts: ['classId', 'period'],
  },
  redemptions: {
    about: 'student',
    kept: 'exchanges',
    lead: { by: 'studentId' },
    words: ['rewardName'],
    facts: [
      'id',
      'batchId',
      'classId',
      'studentId',
      'rewardId',
      'icon',
      'quantity',
      'points',
      'balance',
      'teacherId',
      'state',
      'stateAt',
      'createdAt',
    ],
  },
  attendance: {
    about: 'student',
    kept: 'attendance',
    lead: { by: 'studentId' },
    words: ['note'],
    facts: ['classId', 'studentId', 'date', 'state', 'teacherId', 'updatedAt'],
  },
  seats: {
    about: 'student',
    kept: 'places',
    lead: { by: 'studentId' },
    words: [],
    facts: ['studentId', 'classId', 'row', 'column'],
  },
  leftSeats: {
    about: 'student',
    kept: 'places',
    lead: { by: 'studentId' },
    words: [],
    facts: ['studentId', 'classId', 'row', 'column'],
  },
  teamMembers: {
    about: 'student',
    kept: 'places',
    lead: { by: 'studentId' },
    words: [],
    facts: ['categoryId', 'studentId', 'teamId', 'classId'],
  },
  leftTeams: {
    about: 'student',
    kept: 'places',
    lead: { by: 'studentId' },
    words: [],
    facts: ['categoryId', 'studentId', 'teamId', 'classId'],
  },
}
