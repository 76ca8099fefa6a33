import '../../features/content/content.css'
import { useParams } from 'react-router'
import { VideoHome } from '../../features/content/videos/list/VideoHome.tsx'
import { VideoRoom } from '../../features/content/videos/player/VideoRoom.tsx'
import { readVideoPart } from '../../features/content/videos/video-path.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'

const frame = 'mx-auto flex w-full max-w-[1264px] 2xl:max-w-[1560px] flex-1 flex-col gap-5 px-4 py-5 md:px-8'

/** 品格课堂. */
export function VideoHomePage() {
  const [search, change] = useSearch()
  return (
    <div className={frame}>
      <VideoHome
        cid={search.get('cid') ?? ''}
        keyword={search.get('keyword') ?? ''}
        page={Math.max(1, Math.trunc(Number(search.get('page'))) || 1)}
        onChange={change}
      />
    </div>
  )
}

/** One video, of all or of a column. */
export function VideoPage() {
  const { video = '', cid } = useParams()
  const { vid, page } = readVideoPart(video)
  return (
    <div className={frame}>
      <VideoRoom key={vid} vid={vid} page={page} cid={cid} />
    </div>
  )
}
