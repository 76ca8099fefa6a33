import type { ClassSummary } from '@pinge/contract/classes.ts'
import { schoolDay } from '@pinge/contract/values/school-days/school-time.ts'
import { Crown, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useIsKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { ClassCover } from '../../../shared/ui/picture/ClassCover.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'
import { formatToday } from '../format-day.ts'
import { formatLastComment } from '../format-last-comment.ts'
import { RemoveExample } from './RemoveExample.tsx'

export type ClassCardProps = { summary: ClassSummary; now: number }

export function ClassCard({ summary, now }: ClassCardProps) {
  const {
    classId,
    className,
    classImg,
    isOwner,
    isExample,
    isArchived,
    studentCount,
    headers,
    praisedToday,
    lastComment,
  } = summary
  const isQuiet = useIsKeptQuiet(summary.lastComment?.score ?? 0)
  const isCommentedToday = lastComment !== null && schoolDay(lastComment.createdAt) === schoolDay(now)
  const today = formatToday(praisedToday, isCommentedToday)

  return (
    <article className="group relative flex h-[14.125rem] flex-col overflow-hidden rounded-big bg-white transition-transform duration-160 ease-out hover:-translate-y-0.5 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand">
      <ClassCover classImg={classImg} className="h-27" />
      <Tag tone="white" className="absolute top-3.5 left-4">
        {!isExample && (isOwner ? <Crown aria-hidden /> : <Users aria-hidden />)}
        {isExample ? '示例' : isOwner ? '创建者' : '协同老师'}
      </Tag>
      {isExample && isOwner && <RemoveExample summary={summary} />}
      <div className={`min-w-0 flex-1 pt-3.5 pl-5 ${isExample ? 'pr-26' : 'pr-14'}`}>
        <h2 className="truncate text-l font-bold" title={className}>
          {/* The whole card leads into the class; its name is what a screen reader says. */}
          <Link
            to={classDetailPath(classId)}
            className="outline-none! shadow-none! after:absolute after:inset-0"
          >
            {className}
          </Link>
        </h2>
        <p className="truncate text-s text-ink-2">{formatLastComment(summary, now, { isQuiet })}</p>
      </div>
      <div className="flex items-center gap-2 pr-4 pb-4 pl-5">
        <Faces headers={headers} />
        <span className="text-s whitespace-nowrap text-ink-2">
          <b className="num text-ink">{studentCount}</b> 人
        </span>
        <span className="flex-1" />
        {isArchived && <Tag>已归档</Tag>}
        {!isArchived && studentCount > 0 && <Tag tone={today.isPraised ? 'sun' : 'mist'}>{today.text}</Tag>}
      </div>
    </article>
  )
}

function Faces({ headers }: { headers: readonly string[] }) {
  if (headers.length === 0) return null
  return (
    <span className="flex" aria-hidden>
      {headers.map((header, index) => (
        <Avatar
          key={index}
          header={header}
          size={30}
          className={`ring-2 ring-white ${index === 0 ? '' : '-ml-[0.4375rem]'}`}
        />
      ))}
    </span>
  )
}
