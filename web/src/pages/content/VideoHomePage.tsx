import '../../features/content/content.css'
import { VideoHome } from '../../features/content/videos/list/VideoHome.tsx'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { contentFrame } from './content-frame.ts'

/** 品格课堂. */
export function VideoHomePage() {
  const [search, change] = useSearch()
  return (
    <div className={contentFrame}>
      <VideoHome
        cid={search.get('cid') ?? ''}
        keyword={search.get('keyword') ?? ''}
        page={Math.max(1, Math.trunc(Number(search.get('page'))) || 1)}
        onChange={change}
      />
    </div>
  )
}
