import { healthItems } from '@pinge/contract/archives/health-items.ts'
import type { HealthItem, HealthSheet } from '@pinge/contract/archives/health.ts'
import type { PerformSheet } from '@pinge/contract/archives/perform.ts'
import type { ReviewLevel } from '@pinge/contract/reviews/review-values.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { daysOfTerm } from '../../writes/school-years/days-of-term.ts'
import { addUpByName, type GivenTotals } from '../../writes/totals/given-totals.ts'
import { readTotalsOfStudent } from '../../writes/totals/read-totals.ts'
import type { Ground } from './ground.ts'
import type { ReviewSources } from './sources.ts'

/** On fewer days nothing is said of attendance. */
const ENOUGH_DAYS = 20
const MAX_RECORDS = 5
/** A goal that stands in a sentence. */
const MAX_GOAL_LENGTH = 20

export type GroundsAsked = { classId: string; termKey: string; studentIds: readonly string[] }

/** What is known of these pupils in a term, without words that may not be told of one of them. */
export async function readGrounds(
  db: Db,
  sources: ReviewSources,
  { classId, termKey, studentIds }: GroundsAsked,
  mayTell: (studentId: string, words: string) => boolean = () => true,
): Promise<Map<string, Ground>> {
  const days = await daysOfTerm(db, classId, termKey)
  const archive = await readArchive(db, sources, classId, termKey)
  const records = Map.groupBy(await sources.records(db, classId, days), ({ studentId }) => studentId)
  const attendance = await sources.attendance(db, classId, days)
  const grounds = new Map<string, Ground>()
  for (const studentId of studentIds) {
    const given = givenTo(studentId, await readTotalsOfStudent(db, classId, studentId, days))
    const goal = shortGoal(archive.goals.get(studentId))
    grounds.set(studentId, {
      ...given,
      items: given.items.filter(({ name }) => mayTell(studentId, name)),
      ...marksOf(studentId, archive.marks, archive.marksBefore),
      ...fitnessOf(studentId, archive.fitness, archive.fitnessBefore),
      records: (records.get(studentId) ?? [])
        .filter(({ title }) => mayTell(studentId, title))
        .slice(0, MAX_RECORDS),
      fullAttendance: fullAttendanceOf(studentId, attendance),
      goal: mayTell(studentId, goal) ? goal : '',
    })
  }
  return grounds
}

/** Who came in the middle of a term has no mark of its first days, and was not there on all of them. */
function fullAttendanceOf(
  studentId: string,
  { days, present }: Awaited<ReturnType<ReviewSources['attendance']>>,
): number | null {
  return days >= ENOUGH_DAYS && present.get(studentId) === days ? days : null
}

/** The newest sheets of the term, and the newest of an earlier one to compare them with. */
async function readArchive(db: Db, sources: ReviewSources, classId: string, termKey: string) {
  const documents = await sources.documents(db, classId)
  const withPart = (part: string) => documents.filter(({ parts }) => parts.split(',').includes(part))
  const ofTerm = (part: string) => withPart(part).find((one) => one.termKey === termKey)
  const earlier = (part: string) =>
    withPart(part)
      .filter((one) => one.termKey < termKey)
      .toSorted((a, b) => (a.termKey < b.termKey ? 1 : -1))[0]
  const sheet = async <Sheet>(
    document: { id: string } | undefined,
    read: (
      db: Db,
      context: { classId: string },
      request: { classId: string; documentId: string },
    ) => Promise<Sheet>,
  ) => (document ? read(db, { classId }, { classId, documentId: document.id }) : undefined)
  const evaluation = ofTerm('evaluation')
  return {
    marks: await sheet(ofTerm('perform'), sources.marks),
    marksBefore: await sheet(earlier('perform'), sources.marks),
    fitness: await sheet(ofTerm('health'), sources.fitness),
    fitnessBefore: await sheet(earlier('health'), sources.fitness),
    goals: evaluation ? await sources.goals(db, classId, evaluation.id) : new Map<string, string>(),
  }
}

