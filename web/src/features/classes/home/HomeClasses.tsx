import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Maximize } from 'lucide-react'
import { Link } from 'react-router'
import { useIsKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { fillScreen } from '../../../shared/device/use-fullscreen.ts'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ClassBadge } from '../../../shared/ui/picture/ClassBadge.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'
import { formatLastComment } from '../format-last-comment.ts'

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.625rem),1fr))] gap-4'

export type HomeClassesProps = { classes: readonly ClassSummary[]; now: number }

/** The teacher's classes in one or two columns, beside what there is to do. */
export function HomeClasses({ classes, now }: HomeClassesProps) {
  return (
    // On a phone the day does not wait below so many.
    <ul className={`${grid} max-md:[&>li:nth-child(n+5)]:hidden`}>
      {classes.map((summary) => (
        <li key={summary.classId}>
          <HomeClassCard summary={summary} now={now} />
        </li>
      ))}
    </ul>
  )
}

export function HomeClassesSkeleton() {
  return (
    <SkeletonGroup className={`${grid} mt-14`}>
      <Skeleton className="h-41 rounded-big" />
      <Skeleton className="h-41 rounded-big" />
    </SkeletonGroup>
  )
}

type HomeClassCardProps = { summary: ClassSummary; now: number }

/** A class on the teacher's own first page, with the three ways into it. */
function HomeClassCard({ summary, now }: HomeClassCardProps) {
  const { classId, className, classImg, studentCount, praisedToday, isExample } = summary
  const isQuiet = useIsKeptQuiet(summary.lastComment?.score ?? 0)
  return (
    <article className="flex flex-col gap-4 rounded-big bg-white p-5">
      <div className="flex items-center gap-4">
        <ClassBadge classImg={classImg} size={64} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-l font-bold" title={className}>
            <Link to={classDetailPath(classId)} className="rounded-s hover:text-brand-deep">
              {className}
            </Link>
          </h3>
          <p className="truncate text-s text-ink-2">
            <b className="num text-ink">{studentCount}</b> 人 ·{' '}
            {praisedToday > 0 ? `今天 ${praisedToday} 人被夸` : formatLastComment(summary, now, { isQuiet })}
          </p>
        </div>
        {isExample && <Tag>示例</Tag>}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={classDetailPath(classId)} className="flex-1" aria-label={`${className}，进入班级`}>
          进入班级
        </ButtonLink>
        <ButtonLink
          to={`/comment/class-comment?classId=${encodeURIComponent(classId)}`}
          variant="mist"
          aria-label={`${className}，点评记录`}
        >
          点评记录
        </ButtonLink>
        {document.fullscreenEnabled && (
          <ButtonLink
            to={classDetailPath(classId)}
            variant="mist"
            aria-label={`${className}，大屏`}
            className="max-md:hidden"
            // A browser fills the screen only while the hand is still on it.
            onClick={fillScreen}
          >
            <Maximize aria-hidden />
            大屏
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
