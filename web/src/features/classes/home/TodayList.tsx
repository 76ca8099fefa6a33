import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import type { TodayAction } from './today-actions.ts'

/** 今天可以做: a few things, each one tap away. */
export function TodayList({ actions }: { actions: readonly TodayAction[] }) {
  if (actions.length === 0)
    return (
      <div className="flex items-center gap-4 rounded-big bg-sun-tint p-5">
        <Picture name="sunface" size={52} />
        <p className="text-m">
          <b className="block">今天的事都做好了</b>
          <span className="text-ink-2">今天辛苦了。</span>
        </p>
      </div>
    )
  return (
    <ul className="flex flex-col gap-3">
      {actions.map(({ key, picture, title, text, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-20 items-center gap-4 rounded-big bg-white px-5 py-3 transition-transform duration-160 ease-out hover:-translate-y-0.5"
          >
            <Picture name={picture} size={44} />
            <span className="min-w-0 flex-1">
              <b className="block truncate text-m">{title}</b>
              <span className="text-s text-ink-2">{text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function TodaySkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-20 rounded-big" />
      <Skeleton className="h-20 rounded-big" />
      <Skeleton className="h-20 rounded-big" />
    </SkeletonGroup>
  )
}
