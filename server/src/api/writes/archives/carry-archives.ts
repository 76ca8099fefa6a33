import { ASIDE, EXEMPT } from '@pinge/contract/archives/cells.ts'
import { ArchivePart } from '@pinge/contract/archives/documents.ts'
import { evaluationTexts } from '@pinge/contract/archives/evaluation.ts'
import {
  MAX_COLUMN_NAME_LENGTH,
  MAX_KINDS,
  MAX_SUBJECTS,
  type MarkKind,
  type Subject,
} from '@pinge/contract/archives/perform.ts'
import { readMark } from '@pinge/contract/archives/read-mark.ts'
import { cutText } from '@pinge/contract/values/texts/cut-text.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable, SheetCellTable } from '../../../platform/db/tables/archives.ts'
import type { NewId } from '../../../platform/random.ts'
import { askedIn, columnsOf, EVALUATION, markColumn, type Asked } from './columns.ts'
import {
  insertCells,
  insertDocument,
  selectFilledCells,
  selectKeptDocuments,
  updateColumns,
} from './carry.queries.ts'

type Columns = { subjects: Subject[]; kinds: MarkKind[] }

/** Where the cells of a document stand in another one, and the columns that it then has. */
type Placed = { rows: SheetCellTable[]; columns: Columns }

/**
 * Copies the marks and measurements of pupils who moved to another class with their history. They stand there in an open
 * document of the same term, each document's in one of its own, in the columns of the same name. A column that is not
 * there, or does not take the mark, is added out of sight. A term without a document that has room gets one like the old
 * class's, and so does one whose document of the same name is locked. What a child
 * said of itself stands under the same question, asked on the same scale, and the words of the own column under the same
 * heading; others stay in the old class.
 */
export async function carryArchives(
  trx: Db,
  newId: NewId,
  movedTo: ReadonlyMap<string, string>,
  { classId, toClassId }: { classId: string; toClassId: string },
): Promise<void> {
  const cells = await selectFilledCells(trx, classId, [...movedTo.keys()])
  const byDocument = Map.groupBy(cells, ({ documentId }) => documentId)
  const known = await selectKeptDocuments(trx, toClassId)
  const hasNamesake = ({ name, termKey }: ArchiveDocumentTable) =>
    Number(known.some((one) => one.name === name && one.termKey === termKey))
  // Two documents of a term may have a mark in the same column: each goes to one of its own.
  const taken = new Set<string>()
  // What is called the same is not given to a document of another name.
  for (const document of (await selectKeptDocuments(trx, classId)).toSorted(
    (a, b) => hasNamesake(b) - hasNamesake(a),
  )) {
    const own = byDocument.get(document.id)
    if (!own) continue
    const there = await selectKeptDocuments(trx, toClassId)
    const moving = { document, own, there, taken, toClassId }
    const { target, rows, columns } = await takeTarget(trx, newId, moving)
    taken.add(target.id)
    const moved = rows.map((cell) => ({
      ...cell,
      documentId: target.id,
      classId: toClassId,
      studentId: movedTo.get(cell.studentId) ?? '',
      version: 1,
    }))
    await updateColumns(trx, target, columns, partsWith(target, moved))
    await insertCells(trx, moved)
  }
}

type Moving = {
  document: ArchiveDocumentTable
  own: readonly SheetCellTable[]
  there: readonly ArchiveDocumentTable[]
  /** Those that another document of the old class went to. */
  taken: ReadonlySet<string>
  toClassId: string
}

/**
 * The open document of the same name, or the one beside it; where nothing is called so, the newest open one of the term. They
 * need room: else a new one like that of the old class.
 */
async function takeTarget(
  trx: Db,
  newId: NewId,
  { document, own, there, taken, toClassId }: Moving,
): Promise<Placed & { target: ArchiveDocumentTable }> {
  const ofTerm = there.filter(({ termKey }) => termKey === document.termKey)
  const names = namesFor(document.name, MAX_NAME_LENGTH, ofTerm.length + 1)
  const namesakes = ofTerm
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
  for (const target of namesakes.length > 0 ? namesakes : ofTerm) {
    if (target.lockedAt !== null || taken.has(target.id)) continue
    const placed = place(newId, own, document, target)
    if (hasRoom(placed.columns)) return { target, ...placed }
  }
  const name = freeName(names, ofTerm)
  const target = { ...document, id: newId(), classId: toClassId, name, lockedAt: null, lockedBy: null }
  await insertDocument(trx, target)
  return { target, ...place(newId, own, document, target) }
}

