import type { CourseCard } from '@pinge/contract/content/content-values.ts'
import type * as contract from '@pinge/contract/content/courses.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ContentProgressTable } from '../../../platform/db/tables/content.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { selectFavorites, selectProgress, selectUses } from '../kept/kept.queries.ts'
import { fileTypeOf, toFileItem } from '../library/to-file-item.ts'
import { selectPreviewStates } from '../library/preview-states.ts'
import { hasKeyword, pageOf } from '../page-of.ts'
import { listedCourses, type ListedCourse } from './to-course-item.ts'

type ListRequest = RequestOf<typeof contract.courseList>

export async function listCourses(
  db: Db,
  { teacherId }: TeacherContext,
  request: ListRequest,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.courseList>> {
  const favorites = await selectFavorites(db, teacherId)
  const found = listedCourses(catalogue).filter(
    ({ card }) => fits(card, request) && (request.isFavorite !== true || favorites.has(card.id)),
  )
  const uses = await selectUses(
    db,
    found.map(({ card }) => card.id),
  )
  const { list, ...page } = pageOf(sorted(found, uses, request.sort), request)
  const progress = await selectProgress(db, teacherId)
  const files = list.flatMap(({ file }) => (file === null ? [] : (catalogue.files.get(file) ?? [])))
  const previews = await selectPreviewStates(db, files)
  return {
    ...page,
    list: list.map((one) => {
      const file = one.file === null ? undefined : catalogue.files.get(one.file)
      return {
        ...toItem(one, { favorites, progress, uses }),
        file: file ? toFileItem(file, catalogue, { favorites, previews }) : null,
      }
    }),
  }
}

export type CourseMarks = {
  favorites: ReadonlySet<string>
  progress: ReadonlyMap<string, ContentProgressTable>
  uses: ReadonlyMap<string, number>
}

export function toItem({ card, video }: ListedCourse, { favorites, progress, uses }: CourseMarks) {
  return {
    ...card,
    used: uses.get(card.id) ?? 0,
    favorite: favorites.has(card.id),
    step: progress.get(card.id)?.position ?? null,
    vid: video,
    file: null,
  }
}

function fits(card: CourseCard, request: ListRequest): boolean {
  const { categoryId, qualityType, grade, theme, topic, collectionId, fileType, keyword } = request
  return (
    card.categoryId === categoryId &&
    (qualityType === undefined || card.qualityType === qualityType) &&
    (grade === undefined || card.grades.includes(grade)) &&
    (theme === undefined || card.theme === theme) &&
    (topic === undefined || card.topic === topic) &&
    (collectionId === undefined || card.collectionId === collectionId) &&
    (fileType === undefined || card.fileTypes.some((ending) => fileTypeOf(`.${ending}`) === fileType)) &&
    hasKeyword(keyword, [card.title, card.intro, card.theme, card.topic ?? ''])
  )
}

function sorted(
  courses: ListedCourse[],
  uses: ReadonlyMap<string, number>,
  sort: ListRequest['sort'],
): ListedCourse[] {
  const usesOf = ({ card }: ListedCourse) => uses.get(card.id) ?? 0
  if (sort === 'newest') return courses.toSorted((one, other) => other.addedAt - one.addedAt)
  if (sort === 'used') return courses.toSorted((one, other) => usesOf(other) - usesOf(one))
  return courses
}

export function countFacets(
  catalogue: Catalogue,
  { categoryId }: RequestOf<typeof contract.courseFacet>,
): DataOf<typeof contract.courseFacet> {
  const cards = listedCourses(catalogue).flatMap(({ card }) => (card.categoryId === categoryId ? [card] : []))
  const count = <Value>(valuesOf: (card: CourseCard) => readonly Value[]): [Value, number][] => {
    const totals = new Map<Value, number>()
    for (const value of cards.flatMap((card) => [...valuesOf(card)]))
      totals.set(value, (totals.get(value) ?? 0) + 1)
    return [...totals]
  }
  return {
    themes: count(({ theme }) => [theme]).map(([theme, total]) => ({ theme, total })),
    topics: count(({ topic }) => (topic === null ? [] : [topic])).map(([topic, total]) => ({ topic, total })),
    grades: count(({ grades }) => grades).map(([grade, total]) => ({ grade, total })),
    qualityTypes: count(({ qualityType }) => [qualityType])
      .map(([type, total]) => ({ type, total }))
      .toSorted((one, other) => one.type - other.type),
  }
}

/** Courses for the first page, where each of the first two kinds takes its turn. */
export async function recommendCourses(
  db: Db,
  catalogue: Catalogue,
  size = 4,
): Promise<DataOf<typeof contract.courseRecommend>> {
  const cards = listedCourses(catalogue).map(({ card }) => card)
  const [practical, special] = [1, 2].map((category) =>
    cards.filter(({ categoryId }) => categoryId === category),
  )
  const mixed = Array.from({ length: size }, (_, place) => [practical?.[place], special?.[place]])
    .flat()
    .flatMap((card) => card ?? [])
    .slice(0, size)
  const uses = await selectUses(
    db,
    mixed.map(({ id }) => id),
  )
  return mixed.map((card) => ({ ...card, used: uses.get(card.id) ?? 0 }))
}
