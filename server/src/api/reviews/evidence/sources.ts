import type { attendanceTerm } from '@pinge/contract/attendance/attendance-past.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { HealthSheet } from '@pinge/contract/archives/health.ts'
import type { PerformSheet } from '@pinge/contract/archives/perform.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'

type OfClass = { classId: string }

/** What other features know of a class's pupils. */
export type ReviewSources = {
  /** The documents of the class that were not removed, the newest first. */
  documents: (db: Db, classId: string) => Promise<Pick<ArchiveDocumentTable, 'id' | 'termKey' | 'parts'>[]>
  marks: (db: Db, context: OfClass, request: { classId: string; documentId: string }) => Promise<PerformSheet>
  fitness: (
    db: Db,
    context: OfClass,
    request: { classId: string; documentId: string },
  ) => Promise<HealthSheet>
  /** 我的目标 of those who have one. */
  goals: (db: Db, classId: string, documentId: string) => Promise<Map<string, string>>
  /** What was adopted or filed in some days, 典型 first, then the newest. */
  records: (
    db: Db,
    classId: string,
    days: Days,
  ) => Promise<
    { studentId: string; id: string; batchId: string; title: string; date: string; type: QualityType }[]
  >
  /** What several did together, by its id. */
  batches: (
    db: Db,
    batchIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { viewUrls: readonly string[] }>>
  /** How often each pupil was marked as what. */
  attendanceCounts: (
    db: Db,
    classId: string,
    days: Days,
  ) => Promise<DataOf<typeof attendanceTerm>['students']>
  /** On how many days the class was marked, and on how many of them each pupil was there on time. */
  attendance: (
    db: Db,
    classId: string,
    days: Days,
  ) => Promise<{ days: number; present: ReadonlyMap<string, number> }>
}
