import type { CommentItem } from '@pinge/contract/comments.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import type { ReactNode } from 'react'
import { useIsKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'

export type SeriesBarProps = {
  item: CommentItem
  onOtherItem: () => void
  onEnd: () => void
  /** The undo of what was just given. */
  children?: ReactNode
}

/** 连续点评: the item that each tap on a pupil gives. */
export function SeriesBar({ item, onOtherItem, onEnd, children }: SeriesBarProps) {
  const isQuiet = useIsKeptQuiet(item.score)
  return (
    <div
      role="toolbar"
      aria-label="连续点评"
      className="flex min-h-17 w-full animate-rise-in items-center gap-1 rounded-[2.125rem] bg-white pr-2 pl-3.5 whitespace-nowrap shadow-float sm:w-auto sm:pr-2.5 sm:pl-4.5"
    >
      {!isQuiet && <Picture name={item.icon} size={40} fallback={{ text: item.name, type: item.type }} />}
      <span className="mx-2 min-w-0 flex-1 truncate">
        {isQuiet ? (
          <b>已选好一项</b>
        ) : (
          <>
            <b>{item.name}</b>{' '}
            <b className={`num text-l ${item.score > 0 ? 'text-brand-deep' : 'text-clay'}`}>
              {formatSignedPoints(item.score)}
            </b>
          </>
        )}
        <span className="ml-2 text-ink-2 max-md:hidden">点学生，即可点评</span>
      </span>
      {children}
      <Button
        variant="quiet"
        className={`px-2.5! sm:px-3.5! ${children ? 'max-sm:hidden' : ''}`}
        onClick={onOtherItem}
      >
        换一项
      </Button>
      <Button data-is-way-back className="min-h-13! px-5!" onClick={onEnd}>
        完成
      </Button>
    </div>
  )
}
