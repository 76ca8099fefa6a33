import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { memo } from 'react'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { DialogHeading } from './DialogHeading.tsx'
import { ItemSections } from './ItemSections.tsx'
import { itemsOfType, recentFirst, recommendItems, type RecentItem } from '../items/recent-items.ts'
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
      {ofType.length === 0 && <p className="py-10 text-center text-m text-ink-2">这一类的点评项都停用了</p>}
    </>
  )
})

export type OwnItemsProps = { items: readonly CommentItem[]; recent: readonly RecentItem[] }

/** The teacher's own items of every quality, those used last first. */
export function OwnItems({ items, recent }: OwnItemsProps) {
  const own = items.filter(({ isCustom }) => isCustom)
  if (own.length === 0)
    return (
      <p className="py-8 text-center text-m text-ink-2">
        还没有自定义点评项。常说的话，可以“添加点评项”，下次点一下就能用。
      </p>
    )
  return <ItemSections items={recentFirst(own, recent)} />
}

/** The places of the items before they come. */
export function CommentItemSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-3 gap-2 pt-10 md:grid-cols-4 lg:grid-cols-6">
      {Array.from({ length: 12 }, (_, place) => (
        <span key={place} className="h-25 animate-pulse rounded-card bg-mist md:h-30" />
      ))}
    </SkeletonGroup>
  )
}
