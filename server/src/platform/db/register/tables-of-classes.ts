import type { Schema } from '../schema.ts'
import type { Entries } from './table-entry.ts'

type OfClasses =
  | 'classes'
  | 'classTeachers'
  | 'formerClassTeachers'
  | 'classTerms'
  | 'classExpiries'
  | 'joinRequests'
  | 'joinRefusals'
  | 'classInvites'
  | 'seatingPlans'
  | 'classPractices'
  | 'teamCategories'
  | 'teams'
  | 'rewards'

const teacherOfClass = { about: 'teacher', kept: 'classes', words: [] } as const
const memberColumns = ['classId', 'teacherId', 'role', 'isCanSendClassNotice', 'createdAt'] as const

/** A class and how it is arranged, without its pupils. */
export const tablesOfClasses: Entries<Schema, OfClasses> = {
  classes: {
    about: 'class',
    kept: 'classes',
    words: ['className', 'school', 'headTeacher'],
    files: ['classImg'],
    facts: [
      'id',
      'grade',
      'gradeYear',
      'geziNo',
      'isCustomize',
      'isExample',
      'createdAt',
      'version',
      'editVersion',
      'archivedAt',
      'countedUntil',
      'deletedAt',
    ],
  },
  classTeachers: { ...teacherOfClass, facts: memberColumns },
  formerClassTeachers: { ...teacherOfClass, facts: memberColumns },
  classTerms: {
    about: 'class',
    kept: 'classes',
    words: [],
    facts: ['classId', 'key', 'startDate', 'endDate'],
  },
  classExpiries: { about: 'class', kept: 'classes', words: [], facts: ['classId', 'announcedAt'] },
  joinRequests: { ...teacherOfClass, facts: ['id', 'classId', 'teacherId', 'createdAt'] },
  joinRefusals: { ...teacherOfClass, facts: ['classId', 'teacherId', 'refusedAt'] },
  classInvites: {
    about: 'teacher',
    kept: 'classes',
    words: ['tel'],
    facts: ['id', 'classId', 'inviterId', 'kind', 'teacherId', 'state', 'createdAt', 'endedAt'],
  },
  seatingPlans: {
    about: 'class',
    kept: 'places',
    words: [],
    facts: ['classId', 'rows', 'columns', 'aisleEvery', 'version', 'teacherId', 'updatedAt'],
  },
  classPractices: {
    about: 'class',
    kept: 'classes',
    words: [],
    facts: ['classId', 'entryId', 'startedOn', 'doneDays', 'updatedAt'],
  },
  teamCategories: {
    about: 'class',
    kept: 'places',
    words: ['name'],
    facts: ['id', 'classId', 'creatorId', 'createdAt', 'removedAt'],
  },
  teams: {
    about: 'class',
    kept: 'places',
    words: ['teamName'],
    derived: ['nameKey'],
    facts: ['id', 'classId', 'categoryId', 'position', 'score', 'createdAt', 'removedAt'],
  },
  rewards: {
    about: 'class',
    kept: 'exchanges',
    words: ['name'],
    facts: ['classId', 'id', 'icon', 'cost', 'stock', 'isOn', 'position', 'createdAt'],
  },
}
