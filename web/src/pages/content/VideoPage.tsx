import '../../features/content/content.css'
import { useParams } from 'react-router'
import { VideoRoom } from '../../features/content/videos/player/VideoRoom.tsx'
import { readVideoPart } from '../../features/content/videos/video-path.ts'

/** One video, of all or of a column. */
export function VideoPage() {
  const { video = '', cid } = useParams()
  const { vid, page } = readVideoPart(video)
  return (
    <div className="mx-auto flex w-full max-w-[1264px] 2xl:max-w-[1560px] flex-1 flex-col gap-5 px-4 py-5 md:px-8">
      <VideoRoom key={vid} vid={vid} page={page} cid={cid} />
    </div>
  )
}
