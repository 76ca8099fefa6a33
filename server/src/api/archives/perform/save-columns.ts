import { EXEMPT } from '@pinge/contract/archives/cells.ts'
import {
  FULL_MARK,
  type MarkKind,
  type saveKinds,
  type saveSubjects,
  type Subject,
} from '@pinge/contract/archives/perform.ts'
import { readMark } from '@pinge/contract/archives/read-mark.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireOpenDocument } from '../../access/require-document.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import { selectCells } from '../cells/cell.queries.ts'
import { updateDocument } from '../documents/document.queries.ts'
import { columnsOf } from '../../writes/archives/columns.ts'

type Mark = { subjectId: string; kind: string; value: string }

/** Sets the subjects of a document. None that has marks goes, and no mark stands in a subject that it does not fit. */
export async function saveMarkSubjects(
  trx: Db,
  context: ClassContext,
  { documentId, subjects: given, version }: RequestOf<typeof saveSubjects>,
): Promise<ClassChange<typeof saveSubjects>> {
  const { classId, teacherId, newId } = context
  const before = columnsOf(await requireOpenDocument(trx, classId, documentId, 'perform'))
  refuseStale(before, version)
  const known = new Map(before.subjects.map((subject) => [subject.id, subject]))
  const subjects = given.map(({ id, name, mode, max, isHidden }): Subject => {
    const was = requireKnown(known, id)
    return {
      id: id ?? newId(),
      name,
      mode,
      max: max ?? was?.max ?? FULL_MARK,
      isHidden: isHidden ?? was?.isHidden ?? false,
    }
  })
  refuseTwice(subjects)
  const marks = await readMarks(trx, documentId)
  refuseGone(before.subjects, subjects, (id) => marks.filter(({ subjectId }) => subjectId === id).length)
  refuseUnfit(subjects, marks)
  return writeColumns(trx, { documentId, teacherId }, { ...before, subjects })
}

/** Sets the kinds of marks of a document. */
export async function saveMarkKinds(
  trx: Db,
  context: ClassContext,
  { documentId, kinds: given, version }: RequestOf<typeof saveKinds>,
): Promise<ClassChange<typeof saveKinds>> {
  const { classId, teacherId, newId } = context
  const before = columnsOf(await requireOpenDocument(trx, classId, documentId, 'perform'))
  refuseStale(before, version)
  const known = new Map(before.kinds.map((kind) => [kind.id, kind]))
  const kinds = given.map(({ id, name, isHidden }): MarkKind => {
    const was = requireKnown(known, id)
    return { id: id ?? newId(), name, isHidden: isHidden ?? was?.isHidden ?? false }
  })
  refuseTwice(kinds)
  const marks = await readMarks(trx, documentId)
  refuseGone(before.kinds, kinds, (id) => marks.filter(({ kind }) => kind === id).length)
  return writeColumns(trx, { documentId, teacherId }, { ...before, kinds })
}

type Columns = DataOf<typeof saveKinds>

async function writeColumns(
  trx: Db,
  { documentId, teacherId }: { documentId: string; teacherId: string },
  { subjects, kinds, columnsVersion: before }: Columns,
): Promise<{ data: Columns; change: { type: 'archive-changed'; teacherId: string; documentId: string } }> {
  const columnsVersion = before + 1
  await updateDocument(trx, documentId, {
    subjects: JSON.stringify(subjects),
    kinds: JSON.stringify(kinds),
    columnsVersion,
  })
  return {
    data: { subjects, kinds, columnsVersion },
    change: { type: 'archive-changed', teacherId, documentId },
  }
}

function refuseStale(stored: Columns, version: number | undefined): void {
  if (version !== undefined && version !== stored.columnsVersion)
    throw new AppError('columnsEdited', { data: { stored } })
}

function requireKnown<Column>(
  known: ReadonlyMap<string, Column>,
  id: string | undefined,
): Column | undefined {
  if (id === undefined) return undefined
  const column = known.get(id)
  if (!column) throw new AppError('columnNotFound')
  return column
}

function refuseTwice(columns: readonly { id: string; name: string }[]): void {
  for (const key of ['id', 'name'] as const)
    if (new Set(columns.map((column) => column[key])).size < columns.length)
      throw new AppError('columnNamedTwice')
}

async function readMarks(trx: Db, documentId: string): Promise<Mark[]> {
  const cells = await selectCells(trx, documentId)
  return cells.flatMap(({ column, value }) => {
    const [subjectId = '', kind] = column.split('.')
    return kind === undefined || value === '' ? [] : [{ subjectId, kind, value }]
  })
}

type Named = { id: string; name: string }

function refuseGone(
  before: readonly Named[],
  after: readonly Named[],
  marksIn: (id: string) => number,
): void {
  for (const { id, name } of before) {
    const count = after.some((column) => column.id === id) ? 0 : marksIn(id)
    if (count > 0)
      throw new AppError('columnHasMarks', { message: `${name}已经有 ${count} 个成绩，不能删除，可以停用` })
  }
}

function refuseUnfit(subjects: readonly Subject[], marks: readonly Mark[]): void {
  for (const subject of subjects) {
    const unfit = marks.filter(
      ({ subjectId, value }) =>
        subjectId === subject.id && value !== EXEMPT && 'msg' in readMark(subject, value),
    )
    if (unfit.length > 0)
      throw new AppError('marksDoNotFit', {
        message: `${subject.name}有 ${unfit.length} 个成绩不适合新的计分方式或满分，请先改好`,
      })
  }
}
