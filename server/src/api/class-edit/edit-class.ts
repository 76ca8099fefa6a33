import { updateClass as contract, type ClassDetail, type ClassFacts } from '@pinge/contract/class-edit.ts'
import { ClassImage } from '@pinge/contract/classes.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import { requireClass } from '../access/require-class.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectDetail, selectFacts, updateFacts, type FactsRow } from './class-edit.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>
type By = Pick<Caller, 'teacherId'>

export async function readClassDetail(db: Db, { teacherId }: By, classId: string): Promise<ClassDetail> {
  const { role } = await requireClass(db, teacherId, classId)
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

/** Changes the facts that are given, by the owner; refuses an edit that began before somebody else's was saved. */
export async function updateClass(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof contract>,
): Promise<ClassFacts> {
  const { classId, version, requestId: _, ...sent } = request
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    await requireOwner(trx, teacherId, classId)
    const current = toFacts(await selectFacts(trx, classId))
    if (version !== undefined && version !== current.version)
      throw new AppError('classEdited', { data: { reason: 'stale', current, sent } })
    if (sent.classImg !== undefined && sent.classImg !== current.classImg) {
      if (!z.safeParse(ClassImage, sent.classImg).success) throw new AppError('classImageUnknown')
      await replaceFile(trx, deps.clock(), teacherId, { before: current.classImg, url: sent.classImg })
    }
    await updateFacts(trx, classId, toColumns(sent))
    return {
      data: toFacts(await selectFacts(trx, classId)),
      change: { type: 'class-changed', teacherId },
    }
  })
}

function toFacts({ editVersion, isCustomize, ...facts }: FactsRow): ClassFacts {
  return { ...facts, isCustomize: isCustomize === 1, version: editVersion }
}

type SentFacts = Omit<RequestOf<typeof contract>, 'classId' | 'version' | 'requestId'>

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
