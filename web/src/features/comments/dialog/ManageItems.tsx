import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'

export type ManageItemsProps = { classId: string; quality: QualityType; className: string }

/** The way to where items are made, hidden and put in order; from there back into this class. */
export function ManageItems({ classId, quality, className }: ManageItemsProps) {
  return (
    <Link
      to={`/comment/comments-edit?classId=${encodeURIComponent(classId)}&type=${quality}`}
      className={`flex min-h-12 w-fit items-center gap-2.5 rounded-field px-2.5 text-name text-ink-2 hover:text-ink ${className}`}
    >
      <SlidersHorizontal aria-hidden className="size-4.5" />
      管理点评项
    </Link>
  )
}
