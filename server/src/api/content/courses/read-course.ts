import type * as contract from '@pinge/contract/content/courses.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue, CatalogueCollection } from '../catalogue/catalogue.ts'
import {
  deleteProgress,
  keepFavorite,
  selectFavorites,
  selectProgress,
  selectUses,
  upsertProgress,
} from '../kept/kept.queries.ts'
import { selectPreviewStates } from '../library/preview-states.ts'
import { fileTypeOf, toFileItem } from '../library/to-file-item.ts'
import { toItem } from './list-courses.ts'
import { toListed } from './to-course-item.ts'

export async function readCourse(
  db: Db,
  { teacherId }: TeacherContext,
  { id }: RequestOf<typeof contract.courseDetail>,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.courseDetail>> {
  const course = catalogue.courses.get(id)
  if (!course) throw new AppError('contentNotFound')
  const favorites = await selectFavorites(db, teacherId)
  const progress = await selectProgress(db, teacherId)
  const uses = await selectUses(db, [id])
  const files = course.files.flatMap((fileId) => catalogue.files.get(fileId) ?? [])
  const previews = await selectPreviewStates(db, files)
  return {
    ...toItem(toListed(catalogue, course), { favorites, progress, uses }),
    goals: course.goals,
    steps: course.steps.map((step) => ({
      name: step.name,
      minutes: step.minutes,
      teacher: step.teacher,
      slides: step.slides.map(({ title, lines = [], picture }) => ({
        title,
        lines,
        picture: picture === undefined ? null : course.picture(picture),
      })),
      questions: step.questions ?? [],
      timerMinutes: step.timerMinutes ?? null,
    })),
    days: course.category === 'practical' ? course.days : [],
    questions: course.questions,
    openers: course.openers ?? [],
    promise: course.promise ?? null,
    comment: course.comment,
    files: files.map((file) => toFileItem(file, catalogue, { favorites, previews })),
  }
}

export async function favorCourse(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { id, on }: RequestOf<typeof contract.courseFavorite>,
  { courses, collections }: Catalogue,
): Promise<DataOf<typeof contract.courseFavorite>> {
  const isItem = [...collections.values()].some(({ items }) => items.some((item) => item.id === id))
  if (!courses.has(id) && !collections.has(id) && !isItem) throw new AppError('contentNotFound')
  await keepFavorite(trx, { teacherId, entryId: id, createdAt: clock(), on })
  return { on }
}

export async function keepStep(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { id, step }: RequestOf<typeof contract.saveCourseProgress>,
  { courses }: Catalogue,
): Promise<DataOf<typeof contract.saveCourseProgress>> {
  const course = courses.get(id)
  if (!course || (step !== null && step >= course.steps.length)) throw new AppError('contentNotFound')
  if (step === null) await deleteProgress(trx, teacherId, id)
  else await upsertProgress(trx, { teacherId, entryId: id, partId: null, position: step, updatedAt: clock() })
  return { step }
}

export function listCollections({ collections }: Catalogue): DataOf<typeof contract.collectionList> {
  return [...collections.values()].map(toCard)
}

export function readCollection(
  catalogue: Catalogue,
  { id }: RequestOf<typeof contract.collectionDetail>,
): DataOf<typeof contract.collectionDetail> {
  const collection = catalogue.collections.get(id)
  if (!collection) throw new AppError('contentNotFound')
  const counts = { video: 0, audio: 0, doc: 0, image: 0, other: 0 }
  for (const { file, video } of collection.items) {
    const name = file === undefined ? undefined : catalogue.files.get(file)?.name
    if (video !== undefined) counts.video += 1
    else if (name !== undefined) counts[fileTypeOf(name)] += 1
  }
  const { intro, qualityType, grades, theme } = collection
  return { ...toCard(collection), intro, qualityType, grades, theme, counts }
}

function toCard(collection: CatalogueCollection): DataOf<typeof contract.collectionList>[number] {
  const { id, title, cover, picture, items, isSample } = collection
  return { id, name: title, cover: picture(cover), total: items.length, sample: isSample }
}
