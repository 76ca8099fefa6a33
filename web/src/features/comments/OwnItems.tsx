import type { CommentItem } from '@pinge/contract/comments.ts'
import { ItemSections } from './ItemSections.tsx'
import { recentFirst, type RecentItem } from './recent-items.ts'

export type OwnItemsProps = { items: readonly CommentItem[]; recent: readonly RecentItem[] }

/** The teacher's own items of every quality, those used last first. */
export function OwnItems({ items, recent }: OwnItemsProps) {
  const own = items.filter(({ isCustom }) => isCustom)
  if (own.length === 0)
    return (
      <p className="py-8 text-center text-m text-ink-2">
        还没有自己的项目。常说的话，可以在“管理项目”里添加，下次点一下就送出。
      </p>
    )
  return <ItemSections items={recentFirst(own, recent)} />
}
