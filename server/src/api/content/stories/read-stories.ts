import type * as contract from '@pinge/contract/content/stories.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue, CataloguePeriod } from '../catalogue/catalogue.ts'
import { selectProgress, upsertProgress } from '../kept/kept.queries.ts'
import { hasKeyword, pageOf } from '../page-of.ts'

export function listBundles(
  { bundles }: Catalogue,
  request: RequestOf<typeof contract.storyBundles>,
): DataOf<typeof contract.storyBundles> {
  const found = [...bundles.values()].filter(
    ({ id, title, intro, qualityType, periods }) =>
      (request.bundleId === undefined || id === request.bundleId) &&
      (request.qualityType === undefined || qualityType === request.qualityType) &&
      hasKeyword(request.keyword, [
        title,
        intro,
        ...periods.flatMap(({ chapters }) => chapters.map((chapter) => chapter.title)),
      ]),
  )
  const { list, ...page } = pageOf(found, request)
  return {
    ...page,
    list: list.map((bundle) => ({
      id: bundle.id,
      name: bundle.title,
      cover: bundle.picture(bundle.cover),
      intro: bundle.intro,
      qualityType: bundle.qualityType,
      ageMin: bundle.ageMin,
      ageMax: bundle.ageMax,
      voices: [...bundle.voices],
      periodTotal: bundle.periods.length,
      chapterTotal: bundle.periods.reduce((sum, { chapters }) => sum + chapters.length, 0),
      duration: bundle.periods.reduce((sum, period) => sum + secondsOf(period), 0),
      sample: bundle.isSample,
    })),
  }
}

export function listPeriods(
  { bundles }: Catalogue,
  { bundleId }: RequestOf<typeof contract.storyPeriods>,
): DataOf<typeof contract.storyPeriods> {
  const bundle = bundles.get(bundleId)
  if (!bundle) throw new AppError('contentNotFound')
  return bundle.periods.map((period, index) => ({
    id: period.id,
    name: period.name,
    index,
    chapterTotal: period.chapters.length,
    duration: secondsOf(period),
  }))
}

export function listChapters(
  { periods }: Catalogue,
  { periodId }: RequestOf<typeof contract.storyChapters>,
): DataOf<typeof contract.storyChapters> {
  const found = periods.get(periodId)
  if (!found) throw new AppError('contentNotFound')
  const { period, bundle } = found
  return period.chapters.map((chapter, index) => ({
    id: chapter.id,
    index,
    vid: chapter.sound === undefined ? null : chapter.id,
    title: chapter.title,
    cover: bundle.picture(chapter.cover ?? bundle.cover),
    duration: chapter.seconds,
    text: chapter.text,
    refrain: chapter.refrain ?? null,
    question: chapter.question,
  }))
}

function secondsOf({ chapters }: CataloguePeriod): number {
  return chapters.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** The period of a chapter of a bundle; undefined when it is not in it. */
function periodOf({ bundles }: Catalogue, bundleId: string, chapterId: string | null): string | undefined {
  return bundles.get(bundleId)?.periods.find(({ chapters }) => chapters.some(({ id }) => id === chapterId))
    ?.id
}

export async function listStoryProgress(
  db: Db,
  { teacherId }: TeacherContext,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.storyProgress>> {
  const rows = [...(await selectProgress(db, teacherId)).values()]
  return rows.flatMap(({ entryId, partId, position, updatedAt }) => {
    const periodId = periodOf(catalogue, entryId, partId)
    if (periodId === undefined || partId === null) return []
    return [{ bundleId: entryId, periodId, chapterId: partId, second: position, updateTime: updatedAt }]
  })
}

export async function keepChapter(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { bundleId, periodId, chapterId, second }: RequestOf<typeof contract.saveStoryProgress>,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.saveStoryProgress>> {
  if (periodOf(catalogue, bundleId, chapterId) !== periodId) throw new AppError('contentNotFound')
  await upsertProgress(trx, {
    teacherId,
    entryId: bundleId,
    partId: chapterId,
    position: second,
    updatedAt: clock(),
  })
  return { second }
}
