import '../../features/content/content.css'
import { VideoHome } from '../../features/content/videos/list/VideoHome.tsx'
import { useSearch } from '../../shared/navigation/use-search.ts'

/** 品格课堂. */
export function VideoHomePage() {
  const [search, change] = useSearch()
  return (
    <div className="mx-auto flex w-full max-w-[1264px] 2xl:max-w-[1560px] flex-1 flex-col gap-5 px-4 py-5 md:px-8">
      <VideoHome
        cid={search.get('cid') ?? ''}
        keyword={search.get('keyword') ?? ''}
        page={Math.max(1, Math.trunc(Number(search.get('page'))) || 1)}
        onChange={change}
      />
    </div>
  )
}
