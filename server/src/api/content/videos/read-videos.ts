import type * as contract from '@pinge/contract/content/videos.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ContentProgressTable } from '../../../platform/db/tables/content.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue, CatalogueVideo } from '../catalogue/catalogue.ts'
import { selectFavorites, selectProgress, upsertProgress } from '../kept/kept.queries.ts'
import { selectPreviewStates } from '../library/preview-states.ts'
import { toFileItem } from '../library/to-file-item.ts'
import { hasKeyword, pageOf } from '../page-of.ts'

export function listColumns({ columns, videos }: Catalogue): DataOf<typeof contract.videoColumns> {
  return columns.map(({ id, name, cover, picture, intro, isSample }) => ({
    cid: id,
    name,
    cover: picture(cover),
    intro,
    total: [...videos.values()].filter(({ column }) => column === id).length,
    sample: isSample,
  }))
}

export async function listVideos(
  db: Db,
  { teacherId }: TeacherContext,
  request: RequestOf<typeof contract.videoList>,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.videoList>> {
  const { cid, keyword } = request
  const known = new Set(catalogue.columns.map(({ id }) => id))
  const found = [...catalogue.videos.values()].filter(
    ({ column, title, intro }) =>
      column !== undefined &&
      known.has(column) &&
      (cid === undefined || column === cid) &&
      hasKeyword(keyword, [title, intro]),
  )
  const progress = await selectProgress(db, teacherId)
  const { list, ...page } = pageOf(found, request)
  return { ...page, list: list.map((video) => toItem(video, catalogue, progress)) }
}

export async function readVideo(
  db: Db,
  { teacherId }: TeacherContext,
  { vid }: RequestOf<typeof contract.videoDetail>,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.videoDetail>> {
  const video = catalogue.videos.get(vid)
  if (!video) throw new AppError('contentNotFound')
  const files = (video.files ?? []).flatMap((id) => catalogue.files.get(id) ?? [])
  const [favorites, previews] = [await selectFavorites(db, teacherId), await selectPreviewStates(db, files)]
  return {
    ...toItem(video, catalogue, await selectProgress(db, teacherId)),
    intro: video.intro,
    questions: video.questions,
    files: files.map((file) => toFileItem(file, catalogue, { favorites, previews })),
  }
}

export async function keepSecond(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { vid, second }: RequestOf<typeof contract.saveVideoProgress>,
  { videos }: Catalogue,
): Promise<DataOf<typeof contract.saveVideoProgress>> {
  if (!videos.has(vid)) throw new AppError('contentNotFound')
  await upsertProgress(trx, { teacherId, entryId: vid, partId: null, position: second, updatedAt: clock() })
  return { second }
}

function toItem(
  { id, title, cover, picture, seconds, column, isSample }: CatalogueVideo,
  { columns }: Catalogue,
  progress: ReadonlyMap<string, ContentProgressTable>,
): DataOf<typeof contract.videoList>['list'][number] {
  const its = columns.find((one) => one.id === column)
  return {
    vid: id,
    title,
    cover: picture(cover),
    duration: seconds,
    cid: its?.id ?? null,
    columnName: its?.name ?? '',
    second: progress.get(id)?.position ?? 0,
    sample: isSample,
  }
}
