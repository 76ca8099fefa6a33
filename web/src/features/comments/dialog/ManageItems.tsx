import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { Plus, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'

export type ManageItemsProps = {
  classId: string
  quality: QualityType
  onAdd: () => void
  className: string
}

/** A new item, made without leaving the lesson; and the way to where all of them are hidden and put in order. */
export function ManageItems({ classId, quality, onAdd, className }: ManageItemsProps) {
  return (
    <div className={`flex flex-wrap md:flex-col ${className}`}>
      <button type="button" onClick={onAdd} className={entry}>
        <Plus aria-hidden className="size-4.5" />
        添加点评项
      </button>
      <Link
        to={`/comment/comments-edit?classId=${encodeURIComponent(classId)}&type=${quality}`}
        className={entry}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        管理点评项
      </Link>
    </div>
  )
}

const entry =
  'flex min-h-12 w-fit items-center gap-2.5 rounded-field px-2.5 text-name text-ink-2 hover:text-ink'
