import type * as contract from '@pinge/contract/class-edit.ts'
import { ClassImage } from '@pinge/contract/classes.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import type { ClassContext, ClassReadContext } from '../writes/contexts.ts'
import { selectDetail, selectFacts, updateFacts, type FactsRow } from './class-edit.queries.ts'

export async function readClassDetail(
  db: Db,
  { teacherId, classId, role }: ClassReadContext,
): Promise<contract.ClassDetail> {
  const { geziNo, ownerName, isExample, archivedAt, isCanSendClassNotice, studentCount, ...facts } =
    await selectDetail(db, classId, teacherId)
  return {
    ...toFacts(facts),
    classId,
    geziNo,
    ownerName,
    isOwner: role === 'owner',
    isCanSendClassNotice: isCanSendClassNotice === 1,
    isExample: isExample === 1,
    isArchived: archivedAt !== null,
    studentCount: studentCount ?? 0,
  }
}

/** Changes the facts that are given; refuses an edit that began before somebody else's was saved. */
export async function updateClass(
  trx: Db,
  { teacherId, classId, clock }: ClassContext,
  { version, classId: _, requestId: __, ...sent }: RequestOf<typeof contract.updateClass>,
): Promise<ClassChange<typeof contract.updateClass>> {
  const current = toFacts(await selectFacts(trx, classId))
  if (version !== undefined && version !== current.version)
    throw new AppError('classEdited', { data: { reason: 'stale', current, sent } })
  if (sent.classImg !== undefined && sent.classImg !== current.classImg) {
    if (!z.safeParse(ClassImage, sent.classImg).success) throw new AppError('classImageUnknown')
    await replaceFile(trx, clock(), teacherId, { before: current.classImg, url: sent.classImg })
  }
  await updateFacts(trx, classId, toColumns(sent))
  return {
    data: toFacts(await selectFacts(trx, classId)),
    change: { type: 'class-changed', teacherId },
  }
}

function toFacts({ editVersion, isCustomize, ...facts }: FactsRow): contract.ClassFacts {
  return { ...facts, isCustomize: isCustomize === 1, version: editVersion }
}

type SentFacts = Omit<RequestOf<typeof contract.updateClass>, 'classId' | 'version' | 'requestId'>

function toColumns({
  className,
  classImg,
  grade,
  school,
  headTeacher,
  isCustomize,
}: SentFacts): Partial<FactsRow> {
  return {
    ...(className === undefined ? {} : { className }),
    ...(classImg === undefined ? {} : { classImg }),
    ...(grade === undefined ? {} : { grade }),
    ...(school === undefined ? {} : { school }),
    ...(headTeacher === undefined ? {} : { headTeacher }),
    ...(isCustomize === undefined ? {} : { isCustomize: isCustomize ? 1 : 0 }),
  }
}
