import type { CommentItem } from '@pinge/contract/comments.ts'
import { DEFAULT_QUALITY_TYPE, type QualityType } from '@pinge/contract/quality-type.ts'
import { X } from 'lucide-react'
import { useId, useState, type MouseEvent } from 'react'
import { describeFailure } from '../../../shared/api/describe-failure.ts'
import { afterPaint } from '../../../shared/device/after-paint.ts'
import { swallowSecondTap } from '../../../shared/device/swallow-second-tap.ts'
import { ErrorBox } from '../../../shared/ui/feedback/ErrorBox.tsx'
import { IconButton } from '../../../shared/ui/form/IconButton.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { tabId } from '../../../shared/ui/layout/Tabs.tsx'
import { CommentItemList, CommentItemSkeleton, OwnItems } from './CommentItemList.tsx'
import { formatTeamNames } from '../format-comment.ts'
import type { DialogTab } from './dialog-key.ts'
import type { Point } from '../celebration/flight-path.ts'
import { FreeCommentForm } from './FreeCommentForm.tsx'
import { ManageItems } from './ManageItems.tsx'
import { QualityTabs } from './QualityTabs.tsx'
import type { RecentItem } from '../items/recent-items.ts'
import { Receivers, type ReceiversProps } from './Receivers.tsx'
import { RemarkField } from './RemarkField.tsx'
import { forgetUnsentWords, useUnsentWords } from './unsent-words.store.ts'
import { useCommentItems } from '../items/use-comment-items.ts'
import { useDialogKeys } from './use-dialog-keys.ts'

export type CommentDialogProps = ReceiversProps & {
  classId: string
  recent: readonly RecentItem[]
  /** What was written for a comment that was refused, so that it need not be written again. */
  keptRemark: string
  /** A free comment that was refused, for the same reason. */
  keptFree?: CommentItem | null
  /** Who left the class while the dialog stood open, in a sentence. */
  gone?: string
  /** A digit that was typed while the dialog was on its way. */
  typedAhead: number | null
  /** `from` is where on the screen the item was picked. */
  onGive: (item: CommentItem, remark: string, from: Point) => void
  onClose: () => void
}

/** The comment for one pupil or many: the item that is tapped is the one that is sent. */
export function CommentDialog(props: CommentDialogProps) {
  const { classId, recent, keptRemark, keptFree, gone = '', typedAhead, ...rest } = props
  const { onGive, onClose, ...receivers } = rest
  const { data: items, error, refetch } = useCommentItems(classId)
  const [tab, setTab] = useState<DialogTab>(keptFree ? 'own' : DEFAULT_QUALITY_TYPE)
  // A free comment begins with the quality that was open last.
  const [quality, setQuality] = useState<QualityType>(keptFree?.type ?? DEFAULT_QUALITY_TYPE)
  const [remark, setRemark] = useState(keptRemark)
  const panelId = useId()
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const hasNobody = gone !== '' && receivers.students.length === 0
  const [isGiven, setIsGiven] = useState(false)

  function open(next: DialogTab): void {
    setTab(next)
    if (next !== 'own') setQuality(next)
  }

  function close(): void {
    forgetUnsentWords()
    onClose()
  }

  function addMore(): void {
    forgetUnsentWords()
    receivers.onAddMore()
  }

  /** The tap is answered first: the dialog is out of sight before the comment is drawn. Another tap meanwhile gives nothing. */
  function give(item: CommentItem, from: Element): void {
    if (isGiven) return
    setIsGiven(true)
    forgetUnsentWords()
    swallowSecondTap()
    const place = middleOf(from)
    afterPaint(() => onGive(item, remark.trim(), place))
  }

  function handleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-item-id]')
    const item = items?.find(({ id }) => id === button?.dataset.itemId)
    if (button && item) give(item, button)
  }

  useDialogKeys({
    tab,
    typedAhead: items && panel ? typedAhead : null,
    onDigit: (digit) => panel?.querySelector<HTMLElement>(`[data-digit="${digit}"]`)?.click(),
    onTab: open,
  })

  return (
    <Sheet
      isOpen
      onClose={close}
      title={hasNobody ? '点评' : titleOf(receivers)}
      isTitleHidden
      isLeaving={isGiven}
      className="h-[92dvh] md:h-[640px]! md:w-[1140px] board:[zoom:1.3] board:md:max-h-[calc((100dvh-32px)/1.3)]"
    >
      <div className="grid min-h-0 flex-1 short:block short:overflow-y-auto grid-rows-[auto_auto_minmax(0,1fr)_auto] max-md:pt-2 md:grid-cols-[152px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex flex-col max-md:row-start-2 max-md:mx-4 max-md:mb-1 md:row-span-3 md:bg-mist md:px-3 md:py-5">
          <p aria-hidden className="px-2.5 pt-1.5 pb-4 text-l font-bold max-md:hidden">
            点评
          </p>
          <QualityTabs value={tab} panelId={panelId} onChange={open} />
          <ManageItems quality={quality} className="mt-auto max-md:hidden" />
        </div>
        <div className="flex min-w-0 items-start gap-2 px-4 max-md:row-start-1 md:pt-4.5 md:pr-4 md:pl-6">
          {hasNobody ? <span className="flex-1" /> : <Receivers {...receivers} onAddMore={addMore} />}
          <IconButton label="关闭" onClick={close}>
            <X />
          </IconButton>
        </div>
        <div
          ref={setPanel}
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, tab)}
          onClick={handleClick}
          className="min-h-0 overflow-y-auto px-4 pb-3 short:overflow-visible md:px-6"
        >
          {gone !== '' && (
            <p role="alert" className="mb-2 rounded-field bg-sun-tint px-4 py-2.5 text-base text-sun-ink">
              {gone}
            </p>
          )}
          {tab === 'own' && (
            <FreeCommentForm kept={keptFree ?? null} quality={quality} isDisabled={hasNobody} onSend={give} />
          )}
          {!hasNobody && items && tab !== 'own' && (
            <CommentItemList items={items} recent={recent} quality={tab} />
          )}
          {!hasNobody && items && tab === 'own' && <OwnItems items={items} recent={recent} />}
          {!items && !error && <CommentItemSkeleton />}
          {!items && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
          <ManageItems quality={quality} className="mt-2 md:hidden" />
        </div>
        <RemarkField
          value={remark}
          onChange={(text) => {
            setRemark(text)
            useUnsentWords.setState({ remark: text })
          }}
        />
      </div>
    </Sheet>
  )
}

function titleOf({ toTeams, students }: ReceiversProps): string {
  if (toTeams) return `点评${formatTeamNames(toTeams)}`
  return students.length === 0 ? '连续点评' : `点评 ${students.length} 名学生`
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
