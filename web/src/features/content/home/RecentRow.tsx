import type { homeRecent } from '@pinge/contract/content/recent.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { Link } from 'react-router'
import { formatClock } from '../../../shared/time/format-duration.ts'
import { formatDay } from '../../../shared/time/format-time.ts'

type Recent = DataOf<typeof homeRecent>[number]

const kinds = { course: '课程', video: '视频', file: '资料', story: '故事' }

/** What the teacher used last, each opened where it was left. */
export function RecentRow({ recent, now }: { recent: readonly Recent[]; now: number }) {
  return (
    <ul
      className="grid gap-4"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' }}
    >
      {recent.map((used) => (
        <li key={`${used.kind}-${used.id}`}>
          <Link
            to={used.link}
            className="flex min-h-20 items-center gap-4 rounded-big bg-white p-3 transition-transform duration-160 ease-out hover:-translate-y-0.5"
          >
            <Cover used={used} />
            <span className="min-w-0 flex-1">
              <b className="block truncate text-m">{used.title}</b>
              <span className="text-s text-ink-2">
                {kinds[used.kind]} · {placeOf(used) || formatDay(used.updateTime, now)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A file has no picture: the first character of its name stands for it. */
function Cover({ used: { cover, title } }: { used: Recent }) {
  const shape = { width: '5.5rem', height: '3.5rem' }
  return cover === '' ? (
    <span
      aria-hidden
      style={shape}
      className="grid shrink-0 place-items-center rounded-field bg-brand-tint text-l font-bold text-brand-deep"
    >
      {[...title][0]}
    </span>
  ) : (
    <img src={cover} alt="" loading="lazy" style={shape} className="shrink-0 rounded-field object-cover" />
  )
}

function placeOf({ kind, step, second }: Recent): string {
  if (step !== null) return `上到第 ${step + 1} 步`
  if (second <= 0) return ''
  return kind === 'video' ? `看到 ${formatClock(second)}` : `听到 ${formatClock(second)}`
}
