import { EXEMPT } from '@pinge/contract/archives/cells.ts'
import type { ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { evaluationDetail } from '@pinge/contract/archives/evaluation.ts'
import { formatShuttle, healthItems } from '@pinge/contract/archives/health-items.ts'
import type { HealthItem } from '@pinge/contract/archives/health.ts'
import type { archiveStudent, Happened } from '@pinge/contract/archives/student.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { partsOf, requireDocument } from '../../access/require-document.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { daysOfTerm } from '../../writes/school-years/days-of-term.ts'
import { readTotalsOfStudent } from '../../writes/totals/read-totals.ts'
import { selectFaces } from '../cells/cell.queries.ts'
import { selectDocuments } from '../documents/document.queries.ts'
import { readHealthSheet } from '../health/health-sheet.ts'
import { readPerformSheet } from '../perform/perform-sheet.ts'

type Answer = DataOf<typeof archiveStudent>
type Days = { from: string; to: string }

/** What other features hold of a pupil. */
export type PupilSources = {
  /** Adopted or filed in some days, or ever. */
  records: (
    db: Db,
    classId: string,
    days: Days,
  ) => Promise<
    { studentId: string; id: string; title: string; date: string; type: QualityType; isTypical: 0 | 1 }[]
  >
  evaluation: (
    db: Db,
    context: ClassReadContext,
    request: RequestOf<typeof evaluationDetail>,
  ) => Promise<DataOf<typeof evaluationDetail>>
}

/** All days that a school asks about. */
const ever: Days = { from: '1900-01-01', to: '2999-12-31' }

/** One pupil's part in a document, beside another term of its own, and what happened in all terms. */
export async function readArchiveStudent(
  db: Db,
  context: ClassReadContext,
  { documentId, studentId, compareDocId }: RequestOf<typeof archiveStudent>,
  sources: PupilSources,
): Promise<Answer> {
  const { classId } = context
  const document = await requireDocument(db, classId, documentId)
  const pupil = (await selectFaces(db, classId)).find(({ id }) => id === studentId)
  if (!pupil) throw new AppError('studentNotInClass')
  const given = await readAxes(db, { classId, studentId, termKey: document.termKey })
  const compared = compareDocId === undefined ? null : await requireDocument(db, classId, compareDocId)
  const parts = partsOf(document)
  const request = { classId, documentId }
  const has = <Part>(part: ArchivePart, read: () => Promise<Part>) => (parts.includes(part) ? read() : null)
  const records = (await sources.records(db, classId, ever)).filter((one) => one.studentId === studentId)
  const days = await daysOfTerm(db, classId, document.termKey)
  const ofTerm = records.filter(({ date }) => date >= days.from && date <= days.to)
  return {
    studentId,
    username: pupil.username,
    header: pupil.header,
    gender: pupil.gender,
    stuNo: pupil.stuNo,
    ...given,
    compareAxes: compared && (await readAxes(db, { classId, studentId, termKey: compared.termKey })).axes,
    parts: {
      perform: await has('perform', () => performOf(db, context, request, studentId)),
      health: await has('health', () => healthOf(db, context, request, studentId)),
      record: parts.includes('record')
        ? { count: ofTerm.length, typical: ofTerm.filter(({ isTypical }) => isTypical === 1).length }
        : null,
      evaluation: await has('evaluation', async () => {
        const { questions, answers, progress, goal, reply } = await sources.evaluation(db, context, {
          ...request,
          studentId,
        })
        return { filled: answers.length, expected: questions.length, progress, goal, reply }
      }),
    },
    timeline: [
      ...records.map(({ isTypical, id, date, type, title }): Happened => ({
        id,
        kind: 'record',
        date,
        type,
        title,
        note: '写实',
        isTypical: isTypical === 1,
      })),
      ...(await fitnessHistory(db, context, studentId)),
    ].toSorted((a, b) => (a.date < b.date ? 1 : Number(a.date !== b.date) * -1)),
  }
}

type OfTerm = { classId: string; studentId: string; termKey: string }

async function readAxes(
  db: Db,
  { classId, studentId, termKey }: OfTerm,
): Promise<Pick<Answer, 'axes' | 'sources'>> {
  const totals = await readTotalsOfStudent(db, classId, studentId, await daysOfTerm(db, classId, termKey))
  const points = totals.students.get(studentId)?.praisePoints ?? []
  return {
    axes: qualityTypes.map((_, place) => points[place] || null),
    sources: [...totals.items.values()]
      .filter(({ kind }) => kind === 'praise')
      .toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1))
      .map(({ type, name, count, points: sum }) => ({ type, name, count, points: sum })),
  }
}

type OfDocument = { classId: string; documentId: string }

async function performOf(
  db: Db,
  context: ClassReadContext,
  request: OfDocument,
  studentId: string,
): Promise<NonNullable<Answer['parts']['perform']>> {
  const { subjects, kinds, rows } = await readPerformSheet(db, context, request)
  const row = rows.find((one) => one.studentId === studentId)
  const shown = subjects.filter(({ isHidden }) => !isHidden)
  const marks = shown.flatMap(({ id, name }) =>
    kinds
      .filter(({ isHidden }) => !isHidden)
      .flatMap((kind) => {
        const value = row?.cells[id]?.[kind.id]?.value ?? null
        return value === null ? [] : { subject: name, kind: kind.name, value: written(value, '免考') }
      }),
  )
  return { filled: new Set(marks.map(({ subject }) => subject)).size, expected: shown.length, marks }
}

async function healthOf(
  db: Db,
  context: ClassReadContext,
  request: OfDocument,
  studentId: string,
): Promise<NonNullable<Answer['parts']['health']>> {
  const { items, rows } = await readHealthSheet(db, context, request)
  const row = rows.find((one) => one.studentId === studentId)
  const measured = items.flatMap((item) => {
    const cell = row?.cells[item]
    const value = cell?.value ?? null
    return value === null ? [] : { item, value: shownMeasurement(item, value), level: cell?.level ?? null }
  })
  return {
    filled: measured.length,
    expected: items.length,
    total: row?.total ?? null,
    level: row?.level ?? null,
    items: measured,
  }
}

function written(value: number | string, exempt: string): string {
  return value === EXEMPT ? exempt : String(value)
}

function shownMeasurement(item: HealthItem, value: number | string): string {
  if (item === 'shuttle50x8' && typeof value === 'number') return formatShuttle(value)
  const text = written(value, '免测')
  return value === EXEMPT ? text : `${text} ${healthItems[item].unit}`.trim()
}

/** A complete test of each document, on the day that it was begun. */
async function fitnessHistory(db: Db, context: ClassReadContext, studentId: string): Promise<Happened[]> {
  const { classId } = context
  const documents = (await selectDocuments(db, classId)).filter((one) => partsOf(one).includes('health'))
  const happened: Happened[] = []
  for (const { id, name, createdAt } of documents) {
    const { total, level } = await healthOf(db, context, { classId, documentId: id }, studentId)
    if (total === null) continue
    const title = `体质测试 ${total} 分，${level ?? ''}`
    happened.push({
      id,
      kind: 'fitness',
      date: localDate(createdAt),
      type: 3,
      title,
      note: name,
      isTypical: false,
    })
  }
  return happened
}
