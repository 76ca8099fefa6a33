import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { cardGrid } from './card-grid.ts'
import { ClassCard } from './ClassCard.tsx'
import { findClasses } from './find-classes.ts'
import { NewClassTile } from './NewClassTile.tsx'

/** Fewer classes are all in sight, and need no search. */
const SEARCHED_FROM = 5

export type ClassCardsProps = {
  classes: readonly ClassSummary[]
  now: number
  /** Those that rest: no class is made among them. */
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
