import type * as contract from '@pinge/contract/content/home.ts'
import type { homeRecent } from '@pinge/contract/content/recent.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { HomeBanner } from '@pinge/contract/site.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ContentProgressTable } from '../../../platform/db/tables/content.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue, CatalogueCollection } from '../catalogue/catalogue.ts'
import { selectProgress, selectRecentUses } from '../kept/kept.queries.ts'
import { selectReadableFiles, type SharedFile } from '../own/own-file.queries.ts'
import { pageOf } from '../page-of.ts'

export function listActivities(
  { activities, folders }: Catalogue,
  request: RequestOf<typeof contract.activityList>,
  now: number,
): DataOf<typeof contract.activityList> {
  const today = localDate(now)
  const known = new Set(folders.map(({ id }) => id))
  const { list, ...page } = pageOf(activities, request)
  return {
    ...page,
    list: list.map(({ id, name, cover, picture, intro, startDate, endDate, link, folder, isSample }) => ({
      id,
      name,
      cover: picture(cover),
      intro,
      startDate,
      endDate,
      state: today < startDate ? 'coming' : today > endDate ? 'over' : 'running',
      link: link ?? null,
      actvitySubId: folder !== undefined && known.has(folder) ? folder : null,
      sample: isSample,
    })),
  }
}

/** Banners of packages stand behind those that the operator set, as many as there is room for. */
export function listBanners({ banners }: Catalogue, taken: number, room: number): HomeBanner[] {
  return banners.slice(0, Math.max(0, room - taken)).map((banner, place) => ({
    id: banner.id,
    image: banner.picture(banner.picturePath),
    title: banner.title,
    link: banner.link,
    sort: taken + place + 1,
  }))
}

/** What this teacher opened last: by plays, and by where something was left. */
export async function listRecent(
  db: Db,
  { teacherId }: TeacherContext,
  { size = 6 }: RequestOf<typeof homeRecent>,
  catalogue: Catalogue,
): Promise<DataOf<typeof homeRecent>> {
  const progress = await selectProgress(db, teacherId)
  const newest = new Map([...progress].map(([id, { updatedAt }]) => [id, updatedAt]))
  for (const { entryId, updatedAt } of await selectRecentUses(db, teacherId))
    newest.set(entryId, Math.max(updatedAt, newest.get(entryId) ?? 0))
  const own = new Map(
    (await selectReadableFiles(db, teacherId, [...newest.keys()])).map((file) => [file.id, file]),
  )
  return [...newest]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([id, updateTime]) => {
      const found = findEntry(catalogue, id, progress.get(id)) ?? toOwnEntry(own.get(id), teacherId)
      return found ? [{ ...found, id, updateTime }] : []
    })
    .slice(0, size)
}

type Recent = Omit<DataOf<typeof homeRecent>[number], 'id' | 'updateTime'>

function findEntry(
  catalogue: Catalogue,
  id: string,
  progress: ContentProgressTable | undefined,
): Recent | undefined {
  const position = progress?.position ?? 0
  const course = catalogue.courses.get(id)
  if (course) {
    const page = course.category === 'practical' ? 'practical-course' : 'special-course'
    const cover = course.picture(course.cover)
    const link = `/${page}?course=${id}`
    return { kind: 'course', title: course.title, cover, link, second: 0, step: progress?.position ?? null }
  }
  const collection = catalogue.collections.get(id)
  if (collection) return collectionEntry(collection, collection.title, '')
  for (const one of catalogue.collections.values()) {
    const item = one.items.find((candidate) => candidate.id === id)
    if (item) return collectionEntry(one, item.title, `?item=${id}`)
  }
  const video = catalogue.videos.get(id)
  if (video) {
    const link = `/pinge-course/video/${id}-1${video.column === undefined ? '' : `/column/${video.column}`}`
    return {
      kind: 'video',
      title: video.title,
      cover: video.picture(video.cover),
      link,
      // At its end nothing is left to go on with.
      second: position < video.seconds ? position : 0,
      step: null,
    }
  }
  const bundle = catalogue.bundles.get(id)
  if (bundle) {
    const link = `/listen/pg-story?bundleId=${id}`
    return {
      kind: 'story',
      title: bundle.title,
      cover: bundle.picture(bundle.cover),
      link,
      second: position,
      step: null,
    }
  }
  const file = catalogue.files.get(id)
  if (!file) return undefined
  const folder = file.folder === undefined ? '' : `/${file.folder}`
  return {
    kind: 'file',
    title: file.name,
    cover: '',
    link: `/library${folder}?file=${id}`,
    second: 0,
    step: null,
  }
}

function collectionEntry({ id, cover, picture }: CatalogueCollection, title: string, search: string): Recent {
  const link = `/resource-course/${id}${search}`
  return { kind: 'course', title, cover: picture(cover), link, second: 0, step: null }
}

/** A file of this teacher, or one that a colleague shares. */
function toOwnEntry(file: SharedFile | undefined, teacherId: string): Recent | undefined {
  if (!file) return undefined
  const isMine = file.teacherId === teacherId
  const where = isMine ? (file.folderId === null ? '' : `&at=${file.folderId}`) : '&own=shared'
  const link = `/library?scope=own${where}&file=${file.id}`
  return { kind: 'file', title: file.name, cover: '', link, second: 0, step: null }
}
