import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import type { ReactNode } from 'react'
import { CommentItemButton } from './CommentItemButton.tsx'
import { itemsOfType, recommendItems, type RecentItem } from './recent-items.ts'
import { RecommendedItems } from './RecommendedItems.tsx'

const RECOMMENDED = 6
const DIGITS = 9

export type CommentItemListProps = {
  items: readonly CommentItem[]
  recent: readonly RecentItem[]
  quality: QualityType
}

/** What can be given: what is used most, then the praises and the reminders of the open quality. */
export function CommentItemList({ items, recent, quality }: CommentItemListProps) {
  const ofType = itemsOfType(items, recent, quality)
  const praises = ofType.filter((item) => item.score > 0)
  const reminders = ofType.filter((item) => item.score < 0)
  return (
    <>
      <Heading>常用</Heading>
      <RecommendedItems items={recommendItems(items, recent, RECOMMENDED)} />
      <Heading>表扬</Heading>
      <ul aria-label="表扬" className="grid grid-cols-3 gap-2 md:grid-cols-6">
        {praises.map((item, place) => (
          <li key={item.id} className="grid min-w-0">
            <CommentItemButton item={item} digit={place < DIGITS ? place + 1 : undefined} />
          </li>
        ))}
      </ul>
      <Heading>
        提醒一下 <span className="font-normal text-ink-2">轻轻记下，不出声</span>
      </Heading>
      <ul aria-label="提醒一下" className="grid grid-cols-3 gap-2 md:grid-cols-5">
        {reminders.map((item) => (
          <li key={item.id} className="grid min-w-0">
            <CommentItemButton item={item} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return <h3 className="mt-3 mb-2 text-base/5 font-bold">{children}</h3>
}
