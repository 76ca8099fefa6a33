import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { ChevronRight } from 'lucide-react'
import { useAreRemindersHidden } from '../../../shared/device/reminder-display.store.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { formatReceivers } from './format-receivers.ts'
import { formatTime } from '../../../shared/time/format-time.ts'
import { useFeed } from './use-feed.ts'

export type FeedPillProps = { classId: string; now: () => number; onOpen: () => void }

/** The last comment of the class, and the way to those before it. Until it is known, the way alone. */
export function FeedPill({ classId, now, onOpen }: FeedPillProps) {
  const feed = useFeed(classId)
  const areRemindersHidden = useAreRemindersHidden()
  const last = feed.data?.pages[0]?.items.find(
    ({ isUndone, kind }) => !isUndone && !(areRemindersHidden && kind === 'reminder'),
  )
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-12 max-w-80 min-w-0 animate-fade-in items-center gap-2 rounded-full bg-white/75 px-3.5 text-name hover:bg-white"
    >
      {last && <Picture name={last.icon} size={26} />}
      <span className="sr-only">最近点评：</span>
      {last ? (
        <>
          <span title={`${formatReceivers(last)} ${last.itemName}`} className="min-w-0 truncate">
            <b>{formatReceivers(last)}</b> {last.itemName}
          </span>
          {last.score !== null && <b className="num">{formatSignedPoints(last.score)}</b>}
          <span className="shrink-0 text-s text-ink-2 max-xl:hidden">
            {formatTime(last.createdAt, now())}
          </span>
        </>
      ) : (
        <span aria-hidden>最近点评</span>
      )}
      <ChevronRight aria-hidden className="size-4.5 shrink-0" />
    </button>
  )
}
