import { defaultKinds, defaultSubjects } from '@pinge/contract/archives/default-columns.ts'
import {
  MAX_DOCUMENTS_PER_CLASS,
  type ArchivePart,
  type SaidOfArchive,
  type saveArchive,
} from '@pinge/contract/archives/documents.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'
import { localSchoolYear, schoolYearOfTerm } from '@pinge/contract/values/school-days/terms.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'
import { partsOf, requireDocument, requireOpenDocument } from '../../access/require-document.ts'
import { insertDocument } from '../../writes/archives/carry.queries.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import { gradeIn } from '../../writes/school-years/class-grade.ts'
import { selectSaidGrade } from '../../writes/school-years/said-grade.queries.ts'
import { selectDocuments, updateDocument } from './document.queries.ts'

type Request = RequestOf<typeof saveArchive>

const SCHOOL_YEARS = 10

/** Makes a document, or changes what is said of one. */
export async function saveDocument(
  trx: Db,
  context: ClassContext,
  request: Request,
): Promise<ClassChange<typeof saveArchive>> {
  const { classId, teacherId, newId, clock } = context
  const { documentId, name, termKey } = request
  if (documentId !== undefined) return changeDocument(trx, context, { ...request, documentId })
  const known = await requireFreeName(trx, context, request)
  if (known.length >= MAX_DOCUMENTS_PER_CLASS) throw new AppError('tooManyDocuments')
  const id = newId()
  const columns = await firstColumns(trx, classId, request)
  await insertDocument(trx, {
    ...columns,
    id,
    classId,
    name,
    termKey,
    parts: joined(request.parts),
    customAsideName: request.customAsideName ?? columns.customAsideName,
    columnsVersion: 0,
    teacherId,
    createdAt: clock(),
    lockedAt: null,
    lockedBy: null,
    removedAt: null,
    removedBy: null,
  })
  return { data: { documentId: id }, change: { type: 'archive-changed', teacherId, documentId: id } }
}

async function changeDocument(
  trx: Db,
  context: ClassContext,
  request: Request & { documentId: string },
): Promise<ClassChange<typeof saveArchive>> {
  const { classId, teacherId } = context
  const { documentId } = request
  const said = putTogether(await requireOpenDocument(trx, classId, documentId), request)
  await requireFreeName(trx, context, said, documentId)
  await updateDocument(trx, documentId, said)
  return { data: { documentId }, change: { type: 'archive-changed', teacherId, documentId } }
}

/** Refuses a term that is too far, and a name that another document of the term has; answers with those of the class. */
async function requireFreeName(
  trx: Db,
  { classId, clock }: ClassContext,
  { name, termKey }: Pick<Said, 'name' | 'termKey'>,
  documentId?: string,
): Promise<readonly { id: string }[]> {
  const now = localSchoolYear(clock())
  const year = schoolYearOfTerm(termKey)
  if (year > now || year <= now - SCHOOL_YEARS) throw new AppError('archiveTermUnknown')
  const known = await selectDocuments(trx, classId)
  if (known.some((one) => one.id !== documentId && one.name === name && one.termKey === termKey))
    throw new AppError('documentNameTaken')
  return known
}

/** What a teacher says of a document, as it is stored. */
type Said = Pick<ArchiveDocumentTable, 'name' | 'termKey' | 'parts' | 'customAsideName'>

const joined = (parts: readonly ArchivePart[]) => [...new Set(parts)].join(',')

/** What is stored by now, with what this edit changes of what its teacher saw. */
function putTogether(stored: Said, request: Request): Said {
  const { seen, name, termKey, parts, customAsideName = stored.customAsideName } = request
  const wanted: Said = { name, termKey, parts: joined(parts), customAsideName }
  if (!seen) return wanted
  const current = tellSaid(stored)
  const { merged, clashes } = mergeEdits(storeSaid(seen), wanted, storeSaid(current))
  if (clashes.length > 0) throw new AppError('documentEdited', { data: { reason: 'stale', current } })
  return merged
}

function tellSaid(stored: Said): SaidOfArchive {
  const { name, termKey, customAsideName } = stored
  return { name, termKey, parts: partsOf(stored), customAsideName }
}

function storeSaid(said: SaidOfArchive): Said {
  return { ...said, parts: joined(said.parts) }
}

/** Subjects and columns: those of the document that is followed, or those of the grade. */
async function firstColumns(
  trx: Db,
  classId: string,
  { copyFrom, termKey }: Request,
): Promise<Pick<ArchiveDocumentTable, 'subjects' | 'kinds' | 'customAsideName' | 'questions'>> {
  if (copyFrom !== undefined) {
    const { subjects, kinds, customAsideName, questions } = await requireDocument(trx, classId, copyFrom)
    return { subjects, kinds, customAsideName, questions }
  }
  const grade = gradeIn(schoolYearOfTerm(termKey), await selectSaidGrade(trx, classId))
  return {
    subjects: JSON.stringify(defaultSubjects(grade)),
    kinds: JSON.stringify(defaultKinds),
    customAsideName: '',
    questions: '',
  }
}
