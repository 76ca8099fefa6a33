import type * as contract from '@pinge/contract/class-edit.ts'
import { ClassImage } from '@pinge/contract/classes.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { localSchoolYear } from '@pinge/contract/values/school-days/terms.ts'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import type { ClassContext, ClassReadContext } from '../writes/contexts.ts'
import { gradeIn, nameAfterSummer } from '../writes/school-years/class-grade.ts'
import { selectDetail, selectFacts, updateFacts, type FactsRow } from './class-edit.queries.ts'

export async function readClassDetail(
  db: Db,
  { teacherId, classId, role, clock }: ClassReadContext,
): Promise<contract.ClassDetail> {
  const {
    geziNo,
    ownerName,
    isExample,
    archivedAt,
    createdAt,
    isCanSendClassNotice,
    teacherCount,
    studentCount,
    ...row
  } = await selectDetail(db, classId, teacherId)
  const schoolYear = localSchoolYear(clock())
  const facts = toFacts(row, schoolYear)
  const yearsKept = schoolYear - localSchoolYear(createdAt)
  return {
    ...facts,
    nameAfterSummer: role === 'owner' ? nameAfterSummer(facts.className, facts.grade, yearsKept) : null,
    classId,
    geziNo,
    ownerName,
    isOwner: role === 'owner',
    isCanSendClassNotice: isCanSendClassNotice === 1,
    isExample: isExample === 1,
    isArchived: archivedAt !== null,
    teacherCount: teacherCount ?? 0,
    studentCount: studentCount ?? 0,
  }
}

/** Changes the facts that are given; refuses an edit that began before somebody else's was saved. */
export async function updateClass(
  trx: Db,
  { teacherId, classId, clock }: ClassContext,
  { version, classId: _, requestId: __, ...sent }: RequestOf<typeof contract.updateClass>,
): Promise<ClassChange<typeof contract.updateClass>> {
  const schoolYear = localSchoolYear(clock())
  const current = toFacts(await selectFacts(trx, classId), schoolYear)
  if (version !== undefined && version !== current.version)
    throw new AppError('classEdited', { data: { reason: 'stale', current, sent } })
  if (sent.classImg !== undefined && sent.classImg !== current.classImg) {
    if (!z.safeParse(ClassImage, sent.classImg).success) throw new AppError('classImageUnknown')
    await replaceFile(trx, clock(), teacherId, { before: current.classImg, url: sent.classImg })
  }
  // An edit that changes nothing makes no colleague's stale.
  if (!isDeepStrictEqual({ ...current, ...sent }, current))
    await updateFacts(trx, classId, toColumns(sent, schoolYear))
  return {
    data: toFacts(await selectFacts(trx, classId), schoolYear),
    change: { type: 'class-changed', teacherId },
  }
}

function toFacts(
  { editVersion, isCustomize, grade, gradeYear, ...facts }: FactsRow,
  schoolYear: number,
): contract.ClassFacts {
  return {
    ...facts,
    grade: gradeIn(schoolYear, { grade, gradeYear }),
    isCustomize: isCustomize === 1,
    version: editVersion,
  }
}

type SentFacts = Omit<RequestOf<typeof contract.updateClass>, 'classId' | 'version' | 'requestId'>

function toColumns(
  { className, classImg, grade, school, headTeacher, isCustomize }: SentFacts,
  schoolYear: number,
): Partial<FactsRow> {
  return {
    ...(className === undefined ? {} : { className }),
    ...(classImg === undefined ? {} : { classImg }),
    ...(grade === undefined ? {} : { grade, gradeYear: schoolYear }),
    ...(school === undefined ? {} : { school }),
    ...(headTeacher === undefined ? {} : { headTeacher }),
    ...(isCustomize === undefined ? {} : { isCustomize: isCustomize ? 1 : 0 }),
  }
}
