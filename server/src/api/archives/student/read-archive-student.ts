import type { ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { evaluationDetail } from '@pinge/contract/archives/evaluation.ts'
import type { archiveStudent, Happened, Typical } from '@pinge/contract/archives/student.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_TYPICAL } from '@pinge/contract/realistic.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { partsOf, requireDocument } from '../../access/require-document.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { daysOfTerm } from '../../writes/school-years/days-of-term.ts'
import { addUpByName } from '../../writes/totals/given-totals.ts'
import { readTotalsOfStudent } from '../../writes/totals/read-totals.ts'
import { selectPupils } from '../../writes/students/pupils.queries.ts'
import { selectDocuments } from '../documents/document.queries.ts'
import { readPupilCells } from './pupil-cells.ts'

type Answer = DataOf<typeof archiveStudent>
type Recorded = {
  id: string
  batchId: string
  title: string
  date: string
  type: QualityType
  isTypical: 0 | 1
}

/** What other features hold of a pupil. */
export type PupilSources = {
  /** Adopted or filed in some days, or ever. */
  records: (db: Db, classId: string, days: Days, studentId: string) => Promise<Recorded[]>
  /** What several did together, by its id. */
  batches: (
    db: Db,
    batchIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Pick<Typical, 'text' | 'pictures' | 'viewUrls'>>>
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
  request: RequestOf<typeof archiveStudent>,
  sources: PupilSources,
): Promise<Answer> {
  const { classId } = context
  const { documentId, studentId, compareDocId } = request
  const document = await requireDocument(db, classId, documentId)
  const [pupil] = await selectPupils(db, classId, studentId)
  if (!pupil) throw new AppError('studentNotInClass')
  const given = await readAxes(db, { classId, studentId, termKey: document.termKey })
  const compared = compareDocId === undefined ? null : await requireDocument(db, classId, compareDocId)
  const parts = partsOf(document)
  const has = <Part>(part: ArchivePart, read: () => Part) => (parts.includes(part) ? read() : null)
  const cells = await readPupilCells(db, await selectDocuments(db, classId), { ...pupil, classId })
  const records = await sources.records(db, classId, ever, studentId)
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
      perform: has('perform', () => cells.perform(document)),
      health: has('health', () => cells.health(document)),
      record: await has('record', () => recordOf(db, ofTerm, sources)),
      evaluation: await has('evaluation', async () =>
        evaluationOf(await sources.evaluation(db, context, { classId, documentId, studentId })),
      ),
    },
    timeline: [...records.map(happenedOf), ...cells.tests()].toSorted((a, b) =>
      a.date < b.date ? 1 : Number(a.date !== b.date) * -1,
    ),
  }
}

/** How much was recorded in the term, and what of it goes on paper. */
async function recordOf(
  db: Db,
  ofTerm: readonly Recorded[],
  sources: PupilSources,
): Promise<NonNullable<Answer['parts']['record']>> {
  const typical = ofTerm.filter(({ isTypical }) => isTypical === 1)
  const chosen = typical.slice(0, MAX_TYPICAL)
  const batches = await sources.batches(
    db,
    chosen.map(({ batchId }) => batchId),
  )
  return {
    count: ofTerm.length,
    typical: typical.length,
    chosen: chosen.flatMap(({ id, batchId, date, type, title }) => {
      const batch = batches.get(batchId)
      if (!batch) return []
      const { text, pictures, viewUrls } = batch
      return { id, date, type, title, text, pictures, viewUrls }
    }),
  }
}

function evaluationOf({
  questions,
  scale,
  answers,
  progress,
  goal,
  peer,
  family,
  reply,
}: DataOf<typeof evaluationDetail>): NonNullable<Answer['parts']['evaluation']> {
  const valueOf = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  return {
    filled: answers.length,
    expected: questions.length,
    scale,
    answers: questions.map(({ id, text }) => ({ text, value: valueOf.get(id) ?? null })),
    progress,
    goal,
    peer,
    family,
    reply,
  }
}

function happenedOf({ isTypical, id, date, type, title }: Recorded): Happened {
  return { id, kind: 'record', date, type, title, note: '写实', isTypical: isTypical === 1 }
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
    sources: addUpByName([...totals.items.values()].filter(({ kind }) => kind === 'praise'))
      .toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1))
      .map(({ type, name, count, points: sum }) => ({ type, name, count, points: sum })),
  }
}
