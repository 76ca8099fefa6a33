import { storyBundles, storyChapters, storyPeriods } from '@pinge/contract/content/stories.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { formatClock, formatMinutes } from '../../../shared/time/format-duration.ts'
import { storyPath } from '../stories/story-path.ts'

export type HomeStory = { id: string; to: string; cover: string; title: string; text: string }

const MAX_STORIES = 6
/** With fewer bundles the first one shows its own stories. */
const ENOUGH_BUNDLES = 3

/** What a first page offers to listen to. `stories` is undefined until it is known. */
export function useHomeStories(): { title: string; stories: readonly HomeStory[] | undefined } {
  const bundles = useRead(storyBundles, { pageNum: 1, pageSize: MAX_STORIES })
  const list = bundles.data?.list ?? []
  const [first] = list
  const isAlone = first !== undefined && list.length < ENOUGH_BUNDLES
  const bundleId = first?.id ?? ''
  const periods = useRead(storyPeriods, { bundleId }, { enabled: isAlone })
  const chapters = useFirstChapters(bundleId, periods.data?.map(({ id }) => id) ?? [])
  if (isAlone) {
    const isLost = periods.isError || periods.data?.length === 0
    return { title: `${first.name}的故事`, stories: isLost ? [] : chapters }
  }
  return {
    title: '听故事',
    stories: bundles.isError
      ? []
      : bundles.data?.list.map(({ id, name, cover, duration }) => ({
          id,
          cover,
          title: name,
          text: formatMinutes(duration),
          to: storyPath({ bundleId: id }),
        })),
  }
}

/** Of the first periods, as many stories as there is room for; undefined until they are known. */
function useFirstChapters(bundleId: string, periodIds: readonly string[]): readonly HomeStory[] | undefined {
  const [first = '', second = '', third = ''] = periodIds
  const reads = [useChapters(bundleId, first), useChapters(bundleId, second), useChapters(bundleId, third)]
  return first === '' || reads.some((read) => read === undefined)
    ? undefined
    : reads.flatMap((read) => read ?? []).slice(0, MAX_STORIES)
}

/** The stories of one period; none where there is no such period or it does not come. */
function useChapters(bundleId: string, periodId: string): readonly HomeStory[] | undefined {
  const { data, isError } = useRead(storyChapters, { periodId }, { enabled: periodId !== '' })
  if (periodId === '' || isError) return []
  return data?.map(({ id, title, cover, duration }, place) => ({
    id,
    title,
    cover,
    text: formatClock(duration),
    to: storyPath({ bundleId, periodId, chapter: place + 1 }),
  }))
}
