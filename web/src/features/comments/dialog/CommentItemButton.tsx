import type { CommentItem } from '@pinge/contract/comments.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { qualityText, qualityTint } from '../../../shared/ui/picture/quality-classes.ts'

export type CommentItemButtonProps = {
  item: CommentItem
  /** The digit that picks it. */
  digit?: number | undefined
}

/** A praise is tall and bright; a reminder low and of clay. Each is the send button itself. */
export function CommentItemButton({ item, digit }: CommentItemButtonProps) {
  return item.score > 0 ? <Praise item={item} digit={digit} /> : <Reminder item={item} />
}

function Praise({ item, digit }: CommentItemButtonProps) {
  return (
    <button
      type="button"
      data-item-id={item.id}
      {...(digit !== undefined && { 'data-digit': digit, 'aria-keyshortcuts': String(digit) })}
      aria-label={`${item.name}，${formatSignedPoints(item.score)} 分`}
      className={`group relative flex h-25 min-w-0 touch-manipulation flex-col items-center justify-center gap-1 rounded-card px-1 transition-transform duration-160 ease-out active:scale-97 md:h-30 ${qualityTint[item.type]}`}
    >
      {digit !== undefined && (
        <kbd
          aria-hidden
          className="num absolute top-2 left-2 min-w-4.5 rounded-[0.375rem] bg-white/85 text-[0.6875rem]/4.5 text-ink-2 max-md:hidden pointer-coarse:hidden"
        >
          {digit}
        </kbd>
      )}
      <span className={`num absolute top-1.5 right-2 text-m/5 font-black ${qualityText[item.type]}`}>
        {formatSignedPoints(item.score)}
      </span>
      <Picture
        name={item.icon}
        fallback={{ text: item.name, type: item.type }}
        className="size-11! transition-transform duration-160 ease-out group-hover:scale-108 md:size-13.5!"
      />
      <span className="text-base/5 font-bold max-md:text-name/5">{item.name}</span>
    </button>
  )
}

function Reminder({ item }: { item: CommentItem }) {
  return (
    <button
      type="button"
      data-item-id={item.id}
      aria-label={`待改进：${item.name}，${formatSignedPoints(item.score)} 分`}
      className="relative flex h-21 min-w-0 touch-manipulation flex-col items-center justify-center gap-1 rounded-card bg-clay-tint px-1 transition-transform duration-160 ease-out active:scale-97 md:h-15 md:flex-row md:justify-start md:gap-2 md:px-3"
    >
      <Picture
        name={item.icon}
        size={32}
        fallback={{ text: item.name, type: item.type }}
        className="max-md:size-8.5!"
      />
      <span className="text-base/4.5 font-bold md:text-left">{item.name}</span>
      <span className="num text-m/5 font-black text-clay max-md:absolute max-md:top-1.5 max-md:right-2 md:ml-auto">
        {formatSignedPoints(item.score)}
      </span>
    </button>
  )
}
