import { AwardNoticeBar } from '../../../features/comments/AwardNoticeBar.tsx'
import type { Award } from '../../../features/comments/awards.ts'
import { UndoInBar } from '../../../features/comments/UndoInBar.tsx'
import type { useAwards } from '../../../features/comments/use-awards.ts'
import { SelectionBar, type SelectionBarProps } from '../../../features/students/SelectionBar.tsx'

export type OpenBottomBarProps = Omit<SelectionBarProps, 'children'> & {
  awards: ReturnType<typeof useAwards>
  isChoosing: boolean
  onSendAgain: (award: Award) => void
}

/**
 * The one place at the bottom: what was just given, or who is being chosen. When the teacher goes on choosing before the
 * undo has run out, the bar comes back and keeps the undo in it.
 */
export function OpenBottomBar({ awards, isChoosing, onSendAgain, ...deeds }: OpenBottomBarProps) {
  const { notice } = awards
  const isUrgent = notice?.phase === 'unconfirmed'
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[max(16px,env(safe-area-inset-bottom))] z-20 grid justify-items-center [&>*]:pointer-events-auto">
      {notice && (!isChoosing || isUrgent) ? (
        <AwardNoticeBar
          notice={notice}
          onUndo={(award) => void awards.undo(award)}
          onSendAgain={onSendAgain}
          onGiveUp={awards.giveUp}
          onClose={awards.closeNotice}
        />
      ) : (
        isChoosing && (
          <SelectionBar {...deeds}>
            {notice?.phase === 'given' && (
              <UndoInBar
                key={notice.award.requestId}
                onUndo={() => void awards.undo(notice.award)}
                onClose={awards.closeNotice}
              />
            )}
          </SelectionBar>
        )
      )}
    </div>
  )
}
