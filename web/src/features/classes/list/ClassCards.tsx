import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { ClassCard } from './ClassCard.tsx'
import { findClasses } from './find-classes.ts'

const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-5'

/** Fewer classes are all in sight, and need no search. */
const SEARCHED_FROM = 5

export type ClassCardsProps = {
  classes: readonly ClassSummary[]
  now: number
  /** Archived ones: no class is made among them. */
  isArchive?: boolean
}

export function ClassCards({ classes, now, isArchive = false }: ClassCardsProps) {
  const [typed, setTyped] = useState('')
  const shown = findClasses(classes, typed)

  return (
    <>
      {classes.length >= SEARCHED_FROM && (
        <div className="mb-3.5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <p role="status" className="text-s text-ink-2 empty:hidden">
            {typed.trim() !== '' && `找到 ${shown.length} 个班级`}
          </p>
          <TextField
            label="找班级"
            isLabelHidden
            type="search"
            placeholder="找班级"
            icon={<Search aria-hidden />}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            className="w-full sm:w-65 [&>div]:rounded-full [&>div]:bg-white/85"
          />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          picture="magnifier"
          title={`没有找到“${typed.trim()}”`}
          text="换个词试试，班级名称或班级号都可以。"
          action={
            <Button variant="soft" onClick={() => setTyped('')}>
              清空
            </Button>
          }
        />
      ) : (
        <ul className={cardGrid}>
          {shown.map((summary) => (
            <li key={summary.classId}>
              <ClassCard summary={summary} now={now} />
            </li>
          ))}
          {typed.trim() === '' && !isArchive && (
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
      className="flex h-[226px] flex-col items-center justify-center gap-3 rounded-big bg-white/55 text-center transition-colors duration-160 ease-out hover:bg-white"
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
        <Skeleton key={card} className="h-[226px] rounded-big" />
      ))}
    </SkeletonGroup>
  )
}
