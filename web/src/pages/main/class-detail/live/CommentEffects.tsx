import { useGiver, useGiving, usePraiseMoment } from '../../../../features/comments/give/GivingProvider.tsx'
import { formatNotice } from '../../../../features/comments/give/format-comment.ts'
import { useIsKeptQuiet } from '../../../../shared/device/reminder-display.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'

/** An adornment, left out when it cannot be had. */
const PraiseFlight = onDemand(
  async () => (await import('../../../../features/comments/celebration/PraiseFlight.tsx')).PraiseFlight,
  { preload: 'first-sign', isAdornment: true, when: ({ moment }) => moment !== null },
)

/** What is heard and seen of a comment besides its bar: the words for a screen reader, and what flies to the pupils. */
export function CommentEffects() {
  const notice = useGiving((given) => given.notice)
  const moment = usePraiseMoment()
  const isQuiet = useIsKeptQuiet(notice?.comment.item.score ?? 0)
  const { leaveStage } = useGiver()
  return (
    <>
      {/* Said to be live, it is heard also while a dialog is open. */}
      <p role="status" aria-live="polite" className="sr-only">
        {notice && formatNotice(notice, { isQuiet })}
      </p>
      <PraiseFlight moment={moment} onTouch={leaveStage} />
    </>
  )
}
