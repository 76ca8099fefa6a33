import '../../features/content/content.css'
import { VideoHome } from '../../features/content/videos/list/VideoHome.tsx'
import { pageOf } from '../../shared/navigation/page-of.ts'
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
        page={pageOf(search)}
        onChange={change}
      />
    </div>
  )
}
