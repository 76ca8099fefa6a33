import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { MouseEvent, Ref } from 'react'
import type { Read } from '../../../shared/api/use-read.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { tabId } from '../../../shared/ui/layout/Tabs.tsx'
import type { FreeComment } from '../items/free-comment.ts'
import { useRecentItems } from '../items/recent-items.store.ts'
import { CommentItemList, CommentItemSkeleton, OwnItems } from './CommentItemList.tsx'
import type { DialogTab } from './dialog-key.ts'
import { FreeCommentForm } from './FreeCommentForm.tsx'
import { ManageItems } from './ManageItems.tsx'

export type CommentPanelProps = {
  id: string
  ref: Ref<HTMLDivElement>
  classId: string
  tab: DialogTab
  quality: QualityType
  /** A new item is wanted. */
  onAdd: () => void
  items: Read<CommentItem[]>
  gone: string
  free: FreeComment | null
  onFree: (free: FreeComment) => void
  isForNoPupil: boolean
  onGive: (item: CommentItem, from: Element) => void
}

/** The items of the open tab; each is the button that sends it. */
export function CommentPanel(props: CommentPanelProps) {
  const { id, ref, classId, tab, quality, items, gone, free, isForNoPupil, onAdd, onFree, onGive } = props
  const recent = useRecentItems(useCurrentUser()?.userId)

  function handleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-item-id]')
    const item = items.data?.find(({ id: known }) => known === button?.dataset.itemId)
    if (button && item) onGive(item, button)
  }

  return (
    // Each item is a button, which keys press too; the panel hears the clicks of all of them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      id={id}
      role="tabpanel"
      aria-labelledby={tabId(id, tab)}
      onClick={handleClick}
      className="min-h-0 overflow-y-auto px-4 pb-3 max-md:short:overflow-visible cramped:overflow-visible md:px-6"
    >
      {gone !== '' && (
        <p role="alert" className="mb-2 rounded-field bg-sun-tint px-4 py-2.5 text-base text-sun-ink">
          {gone}
        </p>
      )}
      {tab === 'own' && (
        <FreeCommentForm
          free={free}
          quality={quality}
          isDisabled={isForNoPupil}
          onChange={onFree}
          onSend={onGive}
        />
      )}
      <ReadView read={items} waiting={<CommentItemSkeleton />}>
        {(known) => {
          if (isForNoPupil) return null
          return tab === 'own' ? (
            <OwnItems items={known} recent={recent} />
          ) : (
            <CommentItemList items={known} recent={recent} quality={tab} />
          )
        }}
      </ReadView>
      <ManageItems classId={classId} quality={quality} onAdd={onAdd} className="mt-2 md:hidden" />
    </div>
  )
}
