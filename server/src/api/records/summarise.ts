import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { qualityTypes } from '@pinge/contract/quality-type.ts'
import type { commentSummary, GivenFigures } from '@pinge/contract/records.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from '../access/require-class.ts'
import { selectFigures, selectStudents, type FigureRow } from './record.queries.ts'

const givenKinds: readonly LedgerKind[] = ['praise', 'reminder']

/** What the pupils of a class were given, each of them and by quality. */
export async function summarise(
  db: Db,
  teacherId: string,
  request: RequestOf<typeof commentSummary>,
): Promise<DataOf<typeof commentSummary>> {
  await requireClass(db, teacherId, request.classId)
  const kinds = givenKinds.filter((kind) => request.kinds === undefined || request.kinds.includes(kind))
  const rows = kinds.length === 0 ? [] : await selectFigures(db, { ...request, kinds })
  const students = await selectStudents(db, request.classId, request.studentId)
  const ofStudent = Map.groupBy(rows, ({ studentId }) => studentId)
  const ofType = Map.groupBy(rows, ({ type }) => type)
  return {
    students: students.map((student) => ({ ...student, ...addUp(ofStudent.get(student.id)) })),
    qualities: qualityTypes.map(({ type }) => ({ type, ...addUp(ofType.get(type)) })),
  }
}

function addUp(rows: readonly FigureRow[] = []): GivenFigures {
  const figures = { praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 }
  for (const { kind, score, count } of rows) {
    if (kind === 'praise') {
      figures.praiseScore += score
      figures.praiseCount += count
    } else {
      figures.reminderScore += score
      figures.reminderCount += count
    }
  }
  return figures
}
