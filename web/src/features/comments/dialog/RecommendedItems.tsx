import type { CommentItem } from '@pinge/contract/comments.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { qualityText } from '../../../shared/ui/picture/quality-classes.ts'

/** What this teacher uses most, of any quality, in one row. */
export function RecommendedItems({ items }: { items: readonly CommentItem[] }) {
  return (
    <ul
      aria-label="常用"
      className="grid grid-flow-col gap-2 max-md:-mx-4 max-md:px-4 max-lg:auto-cols-max max-lg:overflow-x-auto max-lg:pb-1 lg:grid-cols-6"
    >
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <button
            type="button"
            data-item-id={item.id}
            aria-label={`${item.name}，${formatSignedPoints(item.score)} 分`}
            className="flex h-12 w-full touch-manipulation items-center gap-2 rounded-full bg-mist pr-3.5 pl-2 transition-colors duration-160 ease-out hover:bg-mist-2"
          >
            <Picture name={item.icon} size={30} fallback={{ text: item.name, type: item.type }} />
            <span className="line-clamp-2 min-w-0 text-left text-base/4 font-bold">{item.name}</span>
            <span className={`num ml-auto text-m ${item.score > 0 ? qualityText[item.type] : 'text-clay'}`}>
              {formatSignedPoints(item.score)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
