import type { Schema } from '../schema.ts'
import type { Entries } from './table-entry.ts'

type OfSite =
  | 'requests'
  | 'securityEvents'
  | 'erasures'
  | 'audit'
  | 'auditHead'
  | 'auditYears'
  | 'contentPackages'
  | 'contentEntries'
  | 'contentFiles'
  | 'contentUses'
  | 'previews'
  | 'migrations'

const content = { about: 'site', kept: 'site', words: [] } as const

/** What the product notes of its own work, and the content that it was given. */
export const tablesOfSite: Entries<Schema, OfSite> = {
  requests: {
    about: 'teacher',
    kept: 'traces',
    words: [],
    derived: ['answer'],
    facts: ['teacherId', 'requestId', 'path', 'requestHash', 'createdAt'],
  },
  securityEvents: {
    about: 'teacher',
    kept: 'traces',
    words: [],
    facts: [
      'id',
      'at',
      'kind',
      'detail',
      'teacherId',
      'sessionId',
      'classId',
      'subject',
      'place',
      'network',
      'count',
    ],
  },
  erasures: {
    about: 'site',
    kept: 'traces',
    words: [],
    facts: ['id', 'erasureId', 'kind', 'subjectId', 'at'],
  },
  audit: {
    about: 'student',
    kept: 'traces',
    lead: { by: 'studentId' },
    stays: 'that the data were looked at, exported or erased, by ids alone',
    words: [],
    facts: ['seq', 'at', 'action', 'teacherId', 'classId', 'studentId', 'detail', 'hash'],
  },
  auditHead: {
    about: 'site',
    kept: 'traces',
    words: [],
    facts: ['id', 'seq', 'hash', 'baseSeq', 'baseHash'],
  },
  auditYears: { about: 'site', kept: 'traces', words: [], facts: ['year', 'action', 'count'] },
  contentPackages: {
    ...content,
    facts: [
      'id',
      'name',
      'manifest',
      'hash',
      'fingerprint',
      'isSample',
      'version',
      'importedAt',
      'removedAt',
    ],
  },
  contentEntries: { ...content, facts: ['id', 'packageId', 'hash', 'addedAt', 'updatedAt', 'removedAt'] },
  contentFiles: { ...content, facts: ['packageId', 'role', 'path', 'key', 'bytes'] },
  contentUses: { ...content, facts: ['entryId', 'uses'] },
  previews: {
    ...content,
    facts: ['key', 'state', 'attempts', 'reason', 'previewKey', 'takenUntil', 'createdAt'],
  },
  migrations: { ...content, facts: ['name', 'appliedAt'] },
}
