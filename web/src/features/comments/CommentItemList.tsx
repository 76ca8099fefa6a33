import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import { memo } from 'react'
import { DialogHeading } from './DialogHeading.tsx'
import { ItemSections } from './ItemSections.tsx'
import { itemsOfType, recommendItems, type RecentItem } from './recent-items.ts'
import { RecommendedItems } from './RecommendedItems.tsx'

const RECOMMENDED = 6

export type CommentItemListProps = {
  items: readonly CommentItem[]
  recent: readonly RecentItem[]
  quality: QualityType
}

/** What can be given: what is used most, then the praises and the reminders of the open quality. */
export const CommentItemList = memo(function CommentItemList(props: CommentItemListProps) {
  const { items, recent, quality } = props
  const recommended = recommendItems(items, recent, RECOMMENDED)
  const ofType = itemsOfType(items, recent, quality)
  return (
    <>
      {recommended.length > 0 && (
        <>
          <DialogHeading>常用</DialogHeading>
          <RecommendedItems items={recommended} />
        </>
      )}
      <ItemSections items={ofType} />
      {ofType.length === 0 && <p className="py-10 text-center text-m text-ink-2">这一类的项目都停用了</p>}
    </>
  )
})
