import type { VideoItem } from '@pinge/contract/content/videos.ts'
import { Link } from 'react-router'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { Found } from '../../Found.tsx'
import { canResume, isSeen } from '../player/use-video.ts'

/** One video of a list; how far it was seen is drawn. */
export function VideoCard({ video, to, keyword }: { video: VideoItem; to: string; keyword: string }) {
  const { title, cover, duration, second, columnName } = video
  return (
    <Link to={to} className="flex h-full flex-col overflow-hidden rounded-card bg-white hover:bg-brand-tint">
      <span className="relative">
        <img src={cover} alt="" loading="lazy" className="aspect-video w-full object-cover" />
        <span className="num absolute right-2 bottom-2 rounded-full bg-ink/80 px-2 text-s text-white">
          {formatClock(duration)}
        </span>
        {canResume(second, duration) && (
          <i
            aria-hidden
            className="absolute bottom-0 left-0 h-1 bg-sun"
            style={{ width: `${(second / duration) * 100}%` }}
          />
        )}
      </span>
      <span className="flex flex-col gap-0.5 p-3">
        <b>
          <Found text={title} keyword={keyword} />
        </b>
        <span className="text-s text-ink-2">
          {columnName}
          {canResume(second, duration) && ` · 看到 ${formatClock(second)}`}
          {isSeen(second, duration) && ' · 看完了'}
        </span>
      </span>
    </Link>
  )
}
