import { ASIDE } from '@pinge/contract/archives/cells.ts'
import { ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { MarkKind, Subject } from '@pinge/contract/archives/perform.ts'
import { readMark } from '@pinge/contract/archives/read-mark.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable, SheetCellTable } from '../../../platform/db/tables/archives.ts'
import type { NewId } from '../../../platform/random.ts'
import { columnsOf, markColumn } from './columns.ts'
import {
  insertCells,
  insertDocument,
  selectFilledCells,
  selectKeptDocuments,
  updateColumns,
} from './carry.queries.ts'

type Columns = { subjects: Subject[]; kinds: MarkKind[] }

/**
 * Copies the marks and measurements of pupils who moved to another class with their history. They stand there in the
 * newest open document of the same term, in the columns of the same name; a column that is not there, or does not take
 * the mark, is added out of sight. A term without a document gets one like the old class's.
 */
export async function carryArchives(
  trx: Db,
  newId: NewId,
  movedTo: ReadonlyMap<string, string>,
  { classId, toClassId }: { classId: string; toClassId: string },
): Promise<void> {
  const cells = await selectFilledCells(trx, classId, [...movedTo.keys()])
  const byDocument = Map.groupBy(cells, ({ documentId }) => documentId)
  for (const document of await selectKeptDocuments(trx, classId)) {
    const own = byDocument.get(document.id)
    if (!own) continue
    const target = await takeTarget(trx, newId, document, toClassId)
    const columns = columnsOf(target)
    const from = columnsOf(document)
    const rows = own.map((cell): SheetCellTable => ({
      ...cell,
      documentId: target.id,
      classId: toClassId,
      studentId: movedTo.get(cell.studentId) ?? '',
      column: columnThere(newId, cell, from, columns),
      version: 1,
    }))
    await updateColumns(trx, target, columns, partsWith(target, rows))
    await insertCells(trx, rows)
  }
}

/** The newest open document of the term, or a new one like that of the old class. */
async function takeTarget(
  trx: Db,
  newId: NewId,
  document: ArchiveDocumentTable,
  toClassId: string,
): Promise<ArchiveDocumentTable> {
  const there = await selectKeptDocuments(trx, toClassId)
  const ofTerm = there.filter(({ termKey }) => termKey === document.termKey)
  const open = ofTerm.find(({ lockedAt }) => lockedAt === null)
  if (open) return open
  const isNamed = ofTerm.some(({ name }) => name === document.name)
  const suffix = '（转入）'
  const name = isNamed ? document.name.slice(0, MAX_NAME_LENGTH - suffix.length) + suffix : document.name
  const made = { ...document, id: newId(), classId: toClassId, name, lockedAt: null, lockedBy: null }
  await insertDocument(trx, made)
  return made
}

/** Where a cell stands in the other document; `there` gets what it lacks. */
function columnThere(newId: NewId, { column, value }: SheetCellTable, from: Columns, there: Columns): string {
  const [subjectId, kindId] = column.split('.')
  const subject = from.subjects.find(({ id }) => id === subjectId)
  const kind = from.kinds.find(({ id }) => id === kindId)
  if (!subject || !kind) return column
  const fits = (one: Subject) => !('msg' in readMark(one, value))
  const named = there.subjects.filter(({ name }) => name === subject.name || name === movedName(subject.name))
  let target = named.find(fits)
  if (!target) {
    const name = named.length === 0 ? subject.name : movedName(subject.name)
    target = { ...subject, id: newId(), name, isHidden: true }
    there.subjects.push(target)
  }
  let targetKind = there.kinds.find(({ name }) => name === kind.name)
  if (!targetKind) {
    targetKind = { ...kind, id: newId(), isHidden: true }
    there.kinds.push(targetKind)
  }
  return markColumn(target.id, targetKind.id)
}

function movedName(name: string): string {
  return `${name}（转入）`
}

/** Its parts, and those in which the cells stand. */
function partsWith({ parts }: ArchiveDocumentTable, cells: readonly SheetCellTable[]): string {
  const known = new Set(parts.split(','))
  for (const { column } of cells) {
    if (column.startsWith('evaluation.')) known.add('evaluation')
    else if (column !== ASIDE) known.add(column.includes('.') ? 'perform' : 'health')
  }
  return ArchivePart.options.filter((part) => known.has(part)).join(',')
}
