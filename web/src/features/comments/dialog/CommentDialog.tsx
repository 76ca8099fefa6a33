import type { CommentItem } from '@pinge/contract/comments.ts'
import { DEFAULT_QUALITY_TYPE, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { afterPaint } from '../../../shared/device/after-paint.ts'
import { handedQuality, handOverQuality } from '../../../shared/navigation/handed-quality.ts'
import { swallowSecondTap } from '../../../shared/device/swallow-second-tap.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import type { Point } from '../celebration/flight-path.ts'
import { formatTeamNames } from '../give/format-comment.ts'
import type { Giving } from '../give/GivingProvider.tsx'
import type { FreeComment } from '../items/free-comment.ts'
import { useCommentItems } from '../items/use-comment-items.ts'
import type { CommentPhoto } from './CommentPhotoField.tsx'
import { CommentPanel } from './CommentPanel.tsx'
import type { DialogTab } from './dialog-key.ts'
import { ManageItems } from './ManageItems.tsx'
import { DialogTabs } from './DialogTabs.tsx'
import { Receivers, type ReceiversProps } from './Receivers.tsx'
import { RemarkField } from './RemarkField.tsx'
import { forgetUnsentWords } from './unsent-words.store.ts'
import { useDialogKeys } from './use-dialog-keys.ts'
import { useWords } from './use-words.ts'

/** What goes with the item. */
export type CommentWords = Pick<Giving, 'remark' | 'photo'>

export type CommentDialogProps = ReceiversProps & {
  classId: string
  /** Who left the class while the dialog stood open, in a sentence. */
  gone?: string
  /** A digit that was typed while the dialog was on its way. */
  typedAhead?: number | null
  /** The form in which a new item of this quality is made, over the dialog. */
  renderNewItem: (quality: QualityType, onClose: () => void) => ReactNode
  /** `from` is where on the screen the item was picked. */
  onGive: (item: CommentItem, words: CommentWords, from: Point) => void
  onClose: () => void
}

const CommentPhotoField = onDemand(async () => (await import('./CommentPhotoField.tsx')).CommentPhotoField, {
  fallback: <span className="size-12 shrink-0" />,
})

/** The comment for one pupil or many: the item that is tapped is the one that is sent. */
export function CommentDialog(props: CommentDialogProps) {
  const { classId, gone = '', typedAhead = null, renderNewItem, onGive, onClose, ...receivers } = props
  const { remark, free, photo: keptPhoto, write, keepForMore } = useWords(classId, receivers)
  const items = useCommentItems(classId)
  const { tab, quality, openTab } = useDialogTab(free)
  const [isAdding, setIsAdding] = useState(false)
  const manage = { classId, quality, onAdd: () => setIsAdding(true) }
  const panelId = useId()
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const [photo, setPhoto] = useState<CommentPhoto>({ url: keptPhoto })
  const { isGiven, give } = useGiveOnce(
    (item, from) => onGive(item, { remark: remark.trim(), ...(photo.url && { photo: photo.url }) }, from),
    () => !photo.whyNot || showError(photo.whyNot),
  )
  const isForNoPupil = gone !== '' && receivers.students.length === 0

  function choosePhoto(chosen: CommentPhoto): void {
    setPhoto(chosen)
    write({ photo: chosen.url })
  }

  function addMore(): void {
    keepForMore()
    receivers.onAddMore?.()
  }

  useDialogKeys({
    tab,
    typedAhead,
    isCovered: isAdding,
    isReady: items.data !== undefined && panel !== null,
    onDigit: (digit) => panel?.querySelector<HTMLElement>(`[data-digit="${digit}"]`)?.click(),
    onTab: openTab,
  })

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isForNoPupil ? '点评' : titleOf(receivers)}
      isTitleHidden
      isLeaving={isGiven}
      className="h-[92dvh] md:h-[40rem]! md:w-[71.25rem]"
    >
      <div className="grid min-h-0 flex-1 max-md:short:block max-md:short:overflow-y-auto cramped:block cramped:overflow-y-auto grid-rows-[auto_auto_minmax(0,1fr)_auto] max-md:pt-2 md:grid-cols-[9.5rem_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex flex-col max-md:row-start-2 max-md:mx-4 max-md:mb-1 md:row-span-3 md:overflow-y-auto md:bg-mist md:px-3 md:py-5 md:short:py-2">
          <p aria-hidden className="px-2.5 pt-1.5 pb-4 text-l font-bold max-md:hidden short:hidden">
            点评
          </p>
          <DialogTabs value={tab} panelId={panelId} onChange={openTab} />
          <ManageItems {...manage} className="mt-auto max-md:hidden" />
        </div>
        <div className="flex min-w-0 items-start gap-2 px-4 max-md:row-start-1 md:pt-4.5 md:pr-4 md:pl-6 md:short:pt-2">
          {isForNoPupil ? <span className="flex-1" /> : <Receivers {...receivers} onAddMore={addMore} />}
          <IconButton label="关闭" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <CommentPanel
          id={panelId}
          ref={setPanel}
          {...manage}
          tab={tab}
          items={items}
          gone={gone}
          free={free}
          isForNoPupil={isForNoPupil}
          onFree={(said) => write({ free: said })}
          onGive={give}
        />
        <RemarkField
          value={remark}
          photo={
            isForNoPupil || isSeries(receivers) ? null : (
              <CommentPhotoField kept={keptPhoto} onChange={choosePhoto} />
            )
          }
          onChange={(text) => write({ remark: text })}
        />
      </div>
      {isAdding && renderNewItem(quality, () => setIsAdding(false))}
    </Sheet>
  )
}

/** The open tab; a free comment begins with the quality that was open last. */
function useDialogTab(keptFree: FreeComment | null) {
  const first = handedQuality() ?? DEFAULT_QUALITY_TYPE
  const [tab, setTab] = useState<DialogTab>(keptFree ? 'own' : first)
  const [quality, setQuality] = useState<QualityType>(keptFree?.type ?? first)

  function openTab(next: DialogTab): void {
    setTab(next)
    handOverQuality(null)
    if (next !== 'own') setQuality(next)
  }

  return { tab, quality, openTab }
}

/** The tap is answered first: the dialog is out of sight before the comment is drawn. A second tap gives nothing. */
function useGiveOnce(
  onGive: (item: CommentItem, from: Point) => void,
  /** Else it is not given yet, and the teacher is told why. */
  isReady: () => boolean | void,
) {
  const [isGiven, setIsGiven] = useState(false)

  function give(item: CommentItem, from: Element): void {
    if (isGiven || !isReady()) return
    setIsGiven(true)
    forgetUnsentWords()
    swallowSecondTap()
    const { left, top, width, height } = from.getBoundingClientRect()
    afterPaint(() => onGive(item, { x: left + width / 2, y: top + height / 2 }))
  }

  return { isGiven, give }
}

/** 连续点评 begins with the item, and gives it to one pupil after another. */
function isSeries({ toTeams, students }: Pick<ReceiversProps, 'toTeams' | 'students'>): boolean {
  return !toTeams && students.length === 0
}

function titleOf({ toTeams, students }: ReceiversProps): string {
  if (toTeams) return `点评${formatTeamNames(toTeams)}`
  return isSeries({ students }) ? '连续点评' : `点评 ${students.length} 名学生`
}
