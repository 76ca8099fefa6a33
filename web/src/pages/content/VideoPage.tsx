import '../../features/content/content.css'
import { useParams } from 'react-router'
import { VideoRoom } from '../../features/content/videos/player/VideoRoom.tsx'
import { readVideoPart } from '../../features/content/videos/video-path.ts'
import { contentFrame } from './content-frame.ts'

/** One video, of all or of a column. */
export function VideoPage() {
  const { video = '', cid } = useParams()
  const { vid, page } = readVideoPart(video)
  return (
    <div className={contentFrame}>
      <VideoRoom key={vid} vid={vid} page={page} cid={cid} />
    </div>
  )
}
