import { formatMeasuredInUnit } from '@pinge/contract/archives/health-items.ts'
import type { HealthSheet } from '@pinge/contract/archives/health.ts'
import type { familyReport, FamilyPage } from '@pinge/contract/reviews/family.ts'
import type { FamilyPart } from '@pinge/contract/reviews/review-values.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { termBefore } from '@pinge/contract/values/school-days/terms.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { daysOfTerm } from '../../writes/school-years/days-of-term.ts'
import { readTotalsOfStudent } from '../../writes/totals/read-totals.ts'
import type { Ground } from '../evidence/ground.ts'
import { readOwnGrounds } from '../evidence/read-own-grounds.ts'
import type { ReviewSources } from '../evidence/sources.ts'
import { writtenIn } from '../read-reviews.ts'
import { selectClassFacts, selectReviews } from '../review.queries.ts'
import { readSettings } from '../settings.ts'
import { selectPupils } from '../../writes/students/pupils.queries.ts'

/** More does not fit on the page. */
const MAX_RECORDS = 3

/** The family's pages of a class in a term, with what the owner chose to put in. */
export async function readFamily(
  db: Db,
  { classId }: ClassReadContext,
  { termKey, studentIds }: RequestOf<typeof familyReport>,
  sources: ReviewSources,
): Promise<DataOf<typeof familyReport>> {
  const all = await selectPupils(db, classId)
  const asked = new Set(studentIds ?? all.map(({ id }) => id))
  const pupils = all.filter(({ id }) => asked.has(id))
  if (pupils.length < asked.size) throw new AppError('studentNotInClass')
  const { familyParts: parts } = await readSettings(db, classId)
  const ids = pupils.map(({ id }) => id)
  const grounds = await readOwnGrounds(db, sources, { classId, termKey, studentIds: ids })
  const before = await daysOfTerm(db, classId, termBefore(termKey))
  const rows = new Map((await selectReviews(db, classId, termKey)).map((row) => [row.studentId, row]))
  const counts = await sources.attendanceCounts(db, classId, await daysOfTerm(db, classId, termKey))
  const countsOf = new Map(counts.map((one) => [one.studentId, one]))
  const fitness = await readFitness(db, sources, classId, termKey)
  const pictures = await readPictures(db, sources, grounds)
  const pages: FamilyPage[] = []
  for (const pupil of pupils) {
    const ground = grounds.get(pupil.id)
    if (!ground) continue
    const totals = await readTotalsOfStudent(db, classId, pupil.id, before)
    const points = totals.students.get(pupil.id)?.praisePoints ?? []
    const { text, teacherWords, levels, state } = writtenIn(rows.get(pupil.id))
    pages.push({
      studentId: pupil.id,
      username: pupil.username,
      header: pupil.header,
      stuNo: pupil.stuNo,
      levels,
      state,
      text,
      teacherWords,
      ...chosenOf(ground, parts),
      axesBefore:
        parts.includes('axes') && points.some((sum) => sum > 0) ? points.map((sum) => sum || null) : null,
      attendance: parts.includes('attendance') ? presentOf(countsOf.get(pupil.id)) : null,
      fitness: parts.includes('fitness') ? fitnessOf(pupil.id, fitness) : null,
      records: parts.includes('records')
        ? ground.records
            .slice(0, MAX_RECORDS)
            .map(({ batchId, ...record }) => ({ ...record, picture: pictures.get(batchId) ?? null }))
        : [],
    })
  }
  return { ...(await selectClassFacts(db, classId)), parts: [...parts], pages }
}

/** What stands on the page of what was given, and nothing of what was not chosen. */
function chosenOf(ground: Ground, parts: readonly FamilyPart[]) {
  const has = (part: FamilyPart): boolean => parts.includes(part)
  return {
    axes: has('axes') ? ground.axes : qualityTypes.map(() => null),
    praised: qualityTypes.map(({ type }) => {
      const item = has('axes') ? ground.items.find((one) => one.type === type) : undefined
      return item ? `${item.name} ${item.count} 次` : ''
    }),
    marks: has('marks') ? ground.marks.map(({ subject, level }) => ({ subject, level })) : [],
    goal: has('evaluation') ? ground.goal : '',
  }
}

/** Late or early is there as well; why a child was away is no page's matter. */
function presentOf(
  counts:
    | {
        present: number
        late: number
        early: number
        absent: number
        sick: number
        personal: number
        leave: number
      }
    | undefined,
): FamilyPage['attendance'] {
  if (!counts) return null
  const present = counts.present + counts.late + counts.early
  const away = counts.absent + counts.sick + counts.personal + counts.leave
  return present + away === 0 ? null : { days: present + away, present }
}

/** The newest fitness test of the term. */
async function readFitness(
  db: Db,
  sources: ReviewSources,
  classId: string,
  termKey: string,
): Promise<HealthSheet | undefined> {
  const document = (await sources.documents(db, classId)).find(
    (one) => one.termKey === termKey && one.parts.split(',').includes('health'),
  )
  return document && sources.fitness(db, { classId }, { classId, documentId: document.id })
}

function fitnessOf(studentId: string, sheet: HealthSheet | undefined): FamilyPage['fitness'] {
  const row = sheet?.rows.find((one) => one.studentId === studentId)
  if (!sheet || !row) return null
  const items = sheet.items.flatMap((item) => {
    const { value = null, level = null } = row.cells[item] ?? {}
    return typeof value === 'number' ? [{ item, value: formatMeasuredInUnit(item, value), level }] : []
  })
  return items.length === 0 ? null : { total: row.total, level: row.level, items }
}

/** The first picture of what stands on some page, by what was done. */
async function readPictures(
  db: Db,
  sources: ReviewSources,
  grounds: ReadonlyMap<string, Ground>,
): Promise<Map<string, string>> {
  const shown = [...grounds.values()].flatMap(({ records }) => records.slice(0, MAX_RECORDS))
  const ids = [...new Set(shown.map(({ batchId }) => batchId))]
  if (ids.length === 0) return new Map()
  const first = new Map<string, string>()
  for (const [batchId, { viewUrls }] of await sources.batches(db, ids)) {
    const [url] = viewUrls
    if (url !== undefined) first.set(batchId, url)
  }
  return first
}
