import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { commentSummary, GivenFigures } from '@pinge/contract/records.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectLastStanding } from '../writes/totals/last-standing.queries.ts'
import {
  selectFigures,
  selectStudents,
  selectTeamFigures,
  selectTeams,
  type FigureRow,
  type Whose,
} from './figure.queries.ts'
import { isMeant } from './record-filter.queries.ts'

const givenKinds: readonly LedgerKind[] = ['praise', 'reminder']

/** What the pupils and teams of a class were given, each of them and by quality; `hasLeft`: and pupils who left. */
export async function summarise(
  db: Db,
  { classId }: Pick<ClassReadContext, 'classId'>,
  request: RequestOf<typeof commentSummary>,
  { hasLeft }: Pick<Whose, 'hasLeft'> = { hasLeft: false },
): Promise<DataOf<typeof commentSummary>> {
  const kinds = givenKinds.filter((kind) => request.kinds === undefined || request.kinds.includes(kind))
  const filter = { ...request, kinds: givenKinds }
  const isNothingMeant = kinds.length === 0
  const students = await selectStudents(db, classId, { studentId: request.studentId, hasLeft })
  const shown = new Set(students.map(({ id }) => id))
  const figures = isNothingMeant ? [] : await selectFigures(db, filter)
  // Chosen here: an index whose sums stand in order for both kinds has to be sorted for one of them.
  const rows = figures.filter(({ kind }) => kinds.includes(kind))
  // A pupil who has no row is in no sum of rows either.
  const own = rows.filter(({ id }) => id !== null && shown.has(id))
  const ofStudent = Map.groupBy(own, ({ id }) => id)
  const ofType = Map.groupBy(own, ({ type }) => type)
  const teamRows =
    isNothingMeant || request.studentId !== undefined ? [] : await selectTeamFigures(db, { ...filter, kinds })
  const ofTeam = Map.groupBy(teamRows, ({ id }) => id)
  const teams = ofTeam.size === 0 ? [] : await selectTeams(db, classId)
  const hasLostLast = ({ id }: { id: string }) =>
    newest(ofStudent.get(id), 'lastUndoneAt') >= newest(ofStudent.get(id), 'lastAt')
  // Asked of those alone whose last comment was undone.
  const standing = await selectLastStanding(
    db,
    isMeant({ ...filter, kinds }),
    students.filter(({ id }) => ofStudent.has(id) && hasLostLast({ id })).map(({ id }) => id),
  )
  return {
    students: students.map((student) => {
      const given = ofStudent.get(student.id)
      const lastAt = hasLostLast(student) ? standing.get(student.id) : newest(given, 'lastAt')
      return {
        ...student,
        ...addUp(given),
        praiseScores: praiseByQuality(given),
        lastCommentAt: lastAt ?? null,
      }
    }),
    teams: teams
      .filter(({ id }) => ofTeam.has(id))
      .map((team) => ({ ...team, ...addUp(ofTeam.get(team.id)) })),
    qualities: qualityTypes.map(({ type }) => ({ type, ...addUp(ofType.get(type)) })),
    totals: addUp(rows),
  }
}

/** 0 where there is none. */
function newest(rows: readonly FigureRow[] = [], which: 'lastAt' | 'lastUndoneAt'): number {
  return Math.max(0, ...rows.map((row) => row[which]))
}

function praiseByQuality(rows: readonly FigureRow[] = []): number[] {
  return qualityTypes.map(({ type }) => addUp(rows.filter((row) => row.type === type)).praiseScore)
}

function addUp(rows: readonly Pick<FigureRow, 'kind' | 'score' | 'count'>[] = []): GivenFigures {
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
