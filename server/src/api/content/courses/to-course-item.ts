import type { CourseCard } from '@pinge/contract/content/content-values.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import type { Catalogue, CatalogueCollection, CatalogueCourse } from '../catalogue/catalogue.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'

/** A course of the catalogue as a card, and what stands behind the card. */
export type ListedCourse = {
  card: CourseCard
  addedAt: number
  video: string | null
  file: string | null
}

const MINUTE_SECONDS = 60
const categoryOf = { practical: PLAY_CATEGORIES.practical, special: PLAY_CATEGORIES.special } as const

/** Practical and special courses, and the things of the collections, which are found like courses. */
export function listedCourses(catalogue: Catalogue): ListedCourse[] {
  return [
    ...[...catalogue.courses.values()].map((course) => toListed(catalogue, course)),
    ...[...catalogue.collections.values()].flatMap((collection) =>
      collection.items.map((item) => itemToListed(catalogue, collection, item)),
    ),
  ]
}

export function toListed({ files, videos }: Catalogue, course: CatalogueCourse): ListedCourse {
  const video = course.video !== undefined ? videos.get(course.video) : undefined
  const names = course.files.flatMap((id) => files.get(id)?.name ?? [])
  return {
    addedAt: course.addedAt,
    video: video?.id ?? null,
    file: null,
    card: {
      id: course.id,
      categoryId: categoryOf[course.category],
      collectionId: null,
      title: course.title,
      cover: course.picture(course.cover),
      intro: course.intro,
      qualityType: course.qualityType,
      grades: course.grades,
      theme: course.theme,
      topic: course.category === 'special' ? course.topic : null,
      duration: course.minutes * MINUTE_SECONDS,
      steps: course.steps.map(({ name, minutes }) => ({ name, minutes })),
      fileTypes: endingsOf([...(video ? [video.path] : []), ...names]),
      used: 0,
      sample: course.isSample,
    },
  }
}

function itemToListed(
  { files, videos }: Catalogue,
  collection: CatalogueCollection,
  item: CatalogueCollection['items'][number],
): ListedCourse {
  const file = item.file !== undefined ? files.get(item.file) : undefined
  const video = item.video !== undefined ? videos.get(item.video) : undefined
  const cover = item.cover ?? collection.cover
  return {
    addedAt: collection.addedAt,
    video: video?.id ?? null,
    file: file?.id ?? null,
    card: {
      id: item.id,
      categoryId: PLAY_CATEGORIES.resource,
      collectionId: collection.id,
      title: item.title,
      cover: item.cover === undefined && video ? video.picture(video.cover) : collection.picture(cover),
      intro: item.use,
      qualityType: collection.qualityType,
      grades: collection.grades,
      theme: collection.theme,
      topic: null,
      duration: item.minutes * MINUTE_SECONDS,
      steps: [],
      fileTypes: endingsOf([...(file ? [file.name] : []), ...(video ? [video.path] : [])]),
      used: 0,
      sample: collection.isSample,
    },
  }
}

function endingsOf(names: readonly string[]): string[] {
  return [...new Set(names.map(endingOf))]
}
