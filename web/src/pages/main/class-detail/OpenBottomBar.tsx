import { AwardNoticeBar } from '../../../features/comments/AwardNoticeBar.tsx'
import { UndoInBar } from '../../../features/comments/UndoInBar.tsx'
import type { useAwards } from '../../../features/comments/use-awards.ts'
import { WaitingPill } from '../../../features/comments/WaitingPill.tsx'
import { SelectionBar, type SelectionBarProps } from '../../../features/students/SelectionBar.tsx'

export type OpenBottomBarProps = Omit<SelectionBarProps, 'children'> & {
  awards: ReturnType<typeof useAwards>
  isChoosing: boolean
}

/**
 * The one place at the bottom: what was just given, or who is being chosen. When the teacher goes on choosing before the
 * undo has run out, the bar comes back and keeps the undo in it.
 */
export function OpenBottomBar({ awards, isChoosing, ...deeds }: OpenBottomBarProps) {
  const { notice } = awards
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[max(16px,env(safe-area-inset-bottom))] z-20 grid justify-items-center gap-2 [&>*]:pointer-events-auto">
      <WaitingPill />
      {notice && !isChoosing ? (
        <AwardNoticeBar
          notice={notice}
          onUndo={(award) => void awards.undo(award)}
          onClose={awards.closeNotice}
        />
      ) : (
        isChoosing && (
          <SelectionBar {...deeds}>
            {(notice?.phase === 'given' || notice?.phase === 'queued') && (
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