const hasRoom = ({ subjects, kinds }: Columns): boolean =>
  subjects.length <= MAX_SUBJECTS && kinds.length <= MAX_KINDS

function place(
  newId: NewId,
  own: readonly SheetCellTable[],
  document: ArchiveDocumentTable,
  target: ArchiveDocumentTable,
): Placed {
  const from = columnsOf(document)
  const { subjects, kinds } = columnsOf(target)
  const columns = { subjects, kinds }
  const answers = answersThere(askedIn(document), askedIn(target))
  const isSameAside = document.customAsideName === target.customAsideName
  const takenBy = new Map<string, string>()
  const rows = own.flatMap((cell) => {
    const column = isAnswer(cell)
      ? answers.get(cell.column)
      : columnThere(newId, cell, from, { ...columns, takenBy })
    if (column === ASIDE && !isSameAside) return []
    return column === undefined ? [] : { ...cell, column }
  })
  return { rows, columns }
}

const textColumns: ReadonlySet<string> = new Set(evaluationTexts.map((name) => EVALUATION + name))

const isAnswer = ({ column }: SheetCellTable): boolean =>
  column.startsWith(EVALUATION) && !textColumns.has(column)

/** Where the answers to a document's questions stand in another one, which may ask something else by the same id. */
function answersThere(from: Asked, there: Asked): Map<string, string> {
  if (from.scale !== there.scale) return new Map()
  const idOf = new Map(there.questions.map(({ id, text }) => [text, id]))
  return new Map(
    from.questions.flatMap(({ id, text }) => {
      const target = idOf.get(text)
      return target === undefined ? [] : [[EVALUATION + id, EVALUATION + target]]
    }),
  )
}

/** Where a cell stands in the other document; `there` gets what it lacks. Two subjects never become one. */
function columnThere(
  newId: NewId,
  { column, value }: SheetCellTable,
  from: Columns,
  there: Columns & { takenBy: Map<string, string> },
): string {
  const [subjectId, kindId] = column.split('.')
  const subject = from.subjects.find(({ id }) => id === subjectId)
  const kind = from.kinds.find(({ id }) => id === kindId)
  if (!subject || !kind) return column
  // A mark of 100 is another one where 150 can be had.
  const isAlike = (one: Subject) => one.mode === subject.mode && one.max === subject.max
  const isFree = ({ id }: Subject) => (there.takenBy.get(id) ?? subject.id) === subject.id
  const fits = (one: Subject) =>
    isFree(one) && (value === EXEMPT || isAlike(one)) && !('msg' in readMark(one, value))
  const names = namesFor(subject.name, MAX_COLUMN_NAME_LENGTH, MAX_SUBJECTS + 1)
  // A name that had to be cut may be another subject's: that it is this one, which came before, its id says.
  const isCalledSo = ({ id, name }: Subject) =>
    names.includes(name) && (name.startsWith(subject.name) || id === subject.id)
  let target = there.subjects.filter(isCalledSo).find(fits)
  if (!target) {
    const id = there.subjects.some((one) => one.id === subject.id) ? newId() : subject.id
    target = { ...subject, id, name: freeName(names, there.subjects), isHidden: true }
    there.subjects.push(target)
  }
  there.takenBy.set(target.id, subject.id)
  let targetKind = there.kinds.find(({ name }) => name === kind.name)
  if (!targetKind) {
    targetKind = { ...kind, id: newId(), isHidden: true }
    there.kinds.push(targetKind)
  }
  return markColumn(target.id, targetKind.id)
}

/** Its own name, and as many for what stands beside something of that name: the second one of them is counted. */
function namesFor(name: string, longest: number, most: number): readonly string[] {
  const suffixes = Array.from({ length: most }, (_, at) => (at === 0 ? '（转入）' : `（转入${at + 1}）`))
  return [name, ...suffixes.map((suffix) => cutText(name, longest - suffix.length) + suffix)]
}

/** The first name that nothing there has. There are always more names than others. */
function freeName(names: readonly string[], there: readonly { name: string }[]): string {
  return names.find((name) => there.every((one) => one.name !== name)) ?? ''
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