function givenTo(studentId: string, { students, items }: GivenTotals) {
  const sums = students.get(studentId)
  const reminderPoints = sums?.reminderPoints ?? []
  return {
    axes: qualityTypes.map((_, place) => sums?.praisePoints[place] || null),
    comments: (sums?.praise ?? 0) + (sums?.reminder ?? 0),
    // A free comment is the teacher's own words: what it says may concern others.
    items: addUpByName([...items.values()].filter(({ kind, itemId }) => kind === 'praise' && itemId !== null))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .map(({ name, type, count }) => ({ name, type, count })),
    reminded: qualityTypes
      .map(({ type }, place) => ({ type, points: reminderPoints[place] ?? 0 }))
      .filter(({ points }) => points < 0)
      .toSorted((a, b) => a.points - b.points)
      .map(({ type }) => type),
  }
}

const gradePoints: Readonly<Record<string, number>> = { 优秀: 95, 良好: 80, 合格: 65, 待提高: 50 }
const levelBounds: readonly (readonly [bound: number, level: ReviewLevel])[] = [
  [85, '优秀'],
  [70, '良好'],
  [60, '合格'],
  [0, '待提高'],
]

/** In hundredths of the maximum: the marks of a term, by subject; a subject without any is not among them. */
function subjectMarks(studentId: string, sheet: PerformSheet | undefined): Map<string, number[]> {
  const row = sheet?.rows.find((one) => one.studentId === studentId)
  const marks = new Map<string, number[]>()
  for (const { id, name, isHidden, max } of sheet?.subjects ?? []) {
    const values = sheet?.kinds.flatMap((kind) => {
      const value = kind.isHidden ? null : (row?.cells[id]?.[kind.id]?.value ?? null)
      const points = typeof value === 'number' ? (value / max) * 100 : gradePoints[value ?? '']
      return points ?? []
    })
    if (!isHidden && values && values.length > 0) marks.set(name, values)
  }
  return marks
}

/** Better by less is chance. */
const RISE = 3

function marksOf(studentId: string, sheet: PerformSheet | undefined, before: PerformSheet | undefined) {
  const now = subjectMarks(studentId, sheet)
  const then = subjectMarks(studentId, before)
  const marks = [...now].map(([subject, values]) => {
    const points = mean(values)
    const valuesBefore = then.get(subject)
    return {
      subject,
      points,
      level: levelBounds.find(([bound]) => points >= bound)?.[1] ?? '待提高',
      hasRisen: valuesBefore !== undefined && exact(points - mean(valuesBefore)) >= RISE,
    }
  })
  const all = [...now.values()].flat()
  return { marks, markMean: all.length === 0 ? null : mean(all) }
}

/** Of these more, or less, is better for every child; what a body weighs is never told. */
const comparable: readonly { item: HealthItem; isLessBetter?: boolean }[] = [
  { item: 'ropeSkip' },
  { item: 'sitUp' },
  { item: 'run50', isLessBetter: true },
  { item: 'sitReach' },
]

function fitnessOf(studentId: string, sheet: HealthSheet | undefined, before: HealthSheet | undefined) {
  const row = sheet?.rows.find((one) => one.studentId === studentId)
  const last = before?.rows.find((one) => one.studentId === studentId)
  const { total = null, level = null } = row ?? {}
  return {
    fitness: total === null || level === null ? null : { total, level },
    fitnessRises: comparable.flatMap(({ item, isLessBetter = false }) => {
      const after = row?.cells[item]?.value
      const then = last?.cells[item]?.value
      if (typeof after !== 'number' || typeof then !== 'number') return []
      const { name, unit } = healthItems[item]
      return (isLessBetter ? after < then : after > then) ? [{ item: name, unit, before: then, after }] : []
    }),
  }
}

function shortGoal(goal = ''): string {
  const [line = ''] = goal.trim().split('\n')
  const bare = line.replace(/[。！？!?，,]+$/u, '')
  return [...bare].length <= MAX_GOAL_LENGTH ? bare : ''
}

function mean(values: readonly number[]): number {
  return exact(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/** Freed of what binary fractions add or take: what is exactly a bound must reach it. */
function exact(value: number): number {
  return Number(value.toFixed(6))
}
