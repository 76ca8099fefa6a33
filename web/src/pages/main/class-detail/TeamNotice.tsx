import { AwardNoticeBar } from '../../../features/comments/AwardNoticeBar.tsx'
import type { useGiving } from './use-giving.ts'

/** What was just given, where the thumb is, with the way back while it stands. */
export function TeamNotice({ giving }: { giving: ReturnType<typeof useGiving> }) {
  const { awards, sendAgain } = giving
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[max(16px,env(safe-area-inset-bottom))] z-20 grid justify-items-center [&>*]:pointer-events-auto">
      {awards.notice && (
        <AwardNoticeBar
          notice={awards.notice}
          onUndo={(award) => void awards.undo(award)}
          onSendAgain={sendAgain}
          onGiveUp={awards.giveUp}
          onClose={awards.closeNotice}
        />
      )}
    </div>
  )
}
