import '../../features/content/content.css'
import { useSearchParams } from 'react-router'
import { StoryList } from '../../features/content/stories/list/StoryList.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { pageOf } from '../../shared/navigation/page-of.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { contentFrame } from './content-frame.ts'

const StoryRoom = onDemand(
  async () => (await import('../../features/content/stories/player/StoryRoom.tsx')).StoryRoom,
)

/** 听故事: all bundles. */
export function StoryListPage() {
  const [search, change] = useSearch()
  return (
    <div className={contentFrame}>
      <StoryList
        keyword={search.get('keyword') ?? ''}
        quality={search.get('quality') ?? ''}
        page={pageOf(search)}
        onChange={change}
      />
    </div>
  )
}

/** A bundle, as the address names it, with its player. */
export function StoryPage() {
  const [search, setSearch] = useSearchParams()
  const chapter = Number(search.get('chapter'))
  return (
    <div className={contentFrame}>
      <StoryRoom
        bundleId={search.get('bundleId') ?? ''}
        periodId={search.get('periodId') ?? ''}
        chapter={Number.isInteger(chapter) && chapter > 0 ? chapter : null}
        onOpen={({ bundleId, periodId, chapter: at }) =>
          setSearch({
            bundleId,
            ...(periodId !== undefined && { periodId }),
            ...(at !== undefined && { chapter: String(at) }),
          })
        }
      />
    </div>
  )
}
