import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { ClassCard } from './ClassCard.tsx'
import { findClasses } from './find-classes.ts'

const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21.25rem),1fr))] gap-5'

export type ClassCardsProps = {
  classes: readonly ClassSummary[]
  now: number
  /** What is looked for; empty shows them all. */
  typed: string
  onClear: () => void
  /** What else is done with a class, at the corner of its card. */
  renderMenu: (summary: ClassSummary) => ReactNode
  /** Archived ones: no class is made among them. */
  isArchive?: boolean
}

export function ClassCards({ classes, now, typed, onClear, renderMenu, isArchive = false }: ClassCardsProps) {
  const wanted = typed.trim()
  const shown = findClasses(classes, typed)

  return (
    <>
      <p role="status" className="sr-only">
        {wanted !== '' && `找到 ${shown.length} 个班级`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          picture="magnifier"
          title={`没有找到“${wanted}”`}
          text="换个词试试，班级名称或班级号都可以。"
          action={
            <Button variant="soft" onClick={onClear}>
              清空
            </Button>
          }
        />
      ) : (
        <ul className={cardGrid}>
          {shown.map((summary) => (
            <li key={summary.classId} className="relative">
              <ClassCard summary={summary} now={now} />
              {renderMenu(summary)}
            </li>
          ))}
          {wanted === '' && !isArchive && (
            <li>
              <NewClassTile />
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** The last tile of the list. */
function NewClassTile() {
  return (
    <Link
      to="/comment/create"
      className="flex h-[14.125rem] flex-col items-center justify-center gap-3 rounded-big bg-white/55 text-center transition-colors duration-160 ease-out hover:bg-white"
    >
      <span className="grid size-18 place-items-center rounded-full bg-white">
        <Picture name="school" size={56} />
      </span>
      <span>
        <b className="block text-lg">再建一个班</b>
        <span className="text-s text-ink-2">粘贴名单，一分钟建好</span>
      </span>
    </Link>
  )
}

export function ClassCardsSkeleton() {
  return (
    <SkeletonGroup className={cardGrid}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-[14.125rem] rounded-big" />
      ))}
    </SkeletonGroup>
  )
}
